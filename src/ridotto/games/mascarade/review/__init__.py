"""What the review asks of this game."""
