### The table of both games: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = Obok stołu
stage-log = Historia
stage-talk = Rozmowa
stage-notes = Notatki
stage-unread = nowe: { $n }
stage-question = Co robić
stage-back = Krok wstecz
stage-hurry = Dalej
stage-seconds-left = { $n ->
    [one] Została { $n } sekunda
    [few] Zostały { $n } sekundy
   *[many] Zostało { $n } sekund
}
stage-your-turn = Twoja kolej
stage-you-are-asked = Twoja odpowiedź
stage-line-lost = Łączę ponownie … nic nie przepadło.
stage-watching = Patrzysz.
stage-paused = Gra stoi.
stage-bot-plays-for-you = Bot gra za ciebie.
stage-take-back = Gram dalej
stage-log-empty = Jeszcze nic, co stół by pamiętał.
stage-talk-empty = Nikt jeszcze nic nie powiedział.
stage-say = Powiedz coś
stage-send = Powiedz
stage-notes-about = Widzisz to tylko ty. Jedno dotknięcie: na pewno nie. Dwa: na pewno tak. Trzy: kto wie.
stage-note-open = kto wie
stage-note-struck = na pewno nie
stage-note-pinned = na pewno tak
stage-notes-clear = Wyczyść notatnik

## The menu

stage-pause = Wstrzymaj grę
stage-go-on = Wznów grę
stage-vote-pause = Głosuj za przerwą
stage-vote-go-on = Głosuj za wznowieniem
stage-stand = Wstań i patrz
stage-leave = Odejdź od stołu
stage-leave-sure = Odejść w trakcie gry? Bot zagra za ciebie, a miejsce pozostanie twoje.
stage-leave-sure-watching = Odejść od stołu?

## Seats and cards

stage-seat = { $name }: { coins }
stage-plays-now = gra
stage-thinks = myśli
stage-bot = bot
stage-away = poza stołem
stage-stood-in = gra bot
stage-announces = ogłasza
stage-claims = to ja!
stage-passes = pas
stage-has-answered = już wie
stage-wins = wygrywa!
stage-hold-to-see = Przytrzymaj, aby zobaczyć
stage-card-known = { $card }: znasz ją
stage-card-unsure = { $card }: nie masz pewności
stage-card-open = { $card }: { $mask }
stage-secret-seen = Widzisz kartę. Nikt inny nie może.
stage-done = Gotowe
stage-remember = Zapamiętaj, kto jest kim: karty zaraz zostaną zakryte.
stage-remembered = Pamiętam

## Deciding, step by step

stage-do-look = Obejrzyj
stage-do-look-about = zobacz w tajemnicy swoją kartę
stage-do-swap = Zamień
stage-do-swap-about = z inną kartą albo tylko udaj
stage-do-announce = Ogłoś
stage-do-announce-about = powiedz, że jesteś jakąś maską
stage-which-look = Którą ze swoich kart oglądasz?
stage-which-own = Którą ze swoich kart bierzesz?
stage-which-other = Z którą kartą? Dotknij jej na stole.
stage-which-how = { $first } i { $second }: naprawdę je zamieniasz?
stage-how-swapped = Naprawdę zamień
stage-how-pretended = Tylko udaj
stage-how-fate = Zdaj się na los
stage-which-mask = Kim jesteś, jak mówisz?
stage-which-hand = { $mask }: którą z twoich kart?
stage-claim = To ja nią jestem!
stage-sure = Na pewno: { $move }?
stage-yes = Tak
stage-no = Nie, wróć
stage-passing = Pas za { $n } …
stage-stop = Stop
stage-sent = Przekazano stołowi …
stage-about = Co robi { $mask }?

## The Grimm Masquerade

stage-grimm-turn = trwa tura tej osoby
stage-grimm-hold = Przytrzymaj, by zajrzeć
stage-grimm-board = Kto jest kim?
stage-grimm-privately = Przytrzymaj: z tym, co wiesz tylko ty
stage-grimm-cell-shown = jest tą postacią
stage-grimm-cell-marker = położony znacznik: to nie ta postać
stage-grimm-cell-impossible = nie może być
stage-grimm-cell-certain = może być tylko tą postacią
stage-grimm-cell-open = możliwe
stage-grimm-pencil-struck = skreślone przez ciebie
stage-grimm-pencil-pinned = twoje podejrzenie
stage-grimm-pencil-about = Dotknij pola, by notować: skreśl, podejrzewaj, wymaż.
stage-grimm-middle = Środek stołu
stage-grimm-cost = Po dwóch kartach możesz wykonać jedną z tych akcji. Kosztuje dwa jednakowe artefakty z twoich odkrytych kart albo skarb i jeden dowolny artefakt.
stage-grimm-ask-payment = { $action }: czym płacisz?
stage-grimm-ask-who = Jaką postacią jest { $who }?
stage-grimm-ask-whom = { $artifact }: komu?
stage-grimm-ask-way = { $artifact }: w którą stronę idzie taniec?
stage-grimm-ask-else = Kogoś jeszcze?
stage-grimm-nobody-else = Nikogo więcej
stage-grimm-thinking = { $who } myśli.

## Those who watch, and the wall

stage-tv-sit = Zajmij miejsce
stage-tv-take-seat = Graj zamiast: { $name }
stage-tv-soon = Bal zaraz się zacznie
stage-tv-over = Gra skończona
