"""The rules of Mascarade, both editions: plain Python over small integers and lists."""
