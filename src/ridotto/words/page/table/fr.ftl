### The table of both games: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = À côté de la table
stage-log = Récit
stage-talk = Parler
stage-notes = Notes
stage-unread = nouveaux : { $n }
stage-question = Que faire
stage-back = Un pas en arrière
stage-hurry = Continuer
stage-seconds-left = { $n ->
    [one] Il reste { $n } seconde
   *[other] Il reste { $n } secondes
}
stage-your-turn = À toi
stage-you-are-asked = Ta réponse
stage-line-lost = Reconnexion … rien n’est perdu.
stage-watching = Tu regardes.
stage-paused = La partie est en pause.
stage-bot-plays-for-you = Un bot joue pour toi.
stage-take-back = Reprendre ma place
stage-log-empty = Rien encore dont la table se souvienne.
stage-talk-empty = Personne n’a encore rien dit.
stage-say = Dis quelque chose
stage-send = Dire
stage-notes-about = Toi seul vois ceci. Une touche : sûrement pas. Deux : sûrement. Trois : qui sait.
stage-note-open = qui sait
stage-note-struck = sûrement pas
stage-note-pinned = sûrement
stage-notes-clear = Vider le carnet

## The menu

stage-pause = Mettre en pause
stage-go-on = Reprendre la partie
stage-vote-pause = Voter pour une pause
stage-vote-go-on = Voter pour reprendre
stage-stand = Te lever et regarder
stage-leave = Quitter la table
stage-leave-sure = Partir en pleine partie ? Un bot continue pour toi ; ta place reste à toi.
stage-leave-sure-watching = Quitter la table ?

## Seats and cards

stage-seat = { $name } : { coins }
stage-plays-now = joue
stage-thinks = réfléchit
stage-bot = bot
stage-away = ailleurs
stage-stood-in = un bot joue
stage-announces = annonce
stage-claims = moi aussi !
stage-passes = passe
stage-has-answered = décidé
stage-wins = gagne !
stage-hold-to-see = Maintiens pour voir
stage-card-known = { $card } : tu la connais
stage-card-unsure = { $card } : tu n’en es pas sûr
stage-card-open = { $card } : { $mask }
stage-secret-seen = Tu as vu une carte. Personne d’autre ne doit la voir.
stage-done = C’est vu
stage-remember = Retiens qui est qui : les cartes vont être retournées.
stage-remembered = Je m’en souviens

## Deciding, step by step

stage-do-look = Regarder
stage-do-look-about = voir ta carte en secret
stage-do-swap = Échanger
stage-do-swap-about = avec une autre carte, ou semblant
stage-do-announce = Annoncer
stage-do-announce-about = dire que tu es un masque
stage-which-look = Laquelle de tes cartes regardes-tu ?
stage-which-own = Laquelle de tes cartes prends-tu ?
stage-which-other = Avec quelle carte ? Touche-la sur la table.
stage-which-how = { $first } et { $second } : les échanges-tu vraiment ?
stage-how-swapped = Vraiment échanger
stage-how-pretended = Seulement semblant
stage-how-fate = Laisser le sort décider
stage-which-mask = Qui dis-tu être ?
stage-which-hand = { $mask } : avec laquelle de tes cartes ?
stage-claim = C’est moi !
stage-sure = Vraiment : { $move } ?
stage-yes = Oui
stage-no = Non, retour
stage-passing = Passe dans { $n } …
stage-stop = Stop
stage-sent = Dit à la table …
stage-about = Que fait { $mask } ?

## The Grimm Masquerade

stage-grimm-turn = c’est son tour
stage-grimm-hold = Maintenir pour regarder
stage-grimm-board = Qui est qui ?
stage-grimm-privately = Maintenir : avec tes secrets
stage-grimm-cell-shown = est ce personnage
stage-grimm-cell-marker = jeton posé : ne l’est pas
stage-grimm-cell-impossible = ne peut pas l’être
stage-grimm-cell-certain = ne peut être que celui-ci
stage-grimm-cell-open = possible
stage-grimm-pencil-struck = barré par toi
stage-grimm-pencil-pinned = ton soupçon
stage-grimm-pencil-about = Touche une case pour tes notes : barrer, soupçonner, effacer.
stage-grimm-middle = Le milieu de la table
stage-grimm-cost = Après tes deux cartes, tu peux faire une de ces actions. Elle coûte deux artefacts identiques de tes cartes visibles, ou un trésor et un artefact quelconque.
stage-grimm-ask-payment = { $action } : avec quoi paies-tu ?
stage-grimm-ask-who = Quel personnage est { $who } ?
stage-grimm-ask-whom = { $artifact } : à qui ?
stage-grimm-ask-way = { $artifact } : dans quel sens va la danse ?
stage-grimm-ask-else = Quelqu’un d’autre aussi ?
stage-grimm-nobody-else = Personne d’autre
stage-grimm-thinking = { $who } réfléchit.

## Those who watch, and the wall

stage-tv-sit = S’asseoir
stage-tv-take-seat = Jouer à la place de { $name }
stage-tv-soon = Le bal va commencer
stage-tv-over = La partie est finie
