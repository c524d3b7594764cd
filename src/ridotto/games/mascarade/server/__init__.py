"""Mascarade on a server: its entry in the catalogue, and the calls of the workshop."""
