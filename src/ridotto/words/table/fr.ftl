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
export-damaged = Le journal de la table { $code } est endommagé : ses parties suivantes manquent. Restaure une sauvegarde si elles comptent.

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
table-line-back = La connexion était coupée ; te revoilà.
table-help =
    un numéro, une notation ou des mots : ton choix · ? les cartes · q raccrocher (ta place reste à toi)
    /say TEXTE · /phrase NOM · /who · /seat A · /ask A (demander une place en cours de partie) · /stand · /leave · /take (reprendre au bot) · /back (un code pour un autre appareil)
    /name NOM · /vote (pour une pause, ou pour continuer) · /ready (avant une partie)
    hôte : /fill BOT,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove NOM · /host NOM · /mute NOM · /unmute NOM · /let NOM · /decline NOM

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
guest-asked = { $who } demande une place à l’hôte.
guest-declined = { $who } n’a pas de place dans cette partie.
table-paused = La majorité veut une pause : la partie attend que la majorité vote pour continuer, ou que l’hôte la relance.
table-goes-on = La majorité veut continuer : la partie reprend.
table-filled = Des bots prennent place.
table-agreed = Les règles de la table ont changé.
table-locked = La table est fermée.
table-unlocked = La table est ouverte.
table-again = Tout le monde est prêt pour une autre partie.
table-lost = Des connexions ont été coupées.
table-closed = La table est fermée par l’administration du serveur.

## Phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-i-am-the-king = Je suis le Roi. Vraiment.
phrase-who-me = Qui, moi ?
phrase-liar = Mensonge !
phrase-hurry = Un peu plus vite, s’il te plaît.
phrase-thinking = Je réfléchis.
phrase-thanks = Merci !
phrase-again = Encore une partie ?

## Pourquoi quelque chose ne se fait pas

refused-bad-message = Le serveur n’a pas compris.
refused-too-long = C’est trop long ; raccourcis.
refused-too-fast = Trop à la fois ; attends un instant.
refused-old-client = Le serveur a une autre version ; mets Ridotto à jour.
refused-no-table = Cette table n’existe pas ; vérifie le code.
refused-not-yours = C’est à quelqu’un d’autre de décider ; attends ton tour.
refused-illegal = Ce n’est pas une de tes possibilités.
refused-stale = La partie a continué ; regarde de nouveau.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-host = Il faut être l’hôte pour le faire.
refused-taken = La place est prise ; choisis-en une autre.
refused-no-seat = Cette place n’existe pas.
refused-no-guest = Personne ne s’appelle ainsi ici.
refused-locked = La table est fermée ; demande à l’hôte.
refused-removed = Tu n’es plus à cette table.
refused-empty-seats = Il manque quelqu’un ; attends, ou mets des bots.
refused-bad-agreement = On ne peut pas jouer cela.
refused-no-bot = Ce bot n’existe pas.
refused-bad-name = Ce nom ne va pas ; choisis-en un autre.
refused-silent = Tu ne peux pas dire cela ici.
refused-full = La table est pleine ; ouvres-en une autre.
refused-log-full = Le journal de cette table est plein : termine la partie et ouvre une nouvelle table.
refused-damaged = Les données de cette table sont abîmées : ouvres-en une nouvelle.
refused-watching = Il faut jouer pour cela ; prends place.
refused-busy = Cela n’a pas pu être enregistré ; réessaie.
refused-closing = Le serveur s’arrête ; reviens dans un instant.
refused-banned = L’accès à ce serveur t’est bloqué.
