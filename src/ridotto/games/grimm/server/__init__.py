"""The Grimm Masquerade on a server: its entry in the catalogue."""
