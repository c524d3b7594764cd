### Analiza zakończonej gry.

## Prośba o analizę i czekanie na nią

review-title = Analiza gry
review-open = Analiza
review-next = Twoja analiza jest następna.
review-queued = Miejsce w kolejce: { $n }.
review-waiting = Prośba o analizę…
review-cancel = Zrezygnuj
review-cancelled = Analiza została odwołana.
review-ask = Zrób analizę tej gry
review-quick = Najpierw szybka
review-is-quick = To szybka analiza: liczby są mniej dokładne niż w pełnej.
review-closer = Przyjrzyj się dokładniej
review-off = Ten serwer nie robi analiz.
review-failed = Nie udało się pobrać analizy.
review-back = Powrót do stołu

## Szanse w czasie

review-chances = Szanse na wygraną
review-chances-about = Jedna linia dla każdej osoby, po każdej decyzji.
review-kind = Szanse
review-kind-truth = naprawdę
review-kind-own = według wiedzy każdej osoby
review-moment = Chwila
review-deal = Rozdanie
review-step = Tura { $turn }: { $who }
review-watch = Obejrzyj tę chwilę

## Gracze

review-player = Osoba
review-players-about = Celność: jak mało oddano. Odwaga: jak udane były blefy. Czujność: jak udane były sprzeciwy. Szczęście: czego nie wyjaśniają własne decyzje, w punktach szansy.

## Decyzje

review-decisions = Decyzje
review-by-player = Czyje
review-by-verdict = Ocena
review-everybody = wszyscy
review-any = dowolna
review-options = Wszystkie możliwości
review-between = od { $low } do { $high }
review-more = Pokaż więcej
review-no-decisions = Takich nie ma.
review-chosen = wybrana

## Co kto myślał, w powtórce

review-beliefs-of = Zdaniem
review-beliefs-nobody = nikt
review-beliefs-here = Co { $who } może tu myśleć

## Udostępnianie chwili

review-share = Udostępnij tę chwilę
review-share-names = Z imionami
review-share-names-about = W przeciwnym razie widać tylko miejsca.
review-share-ask-about = Ukrywa, co było potem.
review-picture = Obrazek
review-picture-save = Zapisz obrazek
review-play-on = Graj stąd dalej z botami
review-play-on-as = Jako
review-what-you-see = Jesteś na miejscu { $who } i wiesz tylko to, co było stamtąd widać.
review-show-what-came = Pokaż, co się stało

## Prywatność

review-private = Tylko dla tego stołu
review-private-about = Wtedy tylko obecni przy stole mogą otworzyć tę grę, jej powtórkę i analizę.
review-private-others = Ktoś inny przy stole też tego chce.

## Podpowiedź w grze z botami

review-hint = Co zrobiłby Myśliciel?
review-hint-thinking = Myśliciel myśli…
review-hint-mark = Cichy znak po moich decyzjach
review-mark-same = Myśliciel zrobiłby to samo.
review-mark-close = Prawie tak dobrze jak Myśliciel.
review-mark-other = Myśliciel wybrałby inaczej.

## Saved games

review-file-title = Otwórz zapisaną grę
review-file-about = Obejrzyj jeszcze raz grę zapisaną w pliku i przeczytaj jej analizę. Kto dostanie link, też może to zrobić, przez tydzień.
review-file-choose = Plik gry
review-file-reading = Odczytywanie pliku…
review-file-bad = To nie jest plik gry.
