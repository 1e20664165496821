"""What the screens show, as values, and the plain functions that make it from the table. No Qt in here."""
