"""Module 5: quest chambers, one file each, and the markers that block the exit."""
