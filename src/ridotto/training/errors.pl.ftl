### Czego odmawia trening, po polsku (src/ridotto/refusal.py). Tu tylko { $fact }.

folder-is-not-a-run = { $folder } zawiera coś innego; podaj nowy folder
folder-has-another-run = { $folder } zawiera inny trening ({ $game }, ziarno { $seed }); podaj nowy folder albo pomiń to, co się różni
run-of-another-version = trening w { $folder } rozpoczęła inna wersja Ridotto; podaj nowy folder
broken-checkpoint = punktu wznowienia w { $folder } nie da się odczytać; usuń { $file }, by zacząć od nowa, albo podaj nowy folder
run-cannot-use = nie można użyć { $file }: { $reason }
no-network-for-game = dla tej gry nie można wytrenować sieci; można dla: { $games }
