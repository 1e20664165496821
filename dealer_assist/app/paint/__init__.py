"""Drawing: functions that put text, cards, marks and the felt on a painter. They hold no state."""
