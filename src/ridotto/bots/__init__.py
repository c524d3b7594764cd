"""Opponents: each sees only what its player sees."""
