"""The stage: sends rows of inked cells to one terminal in as few bytes as possible."""
