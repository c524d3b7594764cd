### What --help says in English (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

characters = show the characters, artifacts, actions and abilities of The Grimm Masquerade
wagers = unmasked players bet on who wins the round
treasures = everyone has a treasure that helps to pay for an action
abilities = players with the fewest roses have special abilities
no-deduction = do not show which characters players can still be
