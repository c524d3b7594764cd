### What --help says in Dutch (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

characters = toon de personages, artefacten, acties en vaardigheden van The Grimm Masquerade
wagers = ontmaskerde spelers wedden op wie de ronde wint
treasures = iedereen heeft een schat die helpt een actie te betalen
abilities = wie de minste rozen heeft, heeft speciale vaardigheden
no-deduction = toon niet welke personages spelers nog kunnen zijn
