"""The game in environments of others."""
