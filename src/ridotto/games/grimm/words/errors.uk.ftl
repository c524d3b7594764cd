### What The Grimm Masquerade's refusals say in Ukrainian (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here.

## Moves

not-a-move-number = { $move } – не хід; ходи мають номери від 0 до { $last }
no-seat = за столом на { $players } осіб немає місця { $seat }
one-or-two-listeners = підслуховують одного або двох гравців
has-to-draft = { $who } має взяти карту в драфті; на вибір: { $options }
has-to-keep-or-give = { $who } має лишити карту собі або віддати її; на вибір: { $options }
has-to-giving = { $who } має віддати карту; на вибір: { $options }
has-to-acting = { $who } має виконати дію або спасувати; на вибір: { $options }
has-to-hand = { $who } має віддати карту з руки; на вибір: { $options }
has-to-pointing = { $who } має когось звинуватити; на вибір: { $options }
has-to-listening = { $who } має вибрати, кого підслухати; на вибір: { $options }
has-to-placing = { $who } має покласти жетон; на вибір: { $options }
has-to-dancing = { $who } має вибрати карту й напрямок; на вибір: { $options }
has-to-toasting = { $who } має роздати карти; на вибір: { $options }
has-to-gift = { $who } має вибрати подарунок; на вибір: { $options }
has-to-offer = { $who } має прийняти або спасувати; на вибір: { $options }
has-to-wagering = { $who } має взяти ставку; на вибір: { $options }
has-to-abilities = { $who } має вибрати здібність; на вибір: { $options }

## Tables

wrong-number-of-players = The Grimm Masquerade – гра на { $least }–{ $most } осіб, а не на { $players }; зміни кількість
two-without-wagers = G63: удвох грають без ставок; прибери їх або запроси третю особу

## Saved games

laid-characters = виклади персонажів по { $each } на кожного з гравців ({ $players }) або жодного
laid-character-twice = персонажа викладено двічі; кожен лише один
laid-artifact-too-often = артефакт викладено забагато разів; кожного є { $copies }
laid-actions = за цим столом карти дій, кожна один раз: { $actions }
no-such-character = немає персонажа «{ $name }»; є: { $names }
no-such-artifact = немає артефакту «{ $name }»; є: { $names }
no-such-action-card = немає карти дії «{ $name }»; є: { $names }
