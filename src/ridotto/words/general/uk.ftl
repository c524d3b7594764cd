### What is said in every game.

language-name = українська
and = { $first } та { $last }
or = { $first } або { $last }
percent = { $n } %
won-you = Ти перемагаєш!
won-you-too = { $count ->
    [one] Ти перемагаєш! Перемагає також { $winners }.
   *[other] Ти перемагаєш! Перемагають також { $winners }.
}
won-other = { $count ->
    [one] Перемагає { $winners }.
   *[other] Разом перемагають { $winners }.
}
question-over = Гру завершено.
you = ти
player = гравець
turn-number = хід { $n }
winners = { $count ->
    [one] Перемагає
   *[other] Перемагають
}
saved = Гру збережено у файлі { $file }.
choose-number = Вибери число від 1 до { $n }.
not-an-option = Такої можливості немає.
goodbye = До зустрічі!
your-choice = Твій вибір (1–{ $n }, ? довідка, q вихід):
press-enter-to-go-on = Натисни Enter, щоб грати далі.
help-typing = Введи номер варіанта або хід у скороченому записі, наприклад: { $example }. q – вийти; гру буде збережено.
go-on-with = Щоб грати далі: { $command }
hint-mask = { $mask } { $chance } %
hint-only = Мислитель бачить лише один хід: { $move }.
hint-not-ready = Мислитель ще готується; підказки будуть пізніше.
simulated-games = Ігор: { $n }
stopped-early = Зупинено після { $done } з { $asked } ігор.
