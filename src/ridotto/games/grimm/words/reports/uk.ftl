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
   *[per-game] на гру
}
lab-deck-ran-out = колода закінчилася
lab-right-accusations = З усіх звинувачень слушними були { $share }.
