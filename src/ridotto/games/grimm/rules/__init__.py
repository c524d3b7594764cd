"""The rules of The Grimm Masquerade: plain Python over small integers and lists, and nothing else.

Rulings of ours where print and rules are both silent:

- Whoever may take a wager first says whether they take one, and only then looks through the cards left (G70).
- Whoever was unmasked by their first card draws the second unseen, and gives it for all to see (G22).
- A player who is unmasked by an exchange puts no markers for their other pairs and triples of it (G40).
- An optional draw is not offered when there is no card to draw; then no ability is used (G46, G80).
- The two cards of a Toast are asked for as one decision; a single card is simply given (G34).
- With one player left to choose, nobody is asked whom they mean (G31, G34, G60).
- A turn that is cut short by the end of the round counts as a turn for the turn limit.
"""
