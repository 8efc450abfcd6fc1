"""Module 4: special chambers, a file a chamber or card."""
