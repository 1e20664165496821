"""The card room's own files: games, rulebooks and rooms in TOML, read with faults a manager can mend."""
