"""The version of the companions, which every measured chance names."""

#: Raise it with a change after which companions decide otherwise: what was measured with others is measured
#: again.
BOTS_VERSION = 2
