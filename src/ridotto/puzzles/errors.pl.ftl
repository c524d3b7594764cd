### Why puzzles cannot be used (src/ridotto/puzzles/trouble.py). Nothing but { $fact } may be used here.

not-puzzles = { $file } nie jest plikiem z zagadkami
puzzles-other-version = { $file } ma wersję { $version }, a ten program czyta wersję { $ours }; znajdź nowe poleceniem „ridotto puzzles”
puzzle-damaged = wiersz { $line } pliku { $file } jest uszkodzony: { $reason }
no-theme = nie ma tematu „{ $theme }”; tematy to { $themes }
no-puzzle = nie ma zagadki { $number }; jest ich { $count }
puzzle-not-playable = zagadki { $number } nie da się zagrać: { $reason }
puzzle-not-a-choice = zagadka { $number } nie pyta osoby, która tam decyduje, albo proponuje niemożliwy ruch
puzzle-not-clear = w zagadce { $number } najlepsza możliwość nie ma przewagi { $points } punktów
puzzle-disagrees = w zagadce { $number } różnice szans nie zgadzają się z przewagą
puzzle-not-deduced = zagadka { $number } pyta, kim ktoś jest, a jej odpowiedź nie jest najbardziej prawdopodobna
puzzle-too-few-worlds = zagadki { $number } nie potwierdzono { $times } razy większą liczbą prób, niż ją znaleziono
puzzle-same-game = zagadki { $first } i { $number } są z tej samej gry
puzzle-other-rules = zagadka { $number } jest dla zasad { $rules } i strategii „{ $policy }”; znajdź ją od nowa
