"""The Maze: chambers that rearrange the temple; one file per chamber and card."""
