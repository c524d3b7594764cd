### L’analyse d’une partie terminée.

## Demander une analyse et l’attendre

review-title = Analyse de la partie
review-open = Analyse
review-next = Ton analyse est la prochaine.
review-queued = Place dans la file : { $n }.
review-waiting = Demande de l’analyse…
review-cancel = Renoncer
review-cancelled = L’analyse a été annulée.
review-ask = Analyser cette partie
review-quick = D’abord une rapide
review-is-quick = C’est une analyse rapide : ses chiffres sont moins précis que ceux de l’analyse complète.
review-closer = Regarder de plus près
review-off = Ce serveur ne fait pas d’analyses.
review-failed = Impossible d’obtenir l’analyse.
review-back = Retour à la table

## Les chances au fil du temps

review-chances = Chances de gagner
review-chances-about = Une ligne par personne, après chaque décision.
review-kind = Les chances
review-kind-truth = en vérité
review-kind-own = selon ce que chaque personne pouvait savoir
review-moment = Instant
review-deal = La donne
review-step = Tour { $turn } : { $who }
review-watch = Revoir ce moment

## Les personnes

review-player = Qui
review-players-about = Précision : combien peu a été perdu. Audace : la qualité des bluffs. Flair : la qualité des contestations. Chance : ce qu’aucune décision propre n’explique, en points de chance.

## Décisions

review-decisions = Décisions
review-by-player = De qui
review-by-verdict = Jugement
review-everybody = tout le monde
review-any = n’importe lequel
review-options = Toutes les options
review-between = de { $low } à { $high }
review-more = En voir plus
review-no-decisions = Il n’y en a pas.
review-chosen = choisie

## Ce que l’on croyait, en revoyant la partie

review-beliefs-of = Cru par
review-beliefs-nobody = personne
review-beliefs-here = Ce que { $who } pouvait croire ici

## Partager un moment

review-share = Partager ce moment
review-share-names = Avec les noms
review-share-names-about = Sinon, seules les places sont nommées.
review-share-ask-about = Cache la suite.
review-picture = Image
review-picture-save = Enregistrer l’image
review-play-on = Continuer d’ici contre des bots
review-play-on-as = À la place de
review-what-you-see = Tu es à la place de { $who } et ne sais que ce qu’on voyait de là.
review-show-what-came = Montrer ce qui s’est passé

## Confidentialité

review-private = Réservé à cette table
review-private-about = Alors, seules les personnes présentes à la table peuvent ouvrir cette partie, la revoir et lire son analyse.
review-private-others = Quelqu’un d’autre à la table le veut aussi.

## Un conseil en jouant contre des bots

review-hint = Que ferait le Penseur ?
review-hint-thinking = Le Penseur réfléchit…
review-hint-mark = Une marque discrète après mes décisions
review-mark-same = Le Penseur aurait fait de même.
review-mark-close = Presque aussi bien que le choix du Penseur.
review-mark-other = Le Penseur aurait choisi autrement.

## Saved games

review-file-title = Ouvrir une partie enregistrée
review-file-about = Revois une partie enregistrée dans un fichier et lis son analyse. Avec le lien, d’autres le peuvent aussi, pendant une semaine.
review-file-choose = Fichier de la partie
review-file-reading = Lecture du fichier…
review-file-bad = Ce n’est pas le fichier d’une partie.
