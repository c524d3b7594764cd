### What --help says in French (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

characters = montre les personnages, les artefacts, les actions et les capacités de The Grimm Masquerade
wagers = les personnes sans masque parient sur qui gagnera la manche
treasures = tout le monde a un trésor qui aide à payer une action
abilities = les personnes qui ont le moins de roses ont des capacités spéciales
no-deduction = ne montre pas quels personnages chaque personne peut encore être
