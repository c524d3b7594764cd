"""The rules of The Grimm Masquerade: plain Python over small integers and lists.

docs/grimm-rulings.md has our decisions where the printed rules are silent.
"""
