"""What reports say, in six languages."""
