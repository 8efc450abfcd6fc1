"""Module 5: quest chambers, a file a chamber, and the markers that keep the exit shut."""
