### What the lab's refusals say in Ukrainian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Results files

not-results = { $file } – не файл турніру; назви інший
results-of-other-format = { $file } належить до іншого турніру: він має інший формат; назви інший файл
results-of-other-release = { $file } належить до іншого турніру: його почав інший випуск Ridotto; назви інший файл
results-of-other-sources = { $file } належить до іншого турніру: відтоді змінилася програма або один із ботів; назви інший файл
results-of-other-game = { $file } належить до іншого турніру: він про іншу гру; назви інший файл
results-of-other-bots = { $file } належить до іншого турніру: у ньому грають інші боти; назви інший файл
results-of-other-seed = { $file } належить до іншого турніру: він має інше зерно; назви інший файл
results-of-other-table = { $file } належить до іншого турніру: стіл налаштовано інакше; назви інший файл
results-of-other-rollouts = { $file } належить до іншого турніру: боти, що рахують, мають іншу кількість симуляцій; назви інший файл
results-of-other-cpu-time = { $file } належить до іншого турніру: боти, що рахують, мають інший час обчислень; назви інший файл
block-not-readable = { $file }: рядок { $line } не можна прочитати; прибери цей рядок або назви інший файл
block-out-of-order = { $file }: рядок { $line } не продовжує попередніх; назви інший файл
block-of-other-tournament = { $file }: рядок { $line } – не блок цього турніру; назви інший файл
