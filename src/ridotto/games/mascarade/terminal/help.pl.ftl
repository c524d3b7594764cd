### What --help says in Polish (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

masks = pokaż wszystkie maski i ich moce
scenarios = pokaż nazwane zestawy masek
check-mask = sprawdź własną maskę i pokaż jej kartę
check-set = sprawdź, czy można razem zagrać tymi maskami
edition = 1 (2013, domyślnie) albo 2 (2021)
scenario = recommended (edycja 1), A albo B (edycja 2)
masks-named = maski w grze, po nazwie
mask = własna maska z pliku TOML; można podać kilka razy
opening-round = wszyscy zaczynają od zamiany
all-at-once = odpowiedzi są tajne, aż padną wszystkie
fate = kto zamienia, może zdać się na los
show-bans = pokazanie karty dla mocy też ogranicza następną turę
memory = jak długo stół pamięta, co widać: tylko tę turę, ostatnią rundę albo całą grę (domyślnie { $default })
only-edition = tylko ta edycja, 1 albo 2
only-players = tylko dla tylu graczy
mask-file = maska w TOML albo link do maski lub zestawu
mask-link = wypisz link, który każdy może otworzyć i zagrać na tym serwerze (domyślnie { $default })
compare = porównaj zestawy masek, rozgrywając je wiele razy
compare-question = pokaż, który zestaw masek jest sprawiedliwszy dla miejsc, krótszy i bardziej zmienny
six-players = liczba graczy (domyślnie 6)
masks-listed = maski, po nazwie
compare-sets = scenariusz (recommended, A, B), maski po przecinku albo plik TOML z kilkoma zestawami
compare-edition = 1 albo 2 (domyślnie ta, która pasuje)
compare-seed = liczba, która daje znowu te same gry; 0x przed szesnastkową
