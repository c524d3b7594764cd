### Wat training weigert, in het Nederlands (src/ridotto/refusal.py). Hier alleen { $fact }.

folder-is-not-a-run = { $folder } bevat iets anders; noem een nieuwe map
folder-has-another-run = { $folder } bevat een andere training ({ $game }, seed { $seed }); noem een nieuwe map, of laat weg wat verschilt
run-of-another-version = de training in { $folder } is begonnen met een andere versie van Ridotto; noem een nieuwe map
broken-checkpoint = het herstelpunt in { $folder } is onleesbaar; verwijder { $file } om opnieuw te beginnen, of noem een nieuwe map
run-cannot-use = { $file } kan niet worden gebruikt: { $reason }
no-network-for-game = voor dit spel kan geen netwerk getraind worden; wel voor: { $games }
