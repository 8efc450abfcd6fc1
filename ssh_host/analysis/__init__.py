"""Analyses of finished games, reckoned beside a host in a process of low priority."""
