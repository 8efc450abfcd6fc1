"""The ladder of the week, its seasons, and what players achieve."""
