"""The version of the companions, recorded with every measured win rate."""

#: Raise it with every change to the companions' decisions: win rates are then measured again.
BOTS_VERSION = 2
