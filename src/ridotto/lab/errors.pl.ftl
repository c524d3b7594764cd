### What the lab's refusals say in Polish (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Results files

not-results = { $file } nie jest plikiem turnieju; podaj inny
results-of-other-format = { $file } należy do innego turnieju: ma inny format; podaj inny plik
results-of-other-release = { $file } należy do innego turnieju: zaczęło go inne wydanie Ridotto; podaj inny plik
results-of-other-sources = { $file } należy do innego turnieju: od tego czasu zmienił się program albo jeden z botów; podaj inny plik
results-of-other-game = { $file } należy do innego turnieju: dotyczy innej gry; podaj inny plik
results-of-other-bots = { $file } należy do innego turnieju: grają w nim inne boty; podaj inny plik
results-of-other-seed = { $file } należy do innego turnieju: ma inne ziarno; podaj inny plik
results-of-other-table = { $file } należy do innego turnieju: stół jest ustawiony inaczej; podaj inny plik
results-of-other-rollouts = { $file } należy do innego turnieju: boty, które liczą, mają inną liczbę symulacji; podaj inny plik
results-of-other-cpu-time = { $file } należy do innego turnieju: boty, które liczą, mają inny czas obliczeń; podaj inny plik
block-not-readable = { $file }: nie można odczytać wiersza { $line }; usuń ten wiersz albo podaj inny plik
block-out-of-order = { $file }: wiersz { $line } nie jest dalszym ciągiem poprzednich; podaj inny plik
block-of-other-tournament = { $file }: wiersz { $line } nie jest blokiem tego turnieju; podaj inny plik
