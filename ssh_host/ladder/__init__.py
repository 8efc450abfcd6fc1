"""The weekly ladder, its seasons, and achievements."""
