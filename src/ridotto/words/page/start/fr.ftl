### The start, the waiting room, settings, and what can go wrong there.

start-motto = Un bal, un masque, un mensonge.
start-description = Des jeux de cartes de bal masqué, entre proches et avec des bots. Non officiels.
start-no-script = Ridotto a besoin de JavaScript ici. Sans lui : { $command } dans un terminal.
start-close = Fermer
start-home = Accueil
start-again = Réessayer
start-loading = Les portes s’ouvrent…
start-offline = Tu es hors ligne. Tu peux regarder ce qui est déjà là ; les parties continuent dès que la connexion revient.
start-connection-lost = Connexion perdue. On revient…
start-trouble = Cela n’a pas marché. Réessaie dans un instant.

## The start

start-invitation = Tout le monde porte un masque, les cartes changent de mains sous la table, et n’importe qui peut se dire Roi. Le croiras-tu ?
start-play-now = Jouer maintenant
start-play-now-about = Six à table, dont cinq bots qui bluffent. Le jeu se souvient pour toi, et rien ne presse.
start-play-other = Ou { $game }, à quatre
start-guest = Convive
start-friends = Jouer ensemble
start-create = Ouvrir une table
start-create-about = Pour les proches d’ici et d’ailleurs : un lien, un code ou un QR code.
start-code = Code de la table
start-join = Rejoindre
start-join-about = Six lettres et chiffres. Avec un lien ou un QR code, pas besoin de code.
start-join-bad = Un code a six lettres et chiffres ; celui-ci en a { $n }.
start-public-tables = Tables publiques
start-public-none = Personne n’attend en ce moment. Ouvre une table publique, et on te trouvera.
start-table-of = { $host } attend
start-table-free = { $n ->
    [0] toutes les places sont prises
    [one] { $n } place libre sur { $players }
   *[other] { $n } places libres sur { $players }
}
start-your-tables = Tes tables
start-table-code = Table { $code }
start-phase-waiting = en attente
start-phase-playing = en cours
start-phase-over = terminée
start-learn = Apprendre à jouer
start-learn-about = Les règles en quelques minutes, et une première partie guidée.
start-puzzles = Problèmes
start-puzzles-about = Que ferais-tu ? Des positions où une décision est la meilleure.
start-file = Parties enregistrées
start-file-about = Ouvre un fichier : revois la partie et lis son analyse.
start-notice = Ridotto n’est pas officiel. Il n’a aucun lien avec les éditeurs ou les auteurs des jeux ; ses mots et ses dessins sont les siens.
start-you-are = Ici, tu es { $name }
start-welcome-back = Quel plaisir de te revoir, { $name } !

## A new table

start-new-table = Une nouvelle table
start-game = Jeu
start-players = Places
start-players-about = Personnes et bots ensemble.
start-house-rules = Règles maison
start-house-rules-about = Tout est comme dans la boîte, sauf ce que tu changes.
start-rules = Règles
start-tempo = Temps
start-company = Compagnie
start-clock = Temps de réflexion
start-clock-about = Quand il est écoulé, la table fait pour toi ce qui engage le moins.
start-clock-none = autant que tu veux
start-clock-relaxed = tranquille
start-clock-brisk = rapide
start-clock-times = { $turn } secondes pour un tour, { $answer } pour une réponse.
start-pace = Vitesse des bots
start-pace-about = Ils savent aussitôt ce qu’ils veulent ; c’est pour que tu puisses suivre.
start-pace-instant = aussitôt
start-pace-brisk = rapide
start-pace-relaxed = tranquille
start-stand-in = Remplacement
start-stand-in-about = Le bot qui joue pour une personne absente depuis une minute, jusqu’à son retour.
start-public = Table publique
start-public-about = On peut la trouver depuis l’accueil sans te connaître. Sinon, il faut le code pour entrer.
start-chat = Discussion
start-chat-about = On peut s’écrire.
start-phrases = Phrases
start-phrases-about = Des phrases toutes faites, que chacun lit dans sa langue.
start-notes = Notes
start-notes-about = On peut noter ses soupçons sur la page.
start-study = Pour la recherche
start-study-about = Les parties finies de cette table peuvent servir à étudier le jeu : les coups, sans noms, discussions ni heures. Quiconque arrive en est averti. On ne peut pas l’activer plus tard.
start-late-seats = Places en cours de partie
start-late-seats-about = Qui peut reprendre la place d’un bot, à part la personne qui l’a quittée. On sait alors tout ce que sait cette place. À une table publique : personne.
start-late-seats-nobody = personne
start-late-seats-host = avec l’accord de l’hôte
start-late-seats-anybody = tout le monde
start-delay = Décalage pour le public
start-delay-about = Pour que personne, dans le public, ne souffle ce qu’il y a à voir.
start-delay-none = aucun
start-seconds = { $n } s
start-open = Ouvrir la table
start-agree = Jouer avec ces règles

## Bots

start-bot-name-honest = Le Sincère
start-bot-name-bluffer = Le Bluffeur
start-bot-name-random = Le Caprice
start-bot-name-forgetful = L’Étourdi
start-bot-name-daring = L’Audacieux
start-bot-name-careful = Le Prudent
start-bot-name-sly = Le Rusé
start-bot-name-veteran = Le Vétéran
start-bot-name-searcher = Le Penseur
start-bot-name-searcher-fast = Le Penseur Rapide
start-bot-name-searcher-deep = Le Penseur Profond
start-bot-honest = Ne ment jamais exprès et n’oublie rien.
start-bot-bluffer = Ment quand cela rapporte, et nul ne sait quand.
start-bot-random = Fait ce qui lui passe par la tête.
start-bot-forgetful = Joue bien avec ce qu’il retient, c’est-à-dire peu.
start-bot-daring = Ose plus qu’il n’est sage, et soupçonne tout le monde.
start-bot-careful = Pense un coup d’avance et en dit peu.
start-bot-sly = Pèse chaque carte à ce qu’elle te dirait.
start-bot-veteran = Rompu à des centaines de milliers de parties. Ment aussi souvent que cela rapporte.
start-bot-searcher = Essaie bien des parties dans sa tête. Difficile à battre.
start-bot-searcher-fast = Pareil, en un clin d’œil.
start-bot-searcher-deep = Pareil, pendant toute une seconde. C’est le plus fort.
start-bot-level = force { $n } sur 5

## Who are you?

start-name = Ton nom
start-name-about = C’est ainsi que l’on t’appellera à table.
start-introduce = Bienvenue au bal
start-introduce-table = { $host } t’invite à { $game }.
start-join-table = Rejoindre la table
start-language = Langue
start-refused = Tu ne peux pas entrer
start-reload = Recharger la page
start-old-page = Il y a une version plus récente de cette page. Recharge-la.
start-removed = Tu n’es plus à cette table. Ouvre la tienne, ou rejoins-en une autre.
start-elsewhere = Déjà à table sur un autre appareil ? Ouvres-y les réglages et choisis « { start-other-device } ».

## Another device

start-other-device = Je suis sur un autre appareil
start-other-device-about = Ouvres-y ce lien ou scanne le QR code : on t’y reconnaîtra, à la même place. Il vaut un jour : ne le donne à personne.
start-other-device-make = Montrer le lien
start-back-ask = Cet appareil te connaît comme { $name }. Avec ce lien, il te connaîtra comme la personne qui l’a créé.
start-back-yes = Utiliser le lien
start-back-no = Rester { $name }
start-back-bad = Ce lien n’est pas valable ou a expiré. Crées-en un là où l’on te connaît.

## Deleting an identity

start-delete-me = Supprimer mon identité
start-delete-me-about = Le serveur oublie ton nom, ta langue et tes liens pour d’autres appareils. Tu quittes la table où tu es et ne peux pas revenir comme la même personne. Ce que tu y as dit et joué reste sous ton nom jusqu’à ce que la table soit supprimée.
start-delete-me-now = Supprimer maintenant

## The waiting room

start-waiting-for-host = { $host } commence la partie quand tout le monde est là.
start-seats = Places
start-sit-here = S’asseoir ici
start-bot-here = Un bot ici
start-choose-bot = Qui s’assied ici ?
start-empty-seat = Libérer la place
start-change-bot = Un autre bot
start-here = ici
start-a-bot = bot
start-watching = Regardent
start-stand-up = Se lever et regarder
start-fill = Compléter avec des bots
start-begin = Commencer
start-ready = On peut commencer
start-unready = Pas encore
start-is-ready = on peut commencer
start-ready-count = On peut commencer : { $ready } sur { $people }.
start-fill-and-begin = Compléter avec des bots et commencer
start-missing = { $n ->
    [one] { $n } place est libre. Attends du monde, ou installe un bot.
   *[other] { $n } places sont libres. Attends du monde, ou installe des bots.
}
start-seats-free = { $n ->
    [one] { $n } place est libre.
   *[other] { $n } places sont libres.
}
start-all-here = Toutes les places sont prises.
start-away = Pas là : { $names }. Pendant la partie, un bot joue jusqu’au retour.
start-watch-only = Tu regardes. Touche une place libre pour jouer.
start-invite = Inviter
start-share = Partager le lien
start-copy = Copier le lien
start-copied = Copié
start-share-text = Viens au bal ! Table { $code }
start-scan = Scanne le QR code avec un téléphone, ou ouvre { $address } et tape { $code }.
start-larger = Un QR code plus grand
start-here-only = Ce lien ne marche que sur cet appareil. Pour les téléphones, ouvre la page à l’adresse que le serveur indique pour ton réseau.
start-tv = Montrer la table sur un téléviseur
start-what = À quoi l’on joue
start-change = Changer
start-agreed-players = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
start-agreed-rule = { $name } : { $value }
start-agreed-without = sans : { $name }
start-agreed-public = table publique
start-agreed-private = seulement avec le code
start-agreed-silent = sans discussion
start-agreed-study = parties utilisables pour la recherche, sans noms
start-lock = Fermer la table
start-unlock = Rouvrir la table
start-locked = Fermée : plus personne n’entre.
start-remove = Exclure
start-offer-lock = { $name } n’est plus là. Fermer la table, pour éviter un retour sous un autre nom ?
start-keep-open = La laisser ouverte
start-hand-over = Nommer hôte
start-mute = Ôter la parole
start-unmute = Rendre la parole
start-leave = Quitter la table
start-talk = Conversation
start-take-over = Continuer à la place d’un bot :

## Settings

start-settings = Réglages
start-light = Lumière
start-light-system = comme l’appareil
start-light-night = bougies
start-light-day = jour
start-device = Qui voit cet écran ?
start-device-auto = Selon la table
start-device-private = Moi uniquement
start-device-shared = D’autres aussi
start-device-about = Ce que tu sais est visible si personne d’autre ne regarde ; sinon, garde le doigt sur une carte pour la voir. Selon la table : visible contre les bots, doigt maintenu entre humains.
start-sound = Sons
start-sound-about = Discrets : une carte, une pièce, ton tour.
start-confirm = Demander confirmation
start-confirm-about = Avant tout ce qui ne peut pas être annulé.
start-auto-pass = Passer automatiquement
start-auto-pass-about = Quand quelqu’un annonce un masque, tu passes après un instant, sauf si tu l’arrêtes.
start-notify = Préviens-moi quand c’est à moi
start-notify-about = Par une notification, si la page est à l’arrière-plan.
start-notify-denied = Le navigateur refuse les notifications d’ici ; change cela dans ses réglages.
start-your-turn = C’est à toi
start-your-turn-at = La table { $code } t’attend.
start-save = Enregistrer
start-saved = Enregistré
