"""Whole pages made of widgets. A screen shows views and emits what the dealer wants; it decides nothing."""
