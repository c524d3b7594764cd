"""Bots for Mascarade."""
