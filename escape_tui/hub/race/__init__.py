"""Races: tables that play the same temple at the same time, or against a finished game."""
