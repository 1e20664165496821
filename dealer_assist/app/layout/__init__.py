"""Where everything stands on the glass, in millimetres. No Qt: every rule of distance is tested as arithmetic."""
