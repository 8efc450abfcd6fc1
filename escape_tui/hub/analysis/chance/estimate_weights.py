"""The weights of the live estimate; written by `python -m tests.bench.fit_estimate`."""

WEIGHTS = (
    13.68597,
    1.42583,
    -7.95639,
    0.54378,
    -3.47444,
    -1.48084,
    -0.47589,
    -1.42802,
    -0.11861,
    0.46482,
    -0.42133,
    0.59958,
    -3.32184,
)
