"""Module 6: characters, one file each."""
