"""The house rules: every choice a card room makes, what it means, and the set one table plays by."""
