"""Module 7: trap chambers, a file a trap."""
