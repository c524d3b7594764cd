"""Every event, mask and option in words, in six languages."""
