"""The Grimm Masquerade on a screen."""
