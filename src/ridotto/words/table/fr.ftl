### Les tables en réseau : ce que lit l’hôte, qui va et vient, ce qui se dit.

## L’hôte

serving-here = Ridotto est ouvert à l’adresse { $address }
serving-near = Sur le même réseau : { $address }
serving-data = Tout est conservé dans { $place }
serving-stop = Ctrl-C arrête le serveur ; chacun retrouvera sa place.
backup-done = Tout est copié dans { $file }
admin-closed = La table { $code } est fermée.
admin-banned = { $who } : accès bloqué jusqu’au { $until } UTC.
admin-unbanned = { $who } peut revenir.
export-done = Parties écrites dans { $file } : { $n }
export-none = Aucune partie finie ne peut être exportée : seules les tables ouvertes pour la recherche en ont.
export-damaged = Le journal de la table { $code } est endommagé : ses parties sont omises. Restaure une sauvegarde si elles comptent.
table-studied = Les parties finies de cette table peuvent servir à la recherche, sans noms, discussions ni heures.

## Entrer

table-your-name = Comment t’appelles-tu ?
table-link = Table { $code } : { $link }
table-waiting = On attend que l’hôte commence. /help montre ce qu’on peut taper.
table-waiting-host = Tu es l’hôte : /fill NOM met des bots aux places vides, /begin commence. /help en dit plus.
table-sealed = Les cartes sont scellées : { $seal }
table-proved = Le sceau est bon : ce sont les cartes scellées au début.
table-seal = Sceau : { $seal }
table-record = Coups : { $moves }. Victoire : { $winners }.
table-nothing-to-decide = Il n’y a rien à décider. /say TEXTE pour parler, /help pour le reste.
table-no-command = Commande inconnue : « { $command } ». /help montre ce qu’on peut taper.
table-way-back = Sur un autre appareil, ce code te fait reconnaître pendant un jour : { $code }
table-connection-back = La connexion était coupée ; te revoilà.
table-help =
    un numéro, une notation ou des mots : ton choix · ? les cartes · q raccrocher (ta place reste à toi)
    /say TEXTE · /phrase NOM · /who · /seat A · /ask A (demander une place en cours de partie) · /stand · /leave · /take (reprendre au bot) · /back (un code pour un autre appareil)
    /name NOM · /vote (pour une pause, ou pour continuer) · /ready (avant une partie)
    hôte : /fill BOT,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove NOM · /standin NOM · /host NOM · /mute NOM · /unmute NOM · /let NOM · /decline NOM

## Places et invités

seat-empty = libre
seat-bot = bot : { $bot }
guest-is-you = toi
guest-is-host = hôte
guest-is-watching = regarde
guest-is-stood-in = un bot joue
guest-is-away = pas là
guest-is-muted = en silence

## Ce qui se passe autour de la table

guest-came = { $who } est là.
guest-went = { $who } s’absente.
guest-sat = { $who } prend place.
guest-stood = { $who } se lève et regarde.
guest-left = { $who } quitte la table.
guest-removed = { $who } doit quitter la table.
guest-stood-in = Un bot joue pour { $who }.
guest-took-back = { $who } joue de nouveau.
guest-renamed = Nouveau nom : { $who }.
guest-hosts = L’hôte est maintenant { $who }.
guest-muted = { $who } n’a plus la parole.
guest-unmuted = { $who } a de nouveau la parole.
guest-paused = { $who } met la partie en pause.
guest-went-on = { $who } fait reprendre la partie.
guest-voted = { $who } vote sur une pause.
guest-ready = { $who } : on peut commencer.
guest-unready = { $who } : encore un instant.
guest-knew = { $who } le savait.
guest-kept-private = { $who } garde une partie finie pour cette table.
guest-made-public = { $who } ne garde plus une partie finie pour cette table.
guest-asked = { $who } demande une place à l’hôte.
guest-declined = { $who } n’a pas de place dans cette partie.
table-paused = La majorité veut une pause : la partie attend que la majorité vote pour continuer, ou que l’hôte la relance.
table-goes-on = La majorité veut continuer : la partie reprend.
table-filled = Des bots prennent place.
table-agreed = Les règles de la table ont changé.
table-adjusted = Le temps de réflexion ou la vitesse des bots a changé.
table-interrupted = Le serveur a été indisponible un instant ; les horloges étaient arrêtées.
table-locked = La table est fermée.
table-unlocked = La table est ouverte.
table-again = Tout le monde est prêt pour une autre partie.
table-played-on = Quelqu’un reprend cette partie au coup { $move }, contre des bots.
table-lost = Des connexions ont été coupées.
table-closed = La table est fermée par l’administration du serveur.

## Phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-who-me = Qui, moi ?
phrase-liar = Mensonge !
phrase-hurry = Un peu plus vite, s’il te plaît.
phrase-thinking = Je réfléchis.
phrase-thanks = Merci !
phrase-again = Encore une partie ?

## Links

seat-name = Place { $n }
preview-title = { $game }, tour { $n }
preview-any = Une partie lors d’un bal masqué : regarde-la étape par étape.
