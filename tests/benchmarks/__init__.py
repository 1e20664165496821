"""How fast, as ratios taken in one run: a figure from another day or another machine says little."""
