### What the simulation's refusals say in Ukrainian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Games

endless-game = гра не скінчилася після стількох ходів: { $moves }; грай з обмеженням ходів

## Clusters

cluster-needs-extra = кластер потребує ще одного пакета; встанови його командою: pip install "ridotto[cluster]"
bad-ray-address = адреса кластера Ray – "auto", "local", host:port або ray://host:port, а не { $address }
connected-already = ця програма вже з’єднана з кластером Ray; для нього вживай адресу "auto"
no-ray-here = на цьому комп’ютері не працює Ray; запусти його через ray start --head або назви адресу
no-ray-there = за адресою { $address } не відповідає жоден кластер Ray; перевір адресу
ray-needs-client = { $address } потребує ще одного пакета; встанови його командою: pip install "ray[client]"
ray-other-version = кластер Ray за адресою { $address } має іншу версію Ray або Python, ніж цей комп’ютер; встанови ту саму
ray-needs-token = кластер Ray за адресою { $address } вимагає токена; задай RAY_AUTH_MODE=token і RAY_AUTH_TOKEN
ray-not-joined = цей комп’ютер не належить до кластера за адресою { $address }; приєднай його через ray start або вживай адресу з ray://
worker-other-sources = один із комп’ютерів кластера має інший Ridotto, ніж цей; встанови всюди той самий
worker-without-policy = один із комп’ютерів кластера не може завантажити стратегію ({ $reason }); встанови її модуль усюди
policy-not-in-module = стратегію шукають за модулем і назвою, а для { $policy } це неможливо; зроби з неї функцію модуля
games-lost = кластер покинув низку ігор після повторних спроб ({ $tries }; { $error }); прочитай його журнали
