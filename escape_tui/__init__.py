"""Escape from a collapsing temple, together."""

__version__ = "1.0.0"
