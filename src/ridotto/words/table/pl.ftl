### Stoły w sieci: co czyta gospodarz, kto przychodzi i wychodzi, co się mówi.

## Gospodarz

serving-here = Ridotto jest otwarte pod adresem { $address }
serving-near = W tej samej sieci: { $address }
serving-data = Wszystko jest przechowywane w { $place }
serving-stop = Ctrl-C zatrzymuje serwer; każdy wróci na swoje miejsce.
backup-done = Wszystko skopiowano do { $file }
admin-closed = Stół { $code } jest zamknięty.
admin-banned = { $who }: blokada do { $until } UTC.
admin-unbanned = { $who }: blokada zdjęta.
export-done = Gry zapisane w { $file }: { $n }
export-none = Nie ma skończonej gry, którą można wyeksportować: mają je tylko stoły otwarte do badań.
export-damaged = Dziennik stołu { $code } jest uszkodzony: jego gry pominięto. Przywróć kopię zapasową, jeśli są ważne.
table-studied = Skończone gry tego stołu mogą służyć badaniom, bez imion, rozmów i godzin.

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
table-no-command = Nieznane polecenie: „{ $command }”. /help pokazuje, co można wpisać.
table-way-back = Na innym urządzeniu przez jeden dzień rozpozna cię ten kod: { $code }
table-connection-back = Połączenie było przerwane; już działa.
table-help =
    numer, notacja lub słowa: twój wybór · ? karty · q rozłączenie (miejsce zostaje twoje)
    /say TEKST · /phrase NAZWA · /who · /seat A · /ask A (prośba o miejsce w trakcie gry) · /stand · /leave · /take (odebranie botowi) · /back (kod na inne urządzenie)
    /name IMIĘ · /vote (za przerwą lub za dalszą grą) · /ready (przed grą)
    gospodarz: /fill BOT,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove IMIĘ · /standin IMIĘ · /host IMIĘ · /mute IMIĘ · /unmute IMIĘ · /let IMIĘ · /decline IMIĘ

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
guest-knew = { $who }: przejrzane!
guest-kept-private = { $who } zachowuje skończoną grę dla tego stołu.
guest-made-public = { $who } już nie zachowuje skończonej gry dla tego stołu.
guest-asked = { $who } prosi gospodarza o miejsce.
guest-declined = { $who } nie dostaje miejsca w tej grze.
table-paused = Większość chce przerwy: gra stoi, aż większość zagłosuje za wznowieniem albo wznowi ją gospodarz.
table-goes-on = Większość chce grać dalej: gra toczy się dalej.
table-filled = Boty siadają.
table-agreed = Zmieniono ustalenia przy stole.
table-adjusted = Zmieniono czas do namysłu lub tempo botów.
table-interrupted = Serwer był przez chwilę niedostępny; zegary stały.
table-locked = Stół jest zamknięty.
table-unlocked = Stół jest otwarty.
table-again = Wszyscy czekają na następną grę.
table-played-on = Ktoś gra dalej z botami od ruchu { $move } tej gry.
table-lost = Niektóre połączenia zostały przerwane.
table-closed = Operator serwera zamyka ten stół.

## Zwroty

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-who-me = Kto, ja?
phrase-liar = Kłamstwo!
phrase-hurry = Trochę szybciej, proszę.
phrase-thinking = Myślę.
phrase-thanks = Dziękuję!
phrase-again = Jeszcze jedna gra?

## Links

seat-name = Miejsce { $n }
preview-title = { $game }, tura { $n }
preview-any = Gra na balu maskowym: obejrzyj ją krok po kroku.
