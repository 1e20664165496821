"""The one door to a table: every change, from any screen, reader, import or test, is submitted here."""

from dealer_assist.desk.desk import Desk, Recovered, Submitted
from dealer_assist.desk.keep import Nowhere, Straight, SystemClock
from dealer_assist.desk.saying import NotOpened, open_desk, says

__all__ = ["Desk", "NotOpened", "Nowhere", "Recovered", "Straight", "Submitted", "SystemClock", "open_desk", "says"]
