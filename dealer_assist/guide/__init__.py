"""What the dealer does and says next, and why: codes and numbers, never words."""
