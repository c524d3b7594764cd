### Ce que les environnements refusent, en français (src/ridotto/refusal.py). Seul { $fact } peut être utilisé ici.

## Tables

header-and-settings = une table est un en-tête ou un jeu avec des réglages ; il faut retirer l’un des deux
not-compiled = cette table ne peut pas être compilée : { $reason }
not-observable = { $title } n’a pas d’observations, donc pas d’environnements ; il y en a pour : { $games }
bad-count = { $what } doit être un nombre entier de { $least } à { $most }, pas { $value }
too-many-tables = { $tables } tables demandent { $need } Go de mémoire et { $free } Go sont libres ; il en tient au plus { $most }
bad-array = le tableau { $array } doit avoir la forme { $shape } et le type { $type }, être contigu et modifiable, pas { $given }
no-arrays = les tableaux se donnent par leur nom, comme new_arrays() les rend, pas { $given }
saved-by-another = ces tables ont été enregistrées par une autre version de Ridotto ({ $release }) ; il faut les charger avec elle, ou dresser de nouvelles tables

## Qui joue

bad-seats = les places sont une liste avec un nom pour chaque place, ou une liste de telles listes, pas { $seats }
too-many-seats = il y a { $seats } noms de places pour { $players } personnes
no-learner = au moins une place doit s’appeler { $learner }
not-one-learner = exactement une place doit ici s’appeler { $learner }, et ce n’est pas le cas
bot-not-compiled = le bot { $bot } ne peut pas jouer aux tables compilées ; ceux-ci le peuvent : { $bots }
no-agent = il n’y a pas d’agent { $agent } ; les agents sont : { $agents }

## Pas

bad-seed = une graine est un nombre entier de 0 à 2^{ $bits } − 1, pas { $seed }
not-reset = rien n’est encore distribué ; il faut d’abord appeler { $method }
no-action-of = un pas demande l’action de { $agent }, qui décide, sous le nom de l’agent, pas { $given }
game-over = la partie est finie ; il faut appeler { $method } pour une autre
no-reset-mask = toutes les tables sont redistribuées ensemble, et aucune seule ; il faut retirer reset_mask
bad-actions = un pas demande un nombre entier pour chacune des { $tables } tables, pas { $given }
bad-action = une action est un nombre entier, pas { $action }
masked-action = l’action { $action } est masquée à la table { $table }, où la personne numéro { $player } décide ; il faut en choisir une dont le masque vaut 1
masked-move = l’action { $action } est masquée maintenant ; il faut en choisir une dont le masque vaut 1
illegal-action = l’action { $action } n’est pas permise maintenant ; choisissez-en une de legal_actions()
bad-render-mode = il n’y a pas de mode de rendu { $mode } ; ceux-ci existent : { $modes }
no-environment = il n’y a pas d’environnement { $name } : { $reason }
unnamed-environment = ce qui crée l’environnement se nomme module:fonction, pas { $name }
environment-not-made = l’environnement ne peut pas être créé : { $reason }
not-an-environment = { $made } n’est un environnement ni de PettingZoo (AEC) ni de Gymnasium
no-chance-node = le hasard ne décide rien ici ; chance_outcomes() se demande là où is_chance_node() est vrai
no-observer-parameter = un observateur a un seul paramètre, { $known } ; il faut retirer { $parameters }
no-observer-of-all = il y a des observations d’une personne et de ce qui est public, et aucune de toutes à la fois
not-the-decider = la personne numéro { $player } ne décide pas ici, donc rien n’est tiré pour elle
no-library = il n’y a pas d’environnements pour { $library } ; il y en a pour : { $libraries }
