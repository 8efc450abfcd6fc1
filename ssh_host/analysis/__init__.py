"""Analyses of finished games, computed in a process of low priority."""
