### What --help says in Italian (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

masks = mostra tutte le maschere e che cosa fanno
scenarios = mostra i set di maschere che hanno un nome
check-mask = controlla una maschera tua e mostra la sua carta
check-set = controlla se delle maschere si possono giocare insieme
edition = 1 (2013, predefinita) o 2 (2021)
scenario = recommended (edizione 1), A o B (edizione 2)
masks-named = le maschere della partita, per nome
mask = una maschera tua da un file TOML; si può ripetere
opening-round = tutti cominciano con uno scambio
all-at-once = le risposte restano segrete finché non ci sono tutte
fate = chi scambia può lasciar decidere la sorte
show-bans = anche mostrare una carta per un potere limita il turno dopo
memory = per quanto il tavolo ricorda ciò che hai visto: solo questo turno, l’ultimo giro o tutta la partita (predefinito: { $default })
only-edition = solo questa edizione, 1 o 2
only-players = solo per questo numero di posti
mask-file = una maschera in TOML, o un link a una maschera o a un set
mask-link = scrive un link che chiunque può aprire e giocare su questo server (predefinito: { $default })
compare = confronta set di maschere giocandoli molte volte
compare-question = mostra quale set di maschere è più equo tra i posti, più breve e più mosso
six-players = in quanti si gioca (predefinito: 6)
masks-listed = le maschere, per nome
compare-sets = uno scenario (recommended, A, B), maschere separate da virgole, o un file TOML con più set
compare-edition = 1 o 2 (predefinita: quella adatta)
compare-seed = un numero che dà di nuovo le stesse partite; 0x davanti a uno esadecimale
