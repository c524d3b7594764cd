"""Tables over the network, for people, bots and spectators. Nothing acknowledged is ever lost."""
