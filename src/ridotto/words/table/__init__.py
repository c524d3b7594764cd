"""What is said around tables on the network, in six languages."""
