"""The opponent model: what kind of player everybody is, learnt from what they did."""
