"""The one door to a table: every change, from any screen, reader, import or test, is submitted here."""
