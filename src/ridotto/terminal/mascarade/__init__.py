"""Mascarade on a screen."""
