# Что говорит поле «Дуэли» сверх общих сообщений терминала и браузера.

duel-web-display = Карточки главы { $chapter }
duel-web-lands = Семь регионов
duel-web-chapter = Глава
duel-web-chapter-1 = первая
duel-web-chapter-2 = вторая
duel-web-chapter-3 = третья
duel-web-left = { $number ->
    [one] осталась { $number }
   *[other] осталось { $number }
}
duel-web-ribbon = Золотая лента
duel-web-ribbon-means = можно взять сейчас
duel-web-of-seven = из 7 регионов
duel-web-none = нет
duel-web-alliance = Союзы
duel-web-tab-board = Стол
duel-web-tab-map = Карта { $score }

## Цены

duel-web-chain = цепочка
duel-web-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
duel-web-coins-word = монеты
duel-web-short = не хватает { $number }
duel-web-covered-short = накрыта
duel-web-empty = никого
duel-web-fortress = крепость
duel-web-tokens-left = { $number ->
    [one] остался { $number } жетон
    [few] осталось { $number } жетона
   *[many] осталось { $number } жетонов
}

## Виды вещей

duel-web-card-grey = серая карточка
duel-web-card-yellow = жёлтая карточка
duel-web-card-blue = синяя карточка
duel-web-card-green = зелёная карточка
duel-web-card-red = красная карточка
duel-web-card-purple = фиолетовая карточка
duel-web-kind-card = карточка
duel-web-face-down = Карточка лицом вниз
duel-web-kind-tile = локация
duel-web-kind-region = регион
duel-web-kind-token = жетон союза
duel-web-kind-people = народ
duel-web-kind-chain = символ цепочки
duel-web-kind-side = сторона

## Подробности

duel-web-have-chain = У вас есть нужный символ ({ $chain }): платить не надо.
duel-web-have-all = Все нужные навыки у вас есть: платить не надо.
duel-web-costs-nothing = Ничего не стоит.
duel-web-you-pay = { $number ->
    [one] Вы платите { $number } монету: { $why }.
    [few] Вы платите { $number } монеты: { $why }.
   *[many] Вы платите { $number } монет: { $why }.
}
duel-web-why-printed = { $number } по цене на карточке
duel-web-why-missing = { $number } за недостающие навыки (не покрыто: { $skills })
duel-web-why-fortresses = { $number ->
    [one] { $number } за вашу крепость
   *[other] { $number } за ваши крепости
}
duel-web-other-price = Для { $side }: { $price }.
duel-web-discard-brings = { $number ->
    [one] Сброс принесёт { $number } монету.
    [few] Сброс принесёт { $number } монеты.
   *[many] Сброс принесёт { $number } монет.
}
duel-web-wins-peoples = Шестой народ: вы сразу побеждаете.
duel-web-second-people = Это второй символ { $people }: вы откроете два их жетона и оставите один.
duel-web-third-people = Это третий народ: вы откроете по жетону каждого и оставите один.
duel-web-peoples-so-far = { $number ->
    [one] Тогда вас поддержит { $number } народ из 6.
    [few] Тогда вас поддержат { $number } народа из 6.
   *[many] Тогда вас поддержат { $number } народов из 6.
}
duel-web-wins-quest = Последний шаг вашего пути: вы сразу побеждаете.
duel-web-bonus-coin = Шаг { $step } приносит 1 монету.
duel-web-bonus-unit = На шаге { $step } можно поставить отряд в любой регион.
duel-web-bonus-turn = Шаг { $step } даёт ещё один ход.
duel-web-bonus-fortress = На шаге { $step } можно убрать крепость соперника.
duel-web-supply-short = { $number ->
    [0] У вас не осталось отрядов в запасе.
    [one] У вас в запасе только { $number } отряд.
    [few] У вас в запасе только { $number } отряда.
   *[many] У вас в запасе только { $number } отрядов.
}
duel-web-your-token = Ваш жетон. { $text }
duel-web-tile-region = Регион её крепости: { $region }.
duel-web-nobody-here = Здесь никого нет.
duel-web-people-means = Два символа одного народа или, один раз за партию, три разных приносят жетон союза. Шесть народов приносят победу.
duel-web-known-token = сверху, видели оба: { $token }
duel-web-chain-frees = С ним бесплатна карточка «{ $card }» в главе { $chapter }.
duel-web-in-supply = { $number ->
    [one] { $number } отряд в запасе
    [few] { $number } отряда в запасе
   *[many] { $number } отрядов в запасе
}
duel-web-quest-fellowship = Дойдут до Роковой горы — Братство сразу победит.
duel-web-quest-sauron = Догонят Фродо и Сэма — Саурон сразу победит. Когда идут Фродо и Сэм, назгулы движутся вместе с ними.
duel-web-one-of = одно из
duel-web-row = Ряд { $number }
duel-web-unseen = Карточки главы, которых ещё не видно

## Из чего выбирать

duel-web-tray-token = Открытые жетоны
duel-web-tray-discard = Сброс
duel-web-tray-grey = Серые карточки соперника

## Вопрос

duel-web-q-card = Что сделать с карточкой «{ $card }»?
duel-web-q-this-card = «{ $card }»?
duel-web-q-tile = Взять: { $tile }?
duel-web-q-token = Оставить «{ $token }»?
duel-web-q-move = Куда идёт отряд из { $region_gen }?
duel-web-do-play = Сыграть
duel-web-do-play-for = Сыграть: { $price }
duel-web-do-discard = Сбросить: +{ $number }
duel-web-do-take = Взять: { $price }
duel-web-do-keep = Оставить
duel-web-turn-detail = { $cards ->
    [one] Доступна { $cards } карточка
    [few] Доступны { $cards } карточки
   *[many] Доступно { $cards } карточек
}{ $tiles ->
    [0] {""}
    [one] {" "}и { $tiles } локация
    [few] {" "}и { $tiles } локации
   *[many] {" "}и { $tiles } локаций
}. { $coins ->
    [0] Монет у вас нет.
    [one] У вас { $coins } монета.
    [few] У вас { $coins } монеты.
   *[many] У вас { $coins } монет.
}
duel-web-move-detail = Выберите регион со своими отрядами, затем куда пойдёт один из них.
duel-web-remove-detail = Выберите регион с отрядами соперника: один из них вернётся к хозяину.
duel-web-conflict-units = отряды
duel-web-conflict-sum = Отряды гибнут один за один: каждая сторона теряет { $number }.
duel-web-conflict-left = У { $side_id ->
    [fellowship] Братства
   *[sauron] Саурона
} здесь { $number ->
    [one] остаётся { $number } отряд
    [few] остаётся { $number } отряда
   *[many] остаётся { $number } отрядов
}.
duel-web-conflict-nobody = Отрядов здесь больше нет.
duel-web-move-to-detail = Там, где стоят отряды соперника, начнётся конфликт: отряды гибнут один за один.
duel-web-ribbon-detail = Выбрать можно всё, что с золотым краем.

## Словарь

duel-web-term-coin = Монета
    .text = Ею платят цену на карточке и заменяют недостающие навыки, монета за символ. Всего в игре 30.
duel-web-term-skill = Навык
    .text = Навыки дают серые карточки. Их требуют карточки и локации; они не тратятся.
duel-web-term-chain = Цепочка
    .text = Символ, который одна карточка даёт, а другая требует. У кого он есть, тот играет вторую бесплатно.
duel-web-term-quest = Поход
    .text = Каждое кольцо — шаг ваших персонажей: Фродо и Сэма или назгулов. Четырнадцать шагов приносят победу.
duel-web-term-unit = Отряд
    .text = Стоит в регионе и даёт вам присутствие в нём. Отряды соперников в одном регионе уничтожаются один за один.
duel-web-term-move = Перемещение
    .text = Один ваш отряд идёт по дороге в соседний регион. Перемещать не обязательно.
duel-web-term-removal = Удаление
    .text = Выбранный вами отряд соперника возвращается к хозяину.
duel-web-term-fortress = Крепость
    .text = Её строит локация. Она даёт присутствие, пока её не уберут. Каждая делает ваши следующие локации дороже на монету.
duel-web-term-presence = Присутствие
    .text = Вы присутствуете там, где есть ваш отряд или крепость. Во всех семи регионах — сразу победа.
duel-web-term-turn = Ещё ход
    .text = После этого хода вы ходите снова.
duel-web-term-alliance = Жетон союза
    .text = Пара одного народа или, один раз, три разных народа позволяют оставить один из нескольких жетонов.
duel-web-term-eagle = Орёл
    .text = Считается ещё одним народом из шести для победы.
duel-web-term-discard = Сброс
    .text = Сюда уходят сброшенные карточки. Доступную карточку всегда можно сбросить за 1, 2 или 3 монеты, по номеру главы.
duel-web-term-skill-one = Один из пяти навыков.
duel-web-term-region-one = Один из семи регионов и его знак на красных карточках.
duel-web-term-chain-one = Символ цепочки.
duel-web-piles = Сброс и карточки, которых ещё не видно
