"""A bot for The Thief."""
