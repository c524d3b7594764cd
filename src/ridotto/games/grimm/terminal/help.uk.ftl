### What --help says in Ukrainian (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

characters = показати персонажів, артефакти, дії та здібності гри The Grimm Masquerade
wagers = гравці без маски роблять ставки на те, хто виграє раунд
treasures = кожен має скарб, який допомагає оплатити дію
abilities = ті, в кого найменше троянд, мають особливі здібності
no-deduction = не показувати, якими персонажами ще можуть бути гравці
