"""What a recorded game was worth at each moment, measured by letting companions play on from there."""
