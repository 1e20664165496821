"""One hand: wagers, streets, showdown, award."""
