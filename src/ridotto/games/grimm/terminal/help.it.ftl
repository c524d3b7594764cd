### What --help says in Italian (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

characters = mostra personaggi, artefatti, azioni e abilità di The Grimm Masquerade
wagers = chi è senza maschera scommette su chi vince la manche
treasures = tutti hanno un tesoro che aiuta a pagare un’azione
abilities = chi ha meno rose ha abilità speciali
no-deduction = non mostra quali personaggi può ancora essere ciascuno
