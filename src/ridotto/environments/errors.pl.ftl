### Czego odmawiają środowiska, po polsku (src/ridotto/refusal.py). Wolno tu używać tylko { $fact }.

## Stoły

header-and-settings = stół to albo nagłówek, albo gra z ustawieniami; jedno z nich trzeba pominąć
not-compiled = tego stołu nie da się skompilować: { $reason }
not-observable = { $title } nie ma obserwacji, więc nie ma środowisk; są dla: { $games }
bad-count = { $what } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }
too-many-tables = stoły w liczbie { $tables } potrzebują { $need } GB pamięci, a wolne jest { $free } GB; zmieści się ich najwyżej { $most }
bad-array = tablica { $array } musi mieć kształt { $shape } i typ { $type } oraz być ciągła i zapisywalna, a podano { $given }
no-arrays = tablice podaje się według nazw, tak jak zwraca je new_arrays(), a podano { $given }
saved-by-another = te stoły zapisała inna wersja Ridotto ({ $release }); trzeba je wczytać tamtą albo ustawić nowe

## Gracze

bad-seats = miejsca to lista z nazwą dla każdego miejsca albo lista takich list, a nie { $seats }
too-many-seats = podano nazwy miejsc w liczbie { $seats }, a osób przy stole jest { $players }
no-learner = co najmniej jedno miejsce musi mieć nazwę { $learner }
not-one-learner = dokładnie jedno miejsce musi tu mieć nazwę { $learner }, a w podanych jest inaczej
bot-not-compiled = bot { $bot } nie może grać przy skompilowanych stołach; mogą: { $bots }
no-agent = nie ma agenta { $agent }; agenci to: { $agents }

## Kroki

bad-seed = ziarno to liczba całkowita od 0 do 2^{ $bits } − 1, a nie { $seed }
not-reset = nic jeszcze nie rozdano; najpierw trzeba wywołać { $method }
no-action-of = krok wymaga akcji, o której decyduje { $agent }, pod nazwą agenta, a podano { $given }
game-over = gra jest skończona; następną zaczyna { $method }
no-reset-mask = przy wszystkich stołach rozdaje się na nowo razem, a nigdy przy jednym; trzeba pominąć reset_mask
bad-actions = krok wymaga po jednej liczbie całkowitej dla każdego stołu (jest ich { $tables }), a podano { $given }
bad-action = akcja to liczba całkowita, a nie { $action }
masked-action = akcja { $action } jest zamaskowana przy stole { $table }, gdzie decyduje gracz { $player }; trzeba wybrać taką, której maska to 1
masked-move = akcja { $action } jest teraz zamaskowana; trzeba wybrać taką, której maska to 1
illegal-action = akcja { $action } nie jest teraz dozwolona; wybierz jedną z legal_actions()
bad-render-mode = nie ma trybu rysowania { $mode }; istnieją: { $modes }
no-environment = nie ma środowiska { $name }: { $reason }
unnamed-environment = to, co tworzy środowisko, podaje się jako moduł:funkcja, a nie { $name }
environment-not-made = nie da się utworzyć środowiska: { $reason }
not-an-environment = { $made } nie jest środowiskiem PettingZoo (AEC) ani Gymnasium
no-chance-node = los niczego tu nie rozstrzyga; o chance_outcomes() pyta się tam, gdzie is_chance_node() jest prawdą
no-observer-parameter = obserwator ma jeden parametr, { $known }; trzeba pominąć { $parameters }
no-observer-of-all = są obserwacje jednej osoby i tego, co jawne, a nie ma obserwacji wszystkich naraz
not-the-decider = gracz { $player } tu nie decyduje, więc nic się dla niego nie losuje
no-library = nie ma środowisk dla { $library }; są dla: { $libraries }
