### Why puzzles cannot be used (src/ridotto/puzzles/trouble.py). Nothing but { $fact } may be used here.

not-puzzles = { $file } is geen bestand met puzzels
puzzles-other-version = { $file } is van versie { $version }, en dit programma leest versie { $ours }; zoek nieuwe met “ridotto puzzles”
puzzle-damaged = regel { $line } van { $file } is beschadigd: { $reason }
no-theme = er is geen thema “{ $theme }”; thema’s zijn { $themes }
no-puzzle = er is geen puzzel { $number }; er zijn er { $count }
puzzle-not-playable = puzzel { $number } is niet speelbaar: { $reason }
puzzle-not-a-choice = puzzel { $number } vraagt niet wie daar beslist, of biedt een zet die niet kan
puzzle-not-clear = in puzzel { $number } ligt de beste keuze niet { $points } punten voor
puzzle-disagrees = in puzzel { $number } verschillen de kansen niet zoveel als de voorsprong zegt
puzzle-not-deduced = puzzel { $number } vraagt wie iemand is, en het antwoord is niet het waarschijnlijkste
puzzle-too-few-worlds = puzzel { $number } is niet bevestigd met { $times } keer zoveel als bij het vinden
puzzle-same-game = puzzels { $first } en { $number } komen uit hetzelfde spel
puzzle-other-rules = puzzel { $number } is voor regels { $rules } en strategie “{ $policy }”; zoek opnieuw
