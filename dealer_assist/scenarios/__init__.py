"""Scenario files: a situation at the table and what must come of it, run against the functions the table uses."""
