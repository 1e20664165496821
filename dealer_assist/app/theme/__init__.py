"""How the screens look: colours, sizes in millimetres, fonts."""
