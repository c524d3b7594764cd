### What the refusals of data sets say in Dutch (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Data sets

not-a-dataset = er is geen dataset in { $directory }; maak er een met: ridotto dataset { $directory }
dataset-damaged = { $file } kan niet worden gelezen; noem een andere map
dataset-cannot-use = { $file } kan niet worden gebruikt: { $reason }
dataset-is-file = { $directory } is een bestand; noem een map
dataset-not-empty = in { $directory } staan andere bestanden; noem een nieuwe of lege map
dataset-no-parent = de map { $directory } om die in te maken bestaat niet; maak die eerst
dataset-not-writable = in { $directory } kan niet worden geschreven; kies een andere plek
dataset-no-room = er is misschien niet genoeg ruimte in { $directory }: er is tot { $needed } nodig en { $free } vrij; maak ruimte of kies een andere plek
dataset-disk-full = de schijf van { $directory } is vol; maak ruimte en geef dezelfde opdracht opnieuw om verder te gaan
dataset-without-games = de dataset in { $directory } heeft nog geen spellen; geef de opdracht waarmee die is gemaakt opnieuw om verder te gaan
dataset-without-game = de dataset in { $directory } heeft geen spel { $game }; kies een ander nummer
dataset-without-player = niemand in de dataset in { $directory } is speler { $player }; spelers gaan van 0 tot en met { $last }, en { $spectator } is een toeschouwer
dataset-of-other-format = in { $directory } staat een andere dataset: die heeft een ander formaat; noem een andere map
dataset-of-other-origin = in { $directory } staat een andere dataset: die is op een andere manier gemaakt; noem een andere map
dataset-of-other-game = in { $directory } staat een andere dataset: die gaat over een ander spel; noem een andere map
dataset-of-other-seed = in { $directory } staat een andere dataset: die heeft een andere seed; noem een andere map
dataset-of-other-number = in { $directory } staat een andere dataset: die heeft een ander aantal spellen; noem een andere map
dataset-of-other-bots = in { $directory } staat een andere dataset: er spelen andere bots in; noem een andere map
dataset-of-other-table = in { $directory } staat een andere dataset: de tafel is anders ingesteld; noem een andere map
dataset-of-other-beliefs = in { $directory } staat een andere dataset: maar een van de twee heeft vermoedens; noem een andere map
dataset-of-other-release = in { $directory } staat een andere dataset: die is begonnen met een andere versie van Ridotto; noem een andere map
dataset-of-other-sources = in { $directory } staat een andere dataset: het programma of een van de bots is sindsdien veranderd; noem een andere map
