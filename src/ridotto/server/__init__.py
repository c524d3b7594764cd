"""Tables over the network: people, bots and whoever watches, and nothing acknowledged is ever lost."""
