### What the refusals of data sets say in Polish (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Data sets

not-a-dataset = w { $directory } nie ma zbioru danych; utwórz go poleceniem: ridotto dataset { $directory }
dataset-damaged = nie można odczytać { $file }; podaj inny katalog
dataset-cannot-use = nie można użyć { $file }: { $reason }
dataset-is-file = { $directory } jest plikiem; podaj katalog
dataset-not-empty = w { $directory } są inne pliki; podaj nowy albo pusty katalog
dataset-no-parent = nie ma katalogu { $directory }, w którym można by go utworzyć; utwórz go najpierw
dataset-not-writable = w katalogu { $directory } nie można zapisywać; wybierz inne miejsce
dataset-no-room = w { $directory } może zabraknąć miejsca: potrzeba do { $needed }, a wolne są { $free }; zwolnij miejsce albo wybierz inne
dataset-disk-full = dysk z { $directory } jest pełny; zwolnij miejsce i wydaj to samo polecenie jeszcze raz, żeby kontynuować
dataset-without-games = zbiór danych w { $directory } nie ma jeszcze gier; wydaj jeszcze raz polecenie, które go utworzyło, żeby kontynuować
dataset-without-game = zbiór danych w { $directory } nie ma gry { $game }; wybierz inny numer
dataset-without-player = nikt w zbiorze danych w { $directory } nie ma numeru { $player }; numery są od 0 do { $last }, a { $spectator } to widownia
dataset-of-other-format = w { $directory } jest inny zbiór danych: ma inny format; podaj inny katalog
dataset-of-other-origin = w { $directory } jest inny zbiór danych: powstał w inny sposób; podaj inny katalog
dataset-of-other-game = w { $directory } jest inny zbiór danych: dotyczy innej gry; podaj inny katalog
dataset-of-other-seed = w { $directory } jest inny zbiór danych: ma inne ziarno; podaj inny katalog
dataset-of-other-number = w { $directory } jest inny zbiór danych: ma inną liczbę gier; podaj inny katalog
dataset-of-other-bots = w { $directory } jest inny zbiór danych: grają w nim inne boty; podaj inny katalog
dataset-of-other-table = w { $directory } jest inny zbiór danych: jego stół jest inaczej ustawiony; podaj inny katalog
dataset-of-other-beliefs = w { $directory } jest inny zbiór danych: tylko jeden z dwóch ma przekonania; podaj inny katalog
dataset-of-other-release = w { $directory } jest inny zbiór danych: zaczęło go inne wydanie Ridotto; podaj inny katalog
dataset-of-other-sources = w { $directory } jest inny zbiór danych: od tego czasu zmienił się program albo jeden z botów; podaj inny katalog
