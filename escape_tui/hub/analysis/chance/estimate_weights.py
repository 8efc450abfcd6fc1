"""The weights of the live estimate; written by `python -m tests.bench.fit_estimate`."""

WEIGHTS = (
    15.38171,
    1.49883,
    -8.72144,
    0.38402,
    -3.47203,
    -1.16593,
    -0.29724,
    -1.57458,
    0.05617,
    -1.15411,
    -0.13987,
    0.67918,
    -3.75907,
)
