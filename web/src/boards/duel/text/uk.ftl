# Що каже поле «Дуелі» понад спільні повідомлення термінала та браузера.

duel-web-display = Карти розділу { $chapter }
duel-web-lands = Сім регіонів
duel-web-chapter = Розділ
duel-web-chapter-1 = перший
duel-web-chapter-2 = другий
duel-web-chapter-3 = третій
duel-web-left = { $number ->
    [one] залишилась { $number }
   *[other] залишилося { $number }
}
duel-web-ribbon = Золота стрічка
duel-web-ribbon-means = можна взяти зараз
duel-web-of-seven = із 7 регіонів
duel-web-none = немає
duel-web-alliance = Союзи
duel-web-tab-board = Стіл
duel-web-tab-map = Мапа { $score }

## Ціни

duel-web-chain = ланцюжок
duel-web-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монети
   *[many] { $number } монет
}
duel-web-coins-word = монети
duel-web-short = бракує { $number }
duel-web-covered-short = накрита
duel-web-empty = нікого
duel-web-fortress = фортеця
duel-web-tokens-left = { $number ->
    [one] залишився { $number } жетон
    [few] залишилося { $number } жетони
   *[many] залишилося { $number } жетонів
}

## Види речей

duel-web-card-grey = сіра карта
duel-web-card-yellow = жовта карта
duel-web-card-blue = синя карта
duel-web-card-green = зелена карта
duel-web-card-red = червона карта
duel-web-card-purple = фіолетова карта
duel-web-kind-card = карта
duel-web-face-down = Карта долілиць
duel-web-kind-tile = локація
duel-web-kind-region = регіон
duel-web-kind-token = жетон союзу
duel-web-kind-people = народ
duel-web-kind-chain = символ ланцюжка
duel-web-kind-side = сторона

## Подробиці

duel-web-have-chain = Ви маєте потрібний символ ({ $chain }): платити не треба.
duel-web-have-all = Ви маєте всі потрібні навички: платити не треба.
duel-web-costs-nothing = Нічого не коштує.
duel-web-you-pay = { $number ->
    [one] Ви платите { $number } монету: { $why }.
    [few] Ви платите { $number } монети: { $why }.
   *[many] Ви платите { $number } монет: { $why }.
}
duel-web-why-printed = { $number } за ціною на карті
duel-web-why-missing = { $number } за навички, яких бракує (не покрито: { $skills })
duel-web-why-fortresses = { $number ->
    [one] { $number } за вашу фортецю
   *[other] { $number } за ваші фортеці
}
duel-web-other-price = Для { $side }: { $price }.
duel-web-discard-brings = { $number ->
    [one] Скид принесе { $number } монету.
    [few] Скид принесе { $number } монети.
   *[many] Скид принесе { $number } монет.
}
duel-web-wins-peoples = Шостий народ: ви одразу перемагаєте.
duel-web-second-people = Це другий символ { $people }: ви відкриєте два їхні жетони й залишите один.
duel-web-third-people = Це третій народ: ви відкриєте по жетону кожного й залишите один.
duel-web-peoples-so-far = { $number ->
    [one] Тоді вас підтримає { $number } народ із 6.
    [few] Тоді вас підтримають { $number } народи з 6.
   *[many] Тоді вас підтримають { $number } народів із 6.
}
duel-web-wins-quest = Останній крок вашого шляху: ви одразу перемагаєте.
duel-web-bonus-coin = Крок { $step } приносить 1 монету.
duel-web-bonus-unit = На кроці { $step } можна розмістити загін у будь-якому регіоні.
duel-web-bonus-turn = Крок { $step } дає ще один хід.
duel-web-bonus-fortress = На кроці { $step } можна прибрати фортецю суперника.
duel-web-supply-short = { $number ->
    [0] У вас не залишилося загонів у запасі.
    [one] У вас у запасі лише { $number } загін.
    [few] У вас у запасі лише { $number } загони.
   *[many] У вас у запасі лише { $number } загонів.
}
duel-web-your-token = Ваш жетон. { $text }
duel-web-tile-region = Регіон її фортеці: { $region }.
duel-web-nobody-here = Тут нікого немає.
duel-web-people-means = Два символи одного народу або, раз за партію, три різні приносять жетон союзу. Шість народів приносять перемогу.
duel-web-known-token = зверху, бачили обидва: { $token }
duel-web-chain-frees = З ним безкоштовна карта «{ $card }» у розділі { $chapter }.
duel-web-in-supply = { $number ->
    [one] { $number } загін у запасі
    [few] { $number } загони в запасі
   *[many] { $number } загонів у запасі
}
duel-web-quest-fellowship = Дійдуть до Судної Гори — Братство одразу переможе.
duel-web-quest-sauron = Наздоженуть Фродо і Сема — Саурон одразу переможе. Коли йдуть Фродо і Сем, назґули рухаються разом із ними.
duel-web-one-of = одне з
duel-web-row = Ряд { $number }
duel-web-unseen = Карти розділу, яких ще не видно

## З чого обирати

duel-web-tray-token = Відкриті жетони
duel-web-tray-discard = Скид
duel-web-tray-grey = Сірі карти суперника

## Питання

duel-web-q-card = Що зробити з картою «{ $card }»?
duel-web-q-this-card = «{ $card }»?
duel-web-q-tile = Взяти: { $tile }?
duel-web-q-token = Залишити «{ $token }»?
duel-web-q-move = Куди йде загін { $region_from }?
duel-web-do-play = Розіграти
duel-web-do-play-for = Розіграти: { $price }
duel-web-do-discard = Скинути: +{ $number }
duel-web-do-take = Взяти: { $price }
duel-web-do-keep = Залишити
duel-web-turn-detail = { $cards ->
    [one] Доступна { $cards } карта
    [few] Доступні { $cards } карти
   *[many] Доступно { $cards } карт
}{ $tiles ->
    [0] {""}
    [one] {" "}і { $tiles } локація
    [few] {" "}і { $tiles } локації
   *[many] {" "}і { $tiles } локацій
}. { $coins ->
    [0] Монет у вас немає.
    [one] У вас { $coins } монета.
    [few] У вас { $coins } монети.
   *[many] У вас { $coins } монет.
}
duel-web-move-detail = Оберіть регіон зі своїми загонами, потім куди піде один із них.
duel-web-remove-detail = Оберіть регіон із загонами суперника: один із них повернеться до власника.
duel-web-conflict-units = загони
duel-web-conflict-sum = Загони гинуть один за один: кожна сторона втрачає { $number }.
duel-web-conflict-left = У { $side_id ->
    [fellowship] Братства
   *[sauron] Саурона
} тут { $number ->
    [one] лишається { $number } загін
    [few] лишається { $number } загони
   *[many] лишається { $number } загонів
}.
duel-web-conflict-nobody = Загонів тут більше немає.
duel-web-move-to-detail = Там, де стоять загони суперника, почнеться конфлікт: загони гинуть один за один.
duel-web-ribbon-detail = Обрати можна все, що має золотий край.

## Словник

duel-web-term-coin = Монета
    .text = Нею платять ціну на карті й замінюють навички, яких бракує, монета за символ. Усього в грі 30.
duel-web-term-skill = Навичка
    .text = Навички дають сірі карти. Їх потребують карти й локації; вони не витрачаються.
duel-web-term-chain = Ланцюжок
    .text = Символ, який одна карта дає, а інша потребує. Хто його має, той розігрує другу безкоштовно.
duel-web-term-quest = Похід
    .text = Кожен перстень — крок ваших персонажів: Фродо і Сема або назґулів. Чотирнадцять кроків приносять перемогу.
duel-web-term-unit = Загін
    .text = Стоїть у регіоні й дає вам присутність у ньому. Загони суперників в одному регіоні знищуються один за один.
duel-web-term-move = Переміщення
    .text = Один ваш загін іде дорогою до сусіднього регіону. Переміщувати не обов’язково.
duel-web-term-removal = Вилучення
    .text = Обраний вами загін суперника повертається до власника.
duel-web-term-fortress = Фортеця
    .text = Її будує локація. Вона дає присутність, доки її не приберуть. Кожна робить ваші наступні локації дорожчими на монету.
duel-web-term-presence = Присутність
    .text = Ви присутні там, де є ваш загін або фортеця. В усіх семи регіонах — одразу перемога.
duel-web-term-turn = Ще хід
    .text = Після цього ходу ви ходите знову.
duel-web-term-alliance = Жетон союзу
    .text = Пара одного народу або, один раз, три різні народи дозволяють залишити один із кількох жетонів.
duel-web-term-eagle = Орел
    .text = Вважається ще одним народом із шести для перемоги.
duel-web-term-discard = Скид
    .text = Сюди йдуть скинуті карти. Доступну карту завжди можна скинути за 1, 2 або 3 монети, за номером розділу.
duel-web-term-skill-one = Одна з п’яти навичок.
duel-web-term-region-one = Один із семи регіонів і його знак на червоних картах.
duel-web-term-chain-one = Символ ланцюжка.
duel-web-piles = Скид і карти, яких ще не видно
