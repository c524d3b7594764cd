"""What is said in every game, and by every command."""
