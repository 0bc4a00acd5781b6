# Что говорит стол карточной игры сверх общих сообщений терминала и браузера.

wotr_cards-web-seats = Игроки в порядке хода
wotr_cards-web-places = Активные локации
wotr_cards-web-points-word = очки
wotr_cards-web-order = Порядок хода
wotr_cards-web-acts = ходит
wotr_cards-web-passed = пропуск
wotr_cards-web-tab-places = Локации
wotr_cards-web-tab-reserves = Резервы
wotr_cards-web-no-places = Активных локаций ещё нет. Раунд принесёт поле битвы и путь.
wotr_cards-web-places-decided = Все сражения окончены.
wotr_cards-web-nobody = нет
wotr_cards-web-seen = видели все
wotr_cards-web-tray = Из чего выбрать
wotr_cards-web-here = сюда
wotr_cards-web-drawn = взята
wotr_cards-web-staged = выбрана
wotr_cards-web-fresh = новая
wotr_cards-web-idle = без поддержки
wotr_cards-web-whose-hand = Чья рука
wotr_cards-web-limit = предел остатка { $number }
wotr_cards-web-reserve-empty = Резерв пуст
wotr_cards-web-reserve-below = Резерв показан внизу
wotr_cards-web-hand-empty = Рука пуста
wotr_cards-web-added = { $role_id ->
    [attack] Сюда добавлено символов атаки: { $number }
   *[other] Сюда добавлено символов обороны: { $number }
}

## Соотношение сил

wotr_cards-web-if-now = Если бы сражение было сейчас:
wotr_cards-web-after = С этой картой: атака { $attack } против обороны { $defence }.
wotr_cards-web-now-nobody = никто не побеждает
wotr_cards-web-now-corruption = влияние Кольца +{ $number }
wotr_cards-web-now = { $side_id ->
    [shadow] { $number ->
        [one] { $number } очко Тьме
        [few] { $number } очка Тьме
       *[many] { $number } очков Тьме
    }
   *[other] { $number ->
        [one] { $number } очко Свободным народам
        [few] { $number } очка Свободным народам
       *[many] { $number } очков Свободным народам
    }
}
wotr_cards-web-lead-none = Счёт равный
wotr_cards-web-lead = { $side_id ->
    [shadow] Тьма +{ $lead }, до победы ещё { $number }
   *[other] Свободные народы +{ $lead }, до победы ещё { $number }
}
wotr_cards-web-lead-wins = { $side_id ->
    [shadow] Отрыв в 10 очков: победа Тьмы
   *[other] Отрыв в 10 очков: победа Свободных народов
}
wotr_cards-web-balance = { $side_id ->
    [shadow] Тьма
   *[other] Свободные народы
}: { $role_id ->
    [attack] атака { $number }
   *[other] оборона { $number }
}. { $cards ->
    [0] Карт здесь нет
    [one] Здесь { $cards } карта
    [few] Здесь { $cards } карты
   *[many] Здесь { $cards } карт
}{ $own ->
    [0] .
   *[other] , и ещё { $own } даёт сама локация.
}
wotr_cards-web-own-defence = Оборона самой локации: { $number }
wotr_cards-web-unprinted = Оно вернулось из зоны победных очков врага: напечатанная оборона не действует.
wotr_cards-web-won-by = { $side_id ->
    [shadow] Лежит в зоне победных очков Тьмы.
   *[other] Лежит в зоне победных очков Свободных народов.
}
wotr_cards-web-worth = { $number ->
    [0] Очков не приносит.
    [one] Победитель получает { $number } очко.
    [few] Победитель получает { $number } очка.
   *[many] Победитель получает { $number } очков.
}
wotr_cards-web-final = { $number ->
    [one] { $number } очко в конце, вместе с неиспользованными жетонами Кольца.
    [few] { $number } очка в конце, вместе с неиспользованными жетонами Кольца.
   *[many] { $number } очков в конце, вместе с неиспользованными жетонами Кольца.
}
wotr_cards-web-lost-paths = Пути, выигранные Тьмой; сами по себе очков не приносят: { $paths }
wotr_cards-web-fields-left = { $number ->
    [one] В колоде осталось { $number } поле битвы: { $fields }
    [few] В колоде осталось { $number } поля битв: { $fields }
   *[many] В колоде осталось { $number } полей битв: { $fields }
}
wotr_cards-web-fields-none = Полей битв в колоде не осталось.

## Карты

wotr_cards-web-icon-attack = Атака { $number }: действует, когда карта атакует на поле битвы.
wotr_cards-web-icon-defence = Оборона { $number }: действует, когда карта обороняется на поле битвы.
wotr_cards-web-icon-leader-attack = Лидерство, атака { $number }: действует, только пока персонажа там поддерживает воинство его фракции.
wotr_cards-web-icon-leader-defence = Лидерство, оборона { $number }: действует, только пока персонажа там поддерживает воинство его фракции.
wotr_cards-web-icon-path = { $role_id ->
    [attack] На пути: атака { $number }
   *[other] На пути: оборона { $number }
}{ $paths ->
    [none] .
   *[other] { $count ->
        [1] . Может выходить на путь с номером { $paths }.
       *[other] . Может выходить на пути с номерами { $paths }.
    }
}
wotr_cards-web-goes-to = Может сразу вступить в бой: { $places }. Или идёт в резерв и со следующего раунда может перемещаться.
wotr_cards-web-goes-reserve = Подходящей активной локации нет: карта идёт в резерв и со следующего раунда может перемещаться.
wotr_cards-web-price = Цена: сбросить ещё одну карту из руки. Если эта карта последняя, вместо сброса нужно отказаться от карты.
wotr_cards-web-brings = { $role_id ->
    [attack] { $place }: сейчас даёт атаку { $number }, вместе с предметами и лидерством.
   *[other] { $place }: сейчас даёт оборону { $number }, вместе с предметами и лидерством.
}
wotr_cards-web-supported = Есть поддержка воинства: лидерство действует.
wotr_cards-web-unsupported = Поддержки воинства нет: лидерство не действует.
wotr_cards-web-in-reserve = В резерве { $player }.
wotr_cards-web-arrived = Карта пришла в этом раунде и может перемещаться со следующего.
wotr_cards-web-wields = Предметы: { $items }
wotr_cards-web-wielded-by = Владелец: { $card }
wotr_cards-web-card-icons = Добавлено символов атаки на пути: { $number }

## Игроки

wotr_cards-web-seat = Берёт карт за раунд: { $draws }. Может пропустить ход, если в руке карт не больше { $limit }.
wotr_cards-web-ring-once = Жетон Кольца, раз за игру: взять 2 карты действием. Неиспользованный приносит 1 очко в конце.
wotr_cards-web-ring-each-round = Жетон Кольца, раз в раунд: взять 3 карты, затем удалить 1 и сбросить 1 из руки.
wotr_cards-web-top = Верх колоды: { $cards }

## Вопросы

wotr_cards-web-q-turn = Ваше действие?
wotr_cards-web-q-card = Что сделать с картой «{ $card }»?
wotr_cards-web-do-play = Сыграть
wotr_cards-web-do-move = Переместить
wotr_cards-web-do-use = Использовать действие
wotr_cards-web-do-from-reserve = Отказаться: из резерва
wotr_cards-web-do-cycle = Сбросить 1
wotr_cards-web-do-winnow = Отсеять
wotr_cards-web-do-ring = Жетон Кольца
wotr_cards-web-do-reserve = В резерв
wotr_cards-web-do-deck-top = Верх колоды
wotr_cards-web-do-place = { $place }: +{ $number }
wotr_cards-web-confirm-cycle = Сбросить
wotr_cards-web-confirm-forsake = Отказаться
wotr_cards-web-confirm-eliminate = Удалить
wotr_cards-web-confirm-take = Забрать
wotr_cards-web-turn-choose = Выберите карту.
wotr_cards-web-turn-detail = { $number ->
    [one] В руке { $number } карта
    [few] В руке { $number } карты
   *[many] В руке { $number } карт
}; пропустить ход можно, когда их не больше { $limit }.
wotr_cards-web-turn-may-pass = { $number ->
    [0] Рука пуста
    [one] В руке { $number } карта
    [few] В руке { $number } карты
   *[many] В руке { $number } карт
}; можно пропустить ход.
wotr_cards-web-may-go = Может сейчас сражаться: { $places }.
wotr_cards-web-may-wait = Сражаться сейчас негде: может ждать в резерве.
wotr_cards-web-may-wield = Может сейчас взять: { $cards }.
wotr_cards-web-look-beside = Что делает эта карта, написано в описании.
wotr_cards-web-gather = { $number ->
    [one] Выберите { $number } карту из руки.
    [few] Выберите { $number } карты из руки.
   *[many] Выберите { $number } карт из руки.
} Выбрано: { $chosen }.
wotr_cards-web-place-detail = Потом вы сбросите карту из руки: это цена.
wotr_cards-web-move-detail = За перемещение из резерва не нужно сбрасывать карту.
wotr_cards-web-loss-detail = Карта отменяет столько мечей, сколько у неё здесь щитов. Выберите ту, без которой легче обойтись.
wotr_cards-web-place-last = Это была последняя карта: вместо сброса вы отказываетесь от карты из резерва или с верха колоды.
wotr_cards-web-price-detail = Карта уйдёт в сброс и вернётся, когда кончится колода.
wotr_cards-web-price-ask = выберу потом
wotr_cards-web-cycle-detail = Карта уйдёт в сброс. Взамен вы ничего не получите: просто карт в руке станет меньше.
wotr_cards-web-order-detail = Вы первый игрок и выбираете порядок. В итоге сражение будет в каждой локации.
wotr_cards-web-forsake-detail = Карта, от которой отказались, удаляется навсегда.
wotr_cards-web-support-detail = Лидерство действует только у тех, кого поддерживает воинство.
wotr_cards-web-ribbon-detail = Выбрать можно всё, у чего золотой край.

## Словарь

wotr_cards-web-term-attack = Атака
    .text = Меч. Мечи атакующих складываются; считается каждый, который не отменён.
wotr_cards-web-term-defence = Оборона
    .text = Щит. Сначала символы атаки отменяют щиты самой локации, потом гибнут обороняющиеся, и каждый отменяет столько, сколько у него щитов.
wotr_cards-web-term-leadership = Лидерство
    .text = Символы с короной. Действуют только на полях битв и только пока персонажа поддерживает там воинство его фракции. Каждое воинство поддерживает одного.
wotr_cards-web-term-path = Путь
    .text = Одна из трёх локаций с одинаковым номером от 1 до 9. Обороняют её Свободные народы. Каждый раунд приносит следующий номер.
wotr_cards-web-term-battleground = Поле битвы
    .text = Локация, которую одна сторона обороняет, а другая атакует. На ней указаны фракции, которым туда можно.
wotr_cards-web-term-reserve = Резерв
    .text = Карты, ждущие перед своим игроком. На следующий раунд после прихода их можно перемещать на активную локацию.
wotr_cards-web-term-price = Цена
    .text = За каждую сыгранную карту игрок сбрасывает из руки другую, а если рука пуста — отказывается от карты.
wotr_cards-web-term-cycle = Сбросить
    .text = Положить карту в сброс её хозяина. Когда колода кончается, сброс становится новой колодой.
wotr_cards-web-term-eliminate = Удалить
    .text = Убрать карту к удалённым картам её хозяина, навсегда.
wotr_cards-web-term-forsake = Отказаться от карты
    .text = Удалить карту на свой выбор: из руки, из резерва или верхнюю карту колоды не глядя.
wotr_cards-web-term-winnow = Отсеять
    .text = Действие: удалить 2 карты из руки и взять 1.
wotr_cards-web-term-limit = Предел остатка карт
    .text = Если карт в руке не больше, можно пропустить ход. Предел равен 2, некоторые карты его повышают.
wotr_cards-web-term-ring = Жетон Кольца
    .text = Действие. В «Трилогии» раз за игру: взять 2 карты; неиспользованный приносит 1 очко в конце. В дуэлях раз в раунд: взять 3 карты, удалить 1, сбросить 1.
wotr_cards-web-term-corruption = Влияние Кольца
    .text = Очки Тьмы за пути: 1 за каждый неотменённый символ атаки.
wotr_cards-web-term-first = Первый игрок
    .text = Начинает раунд, вводит в игру его локации и решает, где сражаться раньше. Жетон переходит каждый раунд.
wotr_cards-web-term-lead = Отрыв
    .text = Кто после сражений раунда впереди на 10 очков или больше, побеждает.
wotr_cards-web-term-faction = Фракция
    .text = От неё зависит, на каких полях битв может быть карта и кого поддерживает воинство.
wotr_cards-web-term-ability = Свойство
    .text = Что карта делает помимо своих символов. На крупной карте это написано, о мелкой сказано в подробностях.
wotr_cards-web-term-faction-one = Одна из десяти фракций.
wotr_cards-web-term-kind-army = Идёт на поля битв, где указана его фракция, и никогда на путь. Поддерживает там лидера.
wotr_cards-web-term-kind-character = Идёт на поля битв, где указана его фракция, и на пути, номера которых на нём указаны.
wotr_cards-web-term-kind-item = Достаётся персонажу в игре, который может им владеть, и добавляет ему символы.
wotr_cards-web-term-kind-event = Выполняется и затем удаляется.

wotr_cards-web-fight-sum = Атака { $attack } против защиты локации { $place } и карт { $cards }: осталось { $left }.
wotr_cards-web-fight-losses = Защитники выбирают потери.
wotr_cards-web-fight-added = Добавленные здесь символы
wotr_cards-web-fight-place = Сама локация
wotr_cards-web-factions = { $role_id ->
    [attack] Могут атаковать: { $names }
   *[other] Могут защищать: { $names }
}

wotr_cards-web-all-army = Все воинства
wotr_cards-web-all-character = Все персонажи
wotr_cards-web-all-item = Все предметы
wotr_cards-web-all-event = Все события
wotr_cards-web-all-battleground = Все поля битвы
wotr_cards-web-all-path = Все пути
