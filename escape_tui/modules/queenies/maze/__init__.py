"""The Maze: chambers that move the temple, a file a chamber and a file a card."""
