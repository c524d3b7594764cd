### What the simulation's refusals say in French (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Games

endless-game = une partie n’est pas finie après { $moves } coups ; joue avec une limite de tours

## Clusters

cluster-needs-extra = un cluster demande un paquet de plus ; installe-le avec : pip install "ridotto[cluster]"
bad-ray-address = l’adresse d’un cluster Ray est "auto", "local", host:port ou ray://host:port, pas { $address }
connected-already = ce programme est déjà connecté à un cluster Ray ; pour celui-là, utilise l’adresse "auto"
no-ray-here = aucun Ray ne tourne sur cette machine ; démarres-en un avec ray start --head, ou donne son adresse
no-ray-there = aucun cluster Ray ne répond à { $address } ; vérifie l’adresse
ray-needs-client = { $address } demande un paquet de plus ; installe-le avec : pip install "ray[client]"
ray-other-version = le cluster Ray à { $address } a une autre version de Ray ou de Python que cette machine ; installe la même
ray-needs-token = le cluster Ray à { $address } demande un jeton ; règle RAY_AUTH_MODE=token et RAY_AUTH_TOKEN
ray-not-joined = cette machine ne fait pas partie du cluster à { $address } ; joins-la avec ray start, ou utilise une adresse avec ray://
worker-other-sources = une machine du cluster a un autre Ridotto que celle-ci ; installe le même partout
worker-without-policy = une machine du cluster ne peut pas charger la stratégie ({ $reason }) ; installe son module partout
policy-not-in-module = une stratégie se trouve par son module et son nom, ce qui est impossible pour { $policy } ; fais-en une fonction d’un module
games-lost = le cluster a abandonné une série de parties après { $tries } essais de plus ({ $error }) ; lis ses journaux
