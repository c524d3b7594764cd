### What the simulation's refusals say in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Games

endless-game = a game has not ended after { $moves } moves; play with a turn limit

## Clusters

cluster-needs-extra = a cluster needs one more package; install it with: pip install "ridotto[cluster]"
bad-ray-address = the address of a Ray cluster is "auto", "local", host:port or ray://host:port, not { $address }
connected-already = this program is connected to a Ray cluster already; use the address "auto" for that one
no-ray-here = no Ray is running on this machine; start one with ray start --head, or give its address
no-ray-there = no Ray cluster answers at { $address }; check the address
ray-needs-client = { $address } needs one more package; install it with: pip install "ray[client]"
ray-other-version = the Ray cluster at { $address } has another version of Ray or Python than this machine; install the same one
ray-needs-token = the Ray cluster at { $address } asks for a token; set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN
ray-not-joined = this machine is not part of the cluster at { $address }; join it with ray start, or use an address with ray://
worker-other-sources = a worker of the cluster has another Ridotto than this machine; install the same one everywhere
worker-without-policy = a worker of the cluster cannot load the policy ({ $reason }); install its module everywhere
policy-not-in-module = workers find a policy by its module and name, which is not possible for { $policy }; make it a function of a module
games-lost = the cluster gave up a range of games after { $tries } more tries ({ $error }); read its logs
