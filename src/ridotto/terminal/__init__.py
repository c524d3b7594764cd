"""Ridotto in a terminal."""
