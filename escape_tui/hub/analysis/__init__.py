"""Analysis: the team's chance at each moment of a recorded game, measured by letting companions play on from
there."""
