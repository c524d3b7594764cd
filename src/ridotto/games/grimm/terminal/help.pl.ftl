### What --help says in Polish (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

characters = pokaż postacie, artefakty, akcje i zdolności gry The Grimm Masquerade
wagers = gracze bez maski zakładają się o to, kto wygra rundę
treasures = każdy ma skarb, który pomaga opłacić akcję
abilities = osoby z najmniejszą liczbą róż mają zdolności specjalne
no-deduction = nie pokazuj, jakimi postaciami gracze jeszcze mogą być
