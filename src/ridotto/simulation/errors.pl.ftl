### What the simulation's refusals say in Polish (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Games

endless-game = gra nie skończyła się po tylu ruchach: { $moves }; graj z limitem tur

## Clusters

cluster-needs-extra = klaster wymaga jeszcze jednego pakietu; zainstaluj go poleceniem: pip install "ridotto[cluster]"
bad-ray-address = adres klastra Ray to "auto", "local", host:port albo ray://host:port, a nie { $address }
connected-already = ten program jest już połączony z klastrem Ray; dla niego użyj adresu "auto"
no-ray-here = na tym komputerze nie działa Ray; uruchom go przez ray start --head albo podaj adres
no-ray-there = pod { $address } nie odpowiada żaden klaster Ray; sprawdź adres
ray-needs-client = { $address } wymaga jeszcze jednego pakietu; zainstaluj go poleceniem: pip install "ray[client]"
ray-other-version = klaster Ray pod { $address } ma inną wersję Ray albo Pythona niż ten komputer; zainstaluj tę samą
ray-needs-token = klaster Ray pod { $address } wymaga tokenu; ustaw RAY_AUTH_MODE=token i RAY_AUTH_TOKEN
ray-not-joined = ten komputer nie należy do klastra pod { $address }; dołącz przez ray start albo użyj adresu z ray://
worker-other-sources = jeden z komputerów klastra ma inne Ridotto niż ten; zainstaluj wszędzie to samo
worker-without-policy = jeden z komputerów klastra nie może wczytać strategii ({ $reason }); zainstaluj wszędzie jej moduł
policy-not-in-module = strategię szuka się po module i nazwie, a dla { $policy } to niemożliwe; zrób z niej funkcję modułu
games-lost = klaster porzucił zakres gier po kolejnych próbach ({ $tries }; { $error }); przeczytaj jego dzienniki
