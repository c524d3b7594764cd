"""Bots for The Grimm Masquerade."""
