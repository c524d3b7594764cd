### Ciò che gli ambienti rifiutano, in italiano (src/ridotto/refusal.py). Qui si può usare solo { $fact }.

## Tavoli

header-and-settings = un tavolo è un’intestazione oppure un gioco con impostazioni; bisogna togliere una delle due cose
not-compiled = questo tavolo non si può compilare: { $reason }
not-observable = { $title } non ha osservazioni, quindi nemmeno ambienti; ce ne sono per: { $games }
bad-count = { $what } deve essere un numero intero da { $least } a { $most }, non { $value }
too-many-tables = { $tables } tavoli richiedono { $need } GB di memoria e ne sono liberi { $free } GB; ce ne stanno al massimo { $most }
bad-array = l’array { $array } deve avere la forma { $shape } e il tipo { $type }, ed essere contiguo e scrivibile, non { $given }
no-arrays = gli array si danno per nome, come li restituisce new_arrays(), non { $given }
saved-by-another = questi tavoli sono stati salvati da un’altra versione di Ridotto ({ $release }); bisogna caricarli con quella, o preparare tavoli nuovi

## Chi gioca

bad-seats = i posti sono una lista con un nome per ogni posto, o una lista di tali liste, non { $seats }
too-many-seats = i nomi dei posti sono { $seats } e le persone al tavolo sono { $players }
no-learner = almeno un posto deve chiamarsi { $learner }
not-one-learner = qui esattamente un posto deve chiamarsi { $learner }, e con questi posti non è così
bot-not-compiled = il bot { $bot } non può giocare ai tavoli compilati; possono: { $bots }
no-agent = non esiste l’agente { $agent }; gli agenti sono: { $agents }

## Passi

bad-seed = un seme è un numero intero da 0 a 2^{ $bits } − 1, non { $seed }
not-reset = non è stato ancora distribuito nulla; prima bisogna chiamare { $method }
no-action-of = un passo richiede l’azione di { $agent }, che decide, sotto il nome dell’agente, non { $given }
game-over = la partita è finita; bisogna chiamare { $method } per un’altra
no-reset-mask = si ridistribuisce a tutti i tavoli insieme, e mai a uno solo; bisogna togliere reset_mask
bad-actions = un passo richiede un numero intero per ognuno dei { $tables } tavoli, non { $given }
bad-action = un’azione è un numero intero, non { $action }
masked-action = l’azione { $action } è mascherata al tavolo { $table }, dove decide chi ha il numero { $player }; bisogna sceglierne una con maschera 1
masked-move = l’azione { $action } ora è mascherata; bisogna sceglierne una con maschera 1
illegal-action = l’azione { $action } ora non è permessa; scegline una di legal_actions()
bad-render-mode = non esiste il modo di disegno { $mode }; esistono: { $modes }
no-environment = non esiste l’ambiente { $name }: { $reason }
unnamed-environment = ciò che crea l’ambiente si indica come modulo:funzione, non come { $name }
environment-not-made = non si può creare l’ambiente: { $reason }
not-an-environment = { $made } non è un ambiente di PettingZoo (AEC) né di Gymnasium
no-chance-node = qui il caso non decide nulla; chance_outcomes() si chiede dove is_chance_node() è vero
no-observer-parameter = un osservatore ha un solo parametro, { $known }; bisogna togliere { $parameters }
no-observer-of-all = ci sono osservazioni di una persona e di ciò che è pubblico, e nessuna di tutte insieme
not-the-decider = qui non decide chi ha il numero { $player }, quindi non si estrae nulla per quel numero
no-library = non ci sono ambienti per { $library }; ce ne sono per: { $libraries }
