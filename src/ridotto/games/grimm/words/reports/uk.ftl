# What reports of many games say about The Grimm Masquerade.

grimm-report-section = { $section ->
    [rounds] Як закінчуються раунди
    [roses] За що дають троянди
    [characters] Персонажі
    [deck] Колода
    [pointing] Як вони викривають
    [bot-roses] За що вони отримують троянди, на гру
   *[actions] Дії
}
grimm-report-measure = { $measure ->
    [rounds] з усіх раундів
    [rounds-won] виграні раунди
    [unmasked] викриті
    [accusations-per-game] звинувачень на гру
    [right-accusations] слушні звинувачення
    [masks-lost] втрачених власних масок на раунд
    [masks-broken] зірваних чужих масок на раунд
    [boons-given-away] віддані власні блага
   *[per-game] на гру
}
lab-deck-ran-out = колода закінчилася
lab-right-accusations = З усіх звинувачень слушними були { $share }.

## Як грають боти, виміряно в багатьох іграх. $how – never, always або some: тоді $k з $n.

grimm-manners-accuses = Звинувачує { $times } раза на гру
grimm-manners-right = { $how ->
    [never] майже ніколи не слушно
    [always] майже завжди слушно
   *[some] слушно у { $k } з { $n }
}
grimm-manners-hides = { $how ->
    [never] майже ніколи не віддає власного блага
    [always] майже завжди віддає власне благо
   *[some] віддає власне благо у { $k } з { $n } випадків
}
