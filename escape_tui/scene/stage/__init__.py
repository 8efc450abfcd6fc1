"""The stage: how rows of inked cells reach one terminal as the fewest bytes."""
