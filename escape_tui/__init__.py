"""Escape from a collapsing temple, together."""

__version__ = "1.1.0.dev0"
