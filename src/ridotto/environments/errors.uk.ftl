### У чому відмовляють середовища, українською (src/ridotto/refusal.py). Тут можна вживати лише { $fact }.

## Столи

header-and-settings = стіл – це або заголовок, або гра з налаштуваннями; щось одне треба прибрати
not-compiled = цей стіл не можна скомпілювати: { $reason }
not-observable = { $title } не має спостережень, тож і середовищ; вони є для: { $games }
bad-count = { $what } має бути цілим числом від { $least } до { $most }, а не { $value }
too-many-tables = столи в кількості { $tables } потребують { $need } ГБ пам’яті, а вільно { $free } ГБ; поміститься щонайбільше { $most }
bad-array = масив { $array } має мати форму { $shape } і тип { $type }, бути неперервним і придатним до запису, а надано { $given }
no-arrays = масиви задають за назвами, як їх повертає new_arrays(), а надано { $given }
saved-by-another = ці столи зберегла інша версія Ridotto ({ $release }); завантажте їх нею або підготуйте нові столи

## Гравці

bad-seats = місця – це список із назвою для кожного місця або список таких списків, а не { $seats }
too-many-seats = назв місць { $seats }, а за столом гравців { $players }
no-learner = принаймні одне місце повинно мати назву { $learner }
not-one-learner = рівно одне місце повинно тут мати назву { $learner }, а в наданих це не так
bot-not-compiled = бот { $bot } не може грати за скомпільованими столами; можуть: { $bots }
no-agent = немає агента { $agent }; агенти: { $agents }

## Кроки

bad-seed = зерно – це ціле число від 0 до 2^{ $bits } − 1, а не { $seed }
not-reset = ще нічого не роздано; спершу викличте { $method }
no-action-of = крок потребує дії, яку вибирає { $agent }, за назвою агента, а надано { $given }
game-over = гру закінчено; для наступної викличте { $method }
no-reset-mask = за всіма столами роздають наново разом, а не за одним; приберіть reset_mask
bad-actions = крок потребує по одному цілому числу для кожного стола (їх { $tables }), а надано { $given }
bad-action = дія – це ціле число, а не { $action }
masked-action = дію { $action } замасковано за столом { $table }, де вирішує гравець { $player }; виберіть ту, маска якої 1
masked-move = дію { $action } зараз замасковано; виберіть ту, маска якої 1
illegal-action = дія { $action } зараз не дозволена; виберіть одну з legal_actions()
bad-render-mode = немає режиму малювання { $mode }; є такі: { $modes }
no-environment = немає середовища { $name }: { $reason }
unnamed-environment = те, що створює середовище, вказують як модуль:функція, а не { $name }
environment-not-made = не вдається створити середовище: { $reason }
not-an-environment = { $made } не є середовищем ні PettingZoo (AEC), ні Gymnasium
no-chance-node = випадок тут нічого не вирішує; chance_outcomes() питають там, де is_chance_node() істинне
no-observer-parameter = спостерігач має один параметр, { $known }; приберіть { $parameters }
no-observer-of-all = є спостереження одного гравця і того, що відкрите, а спостережень усіх разом немає
not-the-decider = гравець { $player } тут не вирішує, тож для нього нічого не вибирають
no-library = немає середовищ для { $library }; є для: { $libraries }
