### What the lab's refusals say in Dutch (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Results files

not-results = { $file } is niet het bestand van een toernooi; noem een ander
results-of-other-format = { $file } hoort bij een ander toernooi: het heeft een ander formaat; noem een ander bestand
results-of-other-release = { $file } hoort bij een ander toernooi: het is begonnen met een andere versie van Ridotto; noem een ander bestand
results-of-other-sources = { $file } hoort bij een ander toernooi: het programma of een van de bots is sindsdien veranderd; noem een ander bestand
results-of-other-game = { $file } hoort bij een ander toernooi: het gaat over een ander spel; noem een ander bestand
results-of-other-bots = { $file } hoort bij een ander toernooi: er spelen andere bots; noem een ander bestand
results-of-other-seed = { $file } hoort bij een ander toernooi: het heeft een andere seed; noem een ander bestand
results-of-other-table = { $file } hoort bij een ander toernooi: de tafel is anders ingericht; noem een ander bestand
results-of-other-rollouts = { $file } hoort bij een ander toernooi: de bots die rekenen hebben een ander aantal simulaties; noem een ander bestand
results-of-other-cpu-time = { $file } hoort bij een ander toernooi: de bots die rekenen hebben een andere rekentijd; noem een ander bestand
block-not-readable = { $file }, regel { $line } kan niet worden gelezen; haal die regel weg, of noem een ander bestand
block-out-of-order = { $file }, regel { $line } gaat niet verder waar de vorige regels stopten; noem een ander bestand
block-of-other-tournament = { $file }, regel { $line } is geen blok van dit toernooi; noem een ander bestand
