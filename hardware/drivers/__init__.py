"""One module for each protocol a reader or shoe may speak."""
