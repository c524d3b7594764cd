### What The Grimm Masquerade's refusals say in Polish (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here.

## Moves

not-a-move-number = { $move } nie jest ruchem; ruchy mają numery od 0 do { $last }
no-seat = przy stole dla { $players } osób nie ma miejsca { $seat }
one-or-two-listeners = podsłuchuje się jednego gracza albo dwóch
has-to-draft = { $who } musi wziąć kartę w drafcie; do wyboru: { $options }
has-to-keep-or-give = { $who } musi zatrzymać kartę albo ją oddać; do wyboru: { $options }
has-to-giving = { $who } musi oddać kartę; do wyboru: { $options }
has-to-acting = { $who } musi wykonać akcję albo spasować; do wyboru: { $options }
has-to-hand = { $who } musi oddać kartę z ręki; do wyboru: { $options }
has-to-pointing = { $who } musi kogoś oskarżyć; do wyboru: { $options }
has-to-listening = { $who } musi wybrać, kogo podsłuchać; do wyboru: { $options }
has-to-placing = { $who } musi położyć znacznik; do wyboru: { $options }
has-to-dancing = { $who } musi wybrać kartę i kierunek; do wyboru: { $options }
has-to-toasting = { $who } musi rozdać karty; do wyboru: { $options }
has-to-gift = { $who } musi wybrać podarunek; do wyboru: { $options }
has-to-offer = { $who } musi przyjąć albo spasować; do wyboru: { $options }
has-to-wagering = { $who } musi wziąć zakład; do wyboru: { $options }
has-to-abilities = { $who } musi wybrać zdolność; do wyboru: { $options }

## Tables

wrong-number-of-players = The Grimm Masquerade to gra dla { $least } do { $most } osób, nie dla { $players }; zmień liczbę
two-without-wagers = G63: we dwie osoby gra się bez zakładów; pomiń je albo zaproś trzecią osobę

## Saved games

laid-characters = wyłóż po { $each } postaci dla każdego z graczy ({ $players }) albo żadnej
laid-character-twice = postać jest wyłożona dwa razy; każda jest tylko jedna
laid-artifact-too-often = artefakt jest wyłożony zbyt wiele razy; każdego jest { $copies }
laid-actions = przy tym stole karty akcji, każda raz, to: { $actions }
no-such-character = nie ma postaci „{ $name }”; są: { $names }
no-such-artifact = nie ma artefaktu „{ $name }”; są: { $names }
no-such-action-card = nie ma karty akcji „{ $name }”; są: { $names }
