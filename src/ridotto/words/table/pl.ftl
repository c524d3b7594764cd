### Stoły w sieci: co czyta gospodarz, kto przychodzi i wychodzi, co się mówi.

## Gospodarz

serving-here = Ridotto jest otwarte pod adresem { $address }
serving-near = W tej samej sieci: { $address }
serving-data = Wszystko jest przechowywane w { $place }
serving-stop = Ctrl-C zamyka; każdy wróci tam, gdzie był.
backup-done = Wszystko skopiowano do { $file }
admin-closed = Stół { $code } jest zamknięty.
admin-banned = { $who }: blokada do { $until } UTC.
admin-unbanned = { $who }: blokada zdjęta.
export-done = Gry zapisane w { $file }: { $n }
export-damaged = Dziennik stołu { $code } jest uszkodzony: brakuje jego dalszych gier. Jeśli są ważne, przywróć kopię zapasową.

## Wejście

table-your-name = Jak masz na imię?
table-link = Stół { $code }: { $link }
table-waiting = Czekamy, aż gospodarz zacznie. /help pokazuje, co można wpisać.
table-waiting-host = To twój stół: /fill NAZWA sadza boty na wolnych miejscach, /begin zaczyna. /help pokazuje więcej.
table-sealed = Karty są zapieczętowane: { $seal }
table-proved = Pieczęć się zgadza: to są karty zapieczętowane na początku.
table-seal = Pieczęć: { $seal }
table-record = Ruchy: { $moves }. Zwycięstwo: { $winners }.
table-nothing-to-decide = Teraz nie ma nic do rozstrzygnięcia. /say TEKST mówi, /help pokazuje resztę.
table-no-command = „{ $command }” jest niezrozumiałe. /help pokazuje, co można wpisać.
table-way-back = Na innym urządzeniu przez jeden dzień rozpozna cię ten kod: { $code }
table-line-back = Połączenie było przerwane; już działa.
table-help =
    numer, notacja lub słowa: twój wybór · ? karty · q rozłączenie (miejsce zostaje twoje)
    /say TEKST · /phrase NAZWA · /who · /seat A · /ask A (prośba o miejsce w trakcie gry) · /stand · /leave · /take (odebranie botowi) · /back (kod na inne urządzenie)
    /name IMIĘ · /vote (za przerwą lub za dalszą grą) · /ready (przed grą)
    gospodarz: /fill BOT,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove IMIĘ · /host IMIĘ · /mute IMIĘ · /unmute IMIĘ · /let IMIĘ · /decline IMIĘ

## Miejsca i goście

seat-empty = wolne
seat-bot = bot: { $bot }
guest-is-you = ty
guest-is-host = gospodarz
guest-is-watching = ogląda
guest-is-stood-in = gra bot
guest-is-away = poza stołem
guest-is-muted = bez głosu

## Co dzieje się wokół stołu

guest-came = { $who } jest tutaj.
guest-went = { $who } odchodzi na chwilę.
guest-sat = { $who } siada.
guest-stood = { $who } wstaje i ogląda.
guest-left = { $who } opuszcza stół.
guest-removed = { $who } musi opuścić stół.
guest-stood-in = Za gracza { $who } gra bot.
guest-took-back = { $who } znowu gra.
guest-renamed = Nowe imię: { $who }.
guest-hosts = Stół prowadzi teraz { $who }.
guest-muted = { $who } traci głos.
guest-unmuted = { $who } znowu może mówić.
guest-paused = { $who } wstrzymuje grę.
guest-went-on = { $who } wznawia grę.
guest-voted = { $who } głosuje nad przerwą.
guest-ready = { $who }: można zaczynać.
guest-unready = { $who }: jeszcze chwila.
guest-asked = { $who } prosi gospodarza o miejsce.
guest-declined = { $who } nie dostaje miejsca w tej grze.
table-paused = Większość chce przerwy: gra stoi, aż większość zagłosuje za wznowieniem albo wznowi ją gospodarz.
table-goes-on = Większość chce grać dalej: gra toczy się dalej.
table-filled = Boty siadają.
table-agreed = Zmieniono ustalenia przy stole.
table-locked = Stół jest zamknięty.
table-unlocked = Stół jest otwarty.
table-again = Wszyscy czekają na następną grę.
table-lost = Niektóre połączenia zostały przerwane.
table-closed = Operator serwera zamyka ten stół.

## Zwroty

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-i-am-the-king = To ja jestem Królem. Naprawdę.
phrase-who-me = Kto, ja?
phrase-liar = Kłamstwo!
phrase-hurry = Trochę szybciej, proszę.
phrase-thinking = Myślę.
phrase-thanks = Dziękuję!
phrase-again = Jeszcze jedna gra?

## Dlaczego czegoś się nie robi

refused-bad-message = Serwer tego nie rozumie.
refused-too-long = To jest za długie; skróć to.
refused-too-fast = Za dużo naraz; poczekaj chwilę.
refused-old-client = Serwer używa innej wersji; zaktualizuj Ridotto.
refused-no-table = Nie ma takiego stołu; sprawdź kod.
refused-not-yours = To decyzja kogoś innego; poczekaj na swoją.
refused-illegal = Nie ma takiej możliwości.
refused-stale = Gra poszła dalej; spójrz jeszcze raz.
refused-not-now = Teraz nie można tego zrobić.
refused-not-host = To może zrobić tylko gospodarz.
refused-taken = To miejsce jest zajęte; wybierz inne.
refused-no-seat = Nie ma takiego miejsca.
refused-no-guest = Nikogo takiego tu nie ma.
refused-locked = Stół jest zamknięty; zapytaj gospodarza.
refused-removed = Nie ma cię już przy tym stole.
refused-empty-seats = Kogoś brakuje; poczekaj albo posadź boty.
refused-bad-agreement = W to nie można zagrać.
refused-no-bot = Nie ma takiego bota.
refused-bad-name = To imię jest niedozwolone; wybierz inne.
refused-silent = Nie można tego tu powiedzieć.
refused-full = Stół jest pełny; otwórz inny.
refused-log-full = Dziennik tego stołu jest pełny: dokończ grę i otwórz nowy stół.
refused-damaged = Dane tego stołu są uszkodzone: otwórz nowy.
refused-watching = Mogą to robić tylko grający; zajmij miejsce.
refused-busy = Nie udało się tego zapisać; spróbuj ponownie.
refused-closing = Serwer zaraz się zatrzyma; wróć za chwilę.
refused-banned = Nie masz dostępu do tego serwera.
