"""The network of the veteran: what it reads, where it learns, and its file."""
