"""Module 7: trap chambers, one file each."""
