### What the simulation's refusals say in Dutch (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Games

endless-game = een spel is na { $moves } zetten niet afgelopen; speel met een beurtlimiet

## Clusters

cluster-needs-extra = een cluster heeft nog een pakket nodig; installeer het met: pip install "ridotto[cluster]"
bad-ray-address = het adres van een Ray-cluster is "auto", "local", host:port of ray://host:port, niet { $address }
connected-already = dit programma is al verbonden met een Ray-cluster; gebruik daarvoor het adres "auto"
no-ray-here = op deze computer draait geen Ray; start er een met ray start --head, of geef het adres
no-ray-there = er antwoordt geen Ray-cluster op { $address }; controleer het adres
ray-needs-client = { $address } heeft nog een pakket nodig; installeer het met: pip install "ray[client]"
ray-other-version = het Ray-cluster op { $address } heeft een andere versie van Ray of Python dan deze computer; installeer dezelfde
ray-needs-token = het Ray-cluster op { $address } vraagt een token; stel RAY_AUTH_MODE=token en RAY_AUTH_TOKEN in
ray-not-joined = deze computer hoort niet bij het cluster op { $address }; sluit hem aan met ray start, of gebruik een adres met ray://
worker-other-sources = een computer van het cluster heeft een andere Ridotto dan deze; installeer overal dezelfde
worker-without-policy = een computer van het cluster kan de strategie niet laden ({ $reason }); installeer de module overal
policy-not-in-module = een strategie wordt gevonden via module en naam, en dat kan niet voor { $policy }; maak er een functie van een module van
games-lost = het cluster gaf een reeks spellen op na nog { $tries } pogingen ({ $error }); lees de logboeken
