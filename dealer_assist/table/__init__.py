"""Between hands: seats, button, blinds; and the one function that changes a table."""
