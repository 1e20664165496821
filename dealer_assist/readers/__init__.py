"""Card readers at the table: which card lies where, and what that proposes to the dealer.

A reader never changes the game. It proposes entries; the dealer takes one with a tap, says otherwise, or passes it
over, and what the dealer says stands for the hand. Cards that are not tabled stay secret, to the screen as well.
"""
