"""Module 6: characters, a file a character."""
