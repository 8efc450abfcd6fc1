"""Module 4: special chambers; one file per chamber or card."""
