### Learning the games: the rules in short, what things are, and what the coach of a first game says.

learn-title = Naucz się grać
learn-lead = Gry w maskach. Poczytaj dwie minuty albo ucz się przy stole.
learn-games = Gry
learn-back = Strona główna
learn-in-short = W dwie minuty
learn-rules = Zasady gry
learn-all-rules = Wszystkie zasady i karty, w nowej karcie przeglądarki
learn-options = Zasady dodatkowe
learn-options-about = Wasz stół może się umówić na każdą z nich.
learn-glossary = Słowa, które usłyszysz
learn-nothing = O tym nic nie napisano.
learn-offline = Nie udało się tego pobrać. Sprawdź połączenie i spróbuj ponownie.
learn-guided = Zagraj pierwszą grę z podpowiedziami
learn-guided-about = Siadają z tobą trzy boty, nikt się nie spieszy, a doradca mówi, co się dzieje.
learn-begin = Usiądź i zacznij
learn-guide-title = Twój doradca
learn-guide-got-it = Jasne
learn-guide-stop = Pomiń wszystkie lekcje
learn-learned = Lekcje, które już znasz
learn-guide-won = To była twoja pierwsza gra. Zobacz niżej, kto naprawdę był kim. Wszystkie lekcje są też w menu następnej gry.
