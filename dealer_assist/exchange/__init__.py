"""Hands that come from elsewhere or go elsewhere: recorded hand histories, read, played again and written."""
