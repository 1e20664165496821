"""What a game is: streets, cards dealt, betting, how the pot divides. Data, no code per game."""
