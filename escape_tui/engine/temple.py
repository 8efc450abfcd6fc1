"""The temple: chambers on a grid, their doors, and the passages between them."""
