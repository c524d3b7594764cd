### The table of every game: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = À côté de la table
stage-log = Récit
stage-talk = Conversation
stage-notes = Notes
stage-unread = nouveaux : { $n }
stage-question = Que faire
stage-back = Un pas en arrière
stage-hurry = Continuer
stage-device-show = Montrer ce que je sais : personne d’autre ne voit cet écran
stage-device-hide = Cacher ce que je sais : d’autres voient cet écran
stage-seconds-left = { $n ->
    [one] Il reste { $n } seconde
   *[other] Il reste { $n } secondes
}
stage-your-turn = À toi
stage-you-are-asked = Ta réponse
stage-connection-lost = Reconnexion… rien n’est perdu.
stage-watching = Tu regardes.
stage-paused = La partie est en pause.
stage-bot-plays-for-you = Un bot joue pour toi.
stage-take-back = Reprendre ma place
stage-log-empty = Rien ne s’est encore passé.
stage-talk-empty = Personne n’a encore rien dit.
stage-say = Dis quelque chose
stage-send = Envoyer
stage-notes-about = Personne d’autre ne voit ceci. Un appui : certainement pas. Deux : à coup sûr. Trois : qui sait.
stage-note-open = qui sait
stage-note-struck = certainement pas
stage-note-pinned = à coup sûr
stage-notes-clear = Vider le carnet

## The menu

stage-pause = Mettre en pause
stage-go-on = Reprendre la partie
stage-vote-pause = Voter pour une pause
stage-vote-go-on = Voter pour reprendre
stage-stand = Se lever et regarder
stage-tv-about = Ouvre cette adresse dans le navigateur du téléviseur. On n’y voit que ce que tout le monde peut voir.
stage-tv-open = Ouvrir ici
stage-let-bot-play = Laisser un bot jouer pour { $name }
stage-let-bot-play-about = La place peut être reprise à tout moment.
stage-tempo = Temps et rythme
stage-tempo-about = Le changement est immédiat, et toute la table en est informée.
stage-named-text = { $name } : { $text }
stage-leave = Quitter la table
stage-leave-sure = Partir en pleine partie ? Un bot continue pour toi ; ta place reste à toi.
stage-leave-sure-watching = Quitter la table ?

## How fast it goes, and what was skipped

stage-speed = Vitesse
stage-speed-normal = Normale
stage-speed-fast = Rapide
stage-speed-very-fast = Très rapide
stage-fast-forward = Avance rapide
stage-skip = À ma décision
stage-skipping = En route vers ta décision…
stage-as-usual = Tout montrer
stage-missed = Ce que tu as sauté
stage-missed-more = Entre autres :
stage-missed-passes = { $n ->
    [one] { $n } personne passe.
   *[other] { $n } personnes passent.
}
stage-missed-you = Tu as maintenant { $now } ({ $change }).
stage-missed-you-same = Tu as toujours { $now }.
stage-missed-others = Les autres : { $changes }.
stage-missed-scores = Au total : { $changes }.
stage-missed-nothing = Il ne s’est rien passé d’important.

## People at the table

stage-people = Personnes à la table
stage-mute-for-me = Masquer ses messages
stage-unmute-for-me = Afficher ses messages
stage-muted-for-me = messages masqués
stage-report = Signaler
stage-report-about = Que s’est-il passé ?
stage-report-note = Seule la personne qui gère ce serveur le lira ; à la table, personne n’en saura rien.
stage-report-send = Envoyer le signalement
stage-reported = Signalement envoyé.
stage-remove-sure = Exclure { $name } pour de bon ?
stage-plays-for = joue à la place de { $name }
stage-nobody-else = Il n’y a personne d’autre.

## Seats and cards

stage-plays-now = joue
stage-thinks = réfléchit
stage-bot = bot
stage-away = pas là
stage-stood-in = un bot joue
stage-wins = gagne !
stage-done = C’est vu

## Deciding, step by step

stage-sure = Vraiment : { $move } ?
stage-yes = Oui
stage-no = Non, retour
stage-stop = Stop
stage-sent = Envoyé…

## Those who watch, and the wall

stage-tv-sit = S’asseoir
stage-own-seat = Un bot joue à ta place.
stage-tv-take-seat = Jouer à la place de { $name }
stage-ask-seat = Demander à jouer à la place de { $name }
stage-asked = Tu as demandé une place ; l’hôte décide.
stage-seat-request = { $who } aimerait jouer à la place de { $name }.
stage-same-address = Même adresse que { $names } : c’est peut-être la même personne.
stage-let-in = Accepter
stage-decline = Refuser
stage-declined = L’hôte ne te donne pas de place dans cette partie.
stage-more-requests = Autres demandes : { $n }
stage-tv-soon = Le bal va commencer
stage-tv-over = La partie est finie
