### What the simulation's refusals say in Italian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Games

endless-game = una partita non è finita dopo { $moves } mosse; gioca con un limite di turni

## Clusters

cluster-needs-extra = un cluster richiede un altro pacchetto; installalo con: pip install "ridotto[cluster]"
bad-ray-address = l’indirizzo di un cluster Ray è "auto", "local", host:port o ray://host:port, non { $address }
connected-already = questo programma è già collegato a un cluster Ray; per quello usa l’indirizzo "auto"
no-ray-here = su questo computer non c’è Ray in funzione; avvialo con ray start --head, o indica il suo indirizzo
no-ray-there = nessun cluster Ray risponde a { $address }; controlla l’indirizzo
ray-needs-client = { $address } richiede un altro pacchetto; installalo con: pip install "ray[client]"
ray-other-version = il cluster Ray a { $address } ha un’altra versione di Ray o di Python; installa la stessa
ray-needs-token = il cluster Ray a { $address } chiede un token; imposta RAY_AUTH_MODE=token e RAY_AUTH_TOKEN
ray-not-joined = questo computer non fa parte del cluster a { $address }; aggiungilo con ray start, o usa un indirizzo con ray://
worker-other-sources = un computer del cluster ha un altro Ridotto; installa lo stesso ovunque
worker-without-policy = un computer del cluster non può caricare la strategia ({ $reason }); installa ovunque il suo modulo
policy-not-in-module = una strategia si cerca per modulo e nome, e per { $policy } non si può; falla diventare una funzione di un modulo
games-lost = il cluster ha abbandonato alcune partite dopo altri { $tries } tentativi ({ $error }); leggi i suoi registri
