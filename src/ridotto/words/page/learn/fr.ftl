### Learning the games: the rules in short, what things are, and what the coach of a first game says.

learn-title = Apprendre à jouer
learn-lead = Des jeux masqués. Lis deux minutes, ou apprends à la table.
learn-games = Les jeux
learn-back = Accueil
learn-in-short = En deux minutes
learn-rules = Règles du jeu
learn-all-rules = Toutes les règles et les cartes, dans un nouvel onglet
learn-options = Règles maison
learn-options-about = Votre table peut adopter chacune d’elles.
learn-glossary = Les mots que tu entendras
learn-nothing = Rien n’est écrit à ce sujet.
learn-offline = Impossible de le charger. Vérifie la connexion et réessaie.
learn-guided = Jouer une première partie guidée
learn-guided-about = Trois bots s’assoient avec toi, personne n’est pressé, et un guide t’explique ce qui se passe.
learn-begin = S’asseoir et commencer
learn-guide-title = Ton guide
learn-guide-got-it = Compris
learn-guide-stop = Passer toutes les leçons
learn-learned = Ce que tu as appris
learn-guide-won = C’était ta première partie. Regarde ci-dessous qui était vraiment qui. Toutes les leçons sont à relire dans le menu de la prochaine partie.
