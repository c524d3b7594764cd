### The start, the waiting room, settings, and what can go wrong there.

start-motto = Bal, maska, kłamstwo.
start-description = Gry karciane o balu maskowym, ze znajomymi i botami. Nieoficjalne.
start-no-script = Ridotto potrzebuje tutaj JavaScriptu. Bez niego: { $command } w terminalu.
start-close = Zamknij
start-home = Strona główna
start-again = Spróbuj jeszcze raz
start-loading = Drzwi się otwierają…
start-offline = Nie masz połączenia z siecią. To, co już tu jest, można oglądać; gry potoczą się dalej, gdy połączenie wróci.
start-connection-lost = Połączenie zostało przerwane. Wracamy…
start-trouble = Nie udało się. Spróbuj ponownie za chwilę.

## The start

start-invitation = Wszyscy noszą maski, karty wędrują pod stołem, a każdy może powiedzieć, że jest Królem. Wierzysz?
start-play-now = Zagraj teraz
start-play-now-about = Sześć osób przy stole, w tym pięć botów, które blefują. Gra pamięta za ciebie i nikt się nie spieszy.
start-play-other = Albo { $game }, cztery osoby przy stole
start-guest = Gość
start-friends = Ze znajomymi
start-create = Otwórz stół
start-create-about = Dla znajomych z bliska i z daleka: wystarczy link, kod albo kod QR.
start-code = Kod stołu
start-join = Dołącz
start-join-about = Sześć liter i cyfr. Z linkiem albo kodem QR nic nie trzeba wpisywać.
start-join-bad = Kod ma sześć liter i cyfr; ten ma { $n }.
start-public-tables = Publiczne stoły
start-public-none = Teraz nikt nie czeka. Otwórz publiczny stół, a inni cię znajdą.
start-table-of = { $host } czeka
start-table-free = { $n ->
    [0] wszystkie miejsca zajęte
    [one] { $n } wolne miejsce z { $players }
    [few] { $n } wolne miejsca z { $players }
   *[many] { $n } wolnych miejsc z { $players }
}
start-your-tables = Twoje stoły
start-table-code = Stół { $code }
start-phase-waiting = czeka
start-phase-playing = gra trwa
start-phase-over = po grze
start-learn = Naucz się grać
start-learn-about = Zasady w kilka minut i pierwsza gra z przewodnikiem.
start-puzzles = Zagadki
start-puzzles-about = Jaki ruch wybierasz? Pozycje z jedną najlepszą decyzją.
start-file = Zapisane gry
start-file-about = Otwórz plik: obejrzyj grę jeszcze raz i przeczytaj analizę.
start-notice = Ridotto jest programem nieoficjalnym. Nie ma nic wspólnego z wydawcami ani autorami gier; słowa i rysunki są własne.
start-you-are = Grasz jako { $name }
start-welcome-back = Witaj z powrotem, { $name }!

## A new table

start-new-table = Nowy stół
start-game = Gra
start-players = Liczba graczy
start-players-about = Ludzie i boty razem.
start-house-rules = Zasady dodatkowe
start-house-rules-about = Wszystko jest jak w pudełku, chyba że coś zmienisz.
start-rules = Zasady
start-tempo = Czas
start-company = Towarzystwo
start-clock = Czas do namysłu
start-clock-about = Gdy minie, stół wykona za ciebie ruch, który najmniej zobowiązuje.
start-clock-none = ile chcesz
start-clock-relaxed = spokojnie
start-clock-brisk = żwawo
start-clock-times = { $turn } sekund na turę, { $answer } na odpowiedź.
start-pace = Jak szybko grają boty
start-pace-about = Od razu wiedzą, czego chcą; to dla ciebie, żeby nadążyć.
start-pace-instant = natychmiast
start-pace-brisk = żwawo
start-pace-relaxed = spokojnie
start-stand-in = Zastępstwo
start-stand-in-about = Bot, który gra za kogoś nieobecnego od minuty, aż ta osoba wróci.
start-public = Stół publiczny
start-public-about = Nieznajomi znajdą go na stronie głównej. W przeciwnym razie wejdą tylko ci, którzy mają kod.
start-chat = Czat
start-chat-about = Można do siebie pisać.
start-phrases = Zwroty
start-phrases-about = Gotowe zdania, które każdy czyta we własnym języku.
start-notes = Notatki
start-notes-about = Można notować na stronie swoje podejrzenia.
start-study = Do badań
start-study-about = Skończone gry tego stołu mogą służyć badaniu gry: same ruchy, bez imion, rozmów i godzin. Każda osoba, która dołącza, to widzi. Później nie da się tego włączyć.
start-late-seats = Miejsca w trakcie gry
start-late-seats-about = Kto może zająć miejsce bota, poza osobą, która je opuściła. Odtąd wie wszystko, co wie gracz. Przy publicznym stole nikt.
start-late-seats-nobody = nikt
start-late-seats-host = kogo wpuści gospodarz
start-late-seats-anybody = każdy
start-delay = Opóźnienie dla widzów
start-delay-about = Żeby nikt z oglądających nie mógł podpowiedzieć grającym.
start-delay-none = brak
start-seconds = { $n } s
start-open = Otwórz stół
start-agree = Zagrajmy w to

## Bots

start-bot-name-honest = Prawdomówny
start-bot-name-bluffer = Blefiarz
start-bot-name-random = Kaprys
start-bot-name-forgetful = Zapominalski
start-bot-name-daring = Śmiałek
start-bot-name-careful = Ostrożny
start-bot-name-sly = Chytry
start-bot-name-veteran = Weteran
start-bot-name-searcher = Myśliciel
start-bot-name-searcher-fast = Szybki Myśliciel
start-bot-name-searcher-deep = Głęboki Myśliciel
start-bot-honest = Nigdy nie kłamie umyślnie i niczego nie zapomina.
start-bot-bluffer = Kłamie, kiedy się opłaca, i nikt nie wie kiedy.
start-bot-random = Robi, co mu przyjdzie do głowy.
start-bot-forgetful = Gra dobrze tym, co pamięta, a pamięta mało.
start-bot-daring = Odważa się na więcej, niż rozsądek każe, i podejrzewa wszystkich.
start-bot-careful = Myśli o krok naprzód i mało zdradza.
start-bot-sly = Ocenia każdą kartę po tym, co mogłaby ci zdradzić.
start-bot-veteran = Nauczył się na setkach tysięcy gier. Kłamie tak często, jak się opłaca.
start-bot-searcher = Rozgrywa w głowie wiele gier. Trudno z nim wygrać.
start-bot-searcher-fast = Tak samo, w mgnieniu oka.
start-bot-searcher-deep = Tak samo, przez całą sekundę. Najsilniejszy.
start-bot-level = siła { $n } z 5

## Who are you?

start-name = Twoje imię
start-name-about = Tak będą cię nazywać inni przy stole.
start-introduce = Witaj na balu
start-introduce-table = { $host } zaprasza do gry: { $game }.
start-join-table = Dołącz do stołu
start-language = Język
start-refused = Nie możesz wejść
start-reload = Wczytaj stronę ponownie
start-old-page = Jest nowsza wersja strony. Wczytaj ją ponownie.
start-removed = Nie ma cię już przy tym stole. Otwórz własny albo dołącz do innego.
start-elsewhere = Jesteś już przy stole na innym urządzeniu? Otwórz tam ustawienia i wybierz „{ start-other-device }”.

## Another device

start-other-device = Jestem na innym urządzeniu
start-other-device-about = Otwórz tam ten link albo zeskanuj kod QR, a rozpoznamy cię także tam, na tym samym miejscu. Działa przez dobę: nie udostępniaj go innym.
start-other-device-make = Pokaż link
start-back-ask = To urządzenie zna cię jako: { $name }. Po użyciu linku będzie cię znać jako osobę, która go utworzyła.
start-back-yes = Użyj linku
start-back-no = Zostaję: { $name }
start-back-bad = Ten link jest nieprawidłowy albo wygasł. Utwórz nowy tam, gdzie już cię znamy.

## Deleting an identity

start-delete-me = Usuń moją tożsamość
start-delete-me-about = Serwer zapomni twoje imię, język i linki do innych urządzeń. Odejdziesz od stołu, przy którym jesteś, i nie wrócisz jako ta sama osoba. Twoje słowa i ruchy zostaną tam pod twoim imieniem, dopóki stół nie zostanie usunięty.
start-delete-me-now = Usuń teraz

## The waiting room

start-waiting-for-host = { $host } zacznie grę, gdy wszyscy będą na miejscu.
start-seats = Miejsca
start-sit-here = Usiądź tutaj
start-bot-here = Niech usiądzie bot
start-choose-bot = Kto tu siada?
start-empty-seat = Zwolnij miejsce
start-change-bot = Inny bot
start-here = na miejscu
start-a-bot = bot
start-watching = Oglądają
start-stand-up = Wstań i oglądaj
start-fill = Posadź boty
start-begin = Zaczynamy
start-ready = Mogę zaczynać
start-unready = Jednak jeszcze nie
start-is-ready = można zaczynać
start-ready-count = Można zaczynać: { $ready } z { $people }.
start-fill-and-begin = Posadź boty i zacznij
start-missing = { $n ->
    [one] { $n } miejsce jest wolne. Poczekaj na znajomych albo posadź tam bota.
    [few] { $n } miejsca są wolne. Poczekaj na znajomych albo posadź tam boty.
   *[many] { $n } miejsc jest wolnych. Poczekaj na znajomych albo posadź tam boty.
}
start-seats-free = { $n ->
    [one] { $n } miejsce jest wolne.
    [few] { $n } miejsca są wolne.
   *[many] { $n } miejsc jest wolnych.
}
start-all-here = Wszystkie miejsca są zajęte.
start-away = Poza stołem: { $names }. W grze te osoby zastąpi bot, aż wrócą.
start-watch-only = Oglądasz. Dotknij wolnego miejsca, żeby zagrać.
start-invite = Zaproś
start-share = Udostępnij link
start-copy = Skopiuj link
start-copied = Skopiowano
start-share-text = Chodź na bal! Stół { $code }
start-scan = Zeskanuj kod QR aparatem telefonu albo otwórz { $address } i wpisz { $code }.
start-larger = Większy kod QR
start-here-only = Ten link działa tylko na tym urządzeniu. Dla telefonów otwórz stronę pod adresem, który serwer pokazuje dla twojej sieci.
start-tv = Pokaż stół na telewizorze
start-what = W co gramy
start-change = Zmień
start-agreed-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
start-agreed-rule = { $name }: { $value }
start-agreed-without = bez: { $name }
start-agreed-public = stół publiczny
start-agreed-private = tylko z kodem
start-agreed-silent = bez czatu
start-agreed-study = gry mogą służyć badaniom, bez imion
start-lock = Zamknij stół
start-unlock = Otwórz stół ponownie
start-locked = Zamknięte: nikt nowy nie wejdzie.
start-remove = Usuń od stołu
start-offer-lock = Osoba { $name } nie jest już przy stole. Zamknąć stół, żeby nie wróciła pod innym imieniem?
start-keep-open = Zostaw otwarty
start-hand-over = Zrób gospodarzem
start-mute = Odbierz głos
start-unmute = Przywróć głos
start-leave = Opuść stół
start-talk = Rozmowa
start-take-over = Zagraj dalej zamiast bota:

## Settings

start-settings = Ustawienia
start-light = Światło
start-light-system = jak urządzenie
start-light-night = świece
start-light-day = dzień
start-device = Kto widzi ten ekran?
start-device-auto = To zależy
start-device-private = Tylko ja
start-device-shared = Inni też
start-device-about = To, co wiesz, leży odkryte, gdy patrzysz tylko ty; gdy patrzą inni, przytrzymaj kartę, żeby ją zobaczyć. To zależy: odkryte w grze z botami, przytrzymywane wśród ludzi.
start-sound = Dźwięki
start-sound-about = Ciche: karta, moneta, twoja kolej.
start-confirm = Pytaj o potwierdzenie
start-confirm-about = Przed wszystkim, czego nie da się cofnąć.
start-auto-pass = Pasuj automatycznie
start-auto-pass-about = Gdy ktoś ogłasza maskę, po chwili pasujesz, chyba że to zatrzymasz.
start-notify = Daj znać, gdy moja kolej
start-notify-about = Powiadomieniem, jeśli strona jest w tle.
start-notify-denied = Przeglądarka blokuje powiadomienia z tej strony; zmień to w jej ustawieniach.
start-your-turn = Twoja kolej
start-your-turn-at = Stół { $code } czeka na ciebie.
start-save = Zapisz
start-saved = Zapisano
