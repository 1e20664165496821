"""Deal irregularities: what the house's rules make of a card that went wrong, and what the dealer does about it."""
