### Ce que l’entraînement refuse, en français (src/ridotto/refusal.py). Rien d’autre que { $fact } ici.

folder-is-not-a-run = { $folder } contient autre chose ; indiquez un nouveau dossier
folder-has-another-run = { $folder } contient un autre entraînement ({ $game }, graine { $seed }) ; indiquez un nouveau dossier ou retirez ce qui diffère
run-of-another-version = l’entraînement dans { $folder } a été commencé par une autre version de Ridotto ; indiquez un nouveau dossier
broken-checkpoint = le point de reprise dans { $folder } est illisible ; supprimez { $file } pour recommencer, ou indiquez un nouveau dossier
run-cannot-use = impossible d’utiliser { $file } : { $reason }
no-network-for-game = aucun réseau ne peut être entraîné pour ce jeu ; jeux possibles : { $games }
