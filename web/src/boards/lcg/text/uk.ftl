# What the board of the card game says beyond the messages that terminal and browser share.

lcg-web-phases = Фази раунду
lcg-web-course = Сила волі й загроза в поході, раунд за раундом
lcg-web-phase-resource = Ресурси
lcg-web-phase-planning = План
lcg-web-phase-quest = Похід
lcg-web-phase-travel = Подорож
lcg-web-phase-encounter = Зіткнення
lcg-web-phase-combat = Бій
lcg-web-phase-refresh = Перепочинок
lcg-web-tab-table = Стіл
lcg-web-tab-hand = Рука { $number }
lcg-web-players = { $number ->
    [one] { $number } гравець
    [few] { $number } гравці
   *[many] { $number } гравців
}
lcg-web-none = немає
lcg-web-encounter = Похід і карти зіткнень
lcg-web-stage = Похід, стадія { $number } із { $all }
lcg-web-progress = Поступ { $number } із { $all }
lcg-web-no-points = Умова перемоги — у тексті карти
lcg-web-staging-empty = Зона зосередження порожня
lcg-web-stamp-exhausted = виснажена
lcg-web-characters = Персонажі
lcg-web-your-characters = Ваші персонажі
lcg-web-whose-area = Чия ділянка
lcg-web-fighting-you = у сутичці з вами
lcg-web-your-hand = Ваша рука: { $number ->
    [0] порожньо
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}
lcg-web-hand-of = рука: { $number ->
    [0] порожньо
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}
lcg-web-hand-empty = У руці немає карт
lcg-web-back-to-hand = Назад до руки
lcg-web-seen = Ви побачили
lcg-web-before = Похід почнеться, коли всі матимуть руку.
lcg-web-tray = Є з чого обрати
lcg-web-out = поза грою
lcg-web-threat-of = Загроза { $number } із 50
lcg-web-danger = небезпека
lcg-web-until-out = До вибуття з гри: ще { $number }.
lcg-web-guarded-by = Охорона: «{ $card }»
lcg-web-unguarded = Ніхто не охороняє
lcg-web-will-engage = вступить у сутичку
lcg-web-can-suffer = { $number ->
    [0] без ран
   *[other] ран до { $number }
}
lcg-web-can-fall = можна вбити

## Суми

lcg-web-responses = { $names }: наведіть вказівник на карту, щоб прочитати її реакцію.
lcg-web-responses-touch = { $names }: торкніться карти, щоб прочитати її реакцію.
lcg-web-fight = Сутичка
lcg-web-fight-shadow = Карта тіні: «{ $card }»
lcg-web-happens = «{ $card }»: { $text }
lcg-web-fight-nothing = Нікого не поранено.
lcg-web-ready-willpower = Сила волі готових
lcg-web-to-come = { $number ->
    [0] Карт зіткнень більше не буде.
    [one] Відкриється ще { $number } карта зіткнень.
    [few] Відкриються ще { $number } карти зіткнень.
   *[many] Відкриється ще { $number } карт зіткнень.
}
lcg-web-each-round = { $number ->
    [0] На цій стадії карти зіткнень не відкриваються.
    [one] Щораунду приходить { $number } карта зіткнень.
    [few] Щораунду приходять { $number } карти зіткнень.
   *[many] Щораунду приходить { $number } карт зіткнень.
}
lcg-web-quest-progress = Поки що: поступ { $number }.
lcg-web-quest-threat = { $players ->
    [1] Поки що: ваша загроза зросте на { $number }.
   *[other] Поки що: загроза кожного зросте на { $number }.
}
lcg-web-quest-even = Поки що: нічого не зміниться.
lcg-web-blow-none = Хто атакує ворога «{ $card }»? Їхній напад додається.
lcg-web-blow-undefended = { $plural ->
    [yes] Без захисника { $card } завдають одному з ваших героїв ран: { $number }.
   *[other] Без захисника { $card } завдає одному з ваших героїв ран: { $number }.
}
lcg-web-blow-nothing = { $card }: ран не буде.
lcg-web-blow-damage = { $card }: ран { $number }, лишиться очок життя { $left }.
lcg-web-blow-kills = { $card }: ран { $number }, це загибель.
lcg-web-attack-against-defence = Напад { $attack } проти захисту { $defense }.
lcg-web-if-defends = Якщо захищає: { $text }
lcg-web-if-attacks = Якщо атакує: { $text }
lcg-web-with-all = Усіма силами. { $text }

## Карти

lcg-web-no-text = Особливого тексту немає.
lcg-web-changed = { $name } { $number } (на карті { $printed })
lcg-web-unique = унікальна
lcg-web-set = Набір зіткнень: { $set }
lcg-web-side-a = Сторона А. { $text }
lcg-web-erratum = Офіційне виправлення, за цим столом не діє: { $text }
lcg-web-erratum-holds = Офіційне виправлення, за цим столом діє: { $text }
lcg-web-is-exhausted = Карта виснажена: поки не готова, персонаж не піде в похід, не атакує й не захищає.
lcg-web-is-ready = Карта готова
lcg-web-damage-left = Рани: { $number }, лишилося очок життя: { $left }
lcg-web-engaged-with = У сутичці з { $seat_ins }
lcg-web-fights-you = У сутичці з вами
lcg-web-engages = Поріг сутички { $number }: під час наступної перевірки ворог вступить у сутичку з першим, чиєї загрози вистачає ({ $seats }).
lcg-web-engages-nobody = Поріг сутички { $number }: нічиєї загрози не вистачає, ворог лишиться в зоні зосередження, якщо ніхто не вступить із ним у сутичку сам.
lcg-web-attached-to = Прикріплена до карти «{ $card }»
lcg-web-shadow-of = Карта тіні ворога «{ $card }»: рахується лише ефект тіні.
lcg-web-shadow-down = Карта лежить долілиць у ворога «{ $card }» і відкриється, коли буде оголошено захисника. Її ефект тіні може змінити атаку.
lcg-web-top = Зверху: { $cards }
lcg-web-bottom = Знизу: { $cards }
lcg-web-unknown = невідома карта
lcg-web-deck-unseen = Порядок карт нікому не відомий.

## Питання

lcg-web-q-play = Розіграти карту «{ $card }» за { $cost }?
lcg-web-q-use = Застосувати карту «{ $card }»?
lcg-web-q-target = { $kind ->
    [enemy] «{ $card }»: якого ворога обрати?
    [location] «{ $card }»: яку локацію обрати?
   *[character] «{ $card }»: якого персонажа обрати?
}
lcg-web-q-travel = Куди вирушите?
lcg-web-do-play = Розіграти
lcg-web-do-use = Застосувати
lcg-web-do-pay = { $number ->
    [0] Не платити
   *[other] Заплатити { $number }
}
lcg-web-do-travel = Вирушити
lcg-web-do-engage = У сутичку
lcg-web-do-take-damage = Поранити
lcg-web-do-take = Узяти
lcg-web-do-discard = Скинути
lcg-web-do-put-into-play = Ввести у гру
lcg-web-do-finish-planning = Завершити план
lcg-web-do-send-nobody = Нікого не слати
lcg-web-do-no-attack = Більше не атакувати
lcg-web-do-not-join = Не втручатися
lcg-web-do-no-defender = Без захисника
lcg-web-do-engage-none = Ні з ким
lcg-web-do-no-action = Пас
lcg-web-do-no-response = Без реакції
lcg-web-do-new-hand = Нова рука
lcg-web-do-keep-hand = Лишити цю
lcg-web-confirm-commit = Відправити: { $number }
lcg-web-confirm-attack = Атакувати: { $number }
lcg-web-confirm-defend = Захищати
lcg-web-ribbon = Обрати можна все, що має золотий край.
lcg-web-all-planned = Зараз більше нічого розіграти чи застосувати.
lcg-web-mulligan-detail = Шукайте карти, які ваші герої скоро зможуть оплатити.
lcg-web-pay-detail = Клацайте героїв, які платять, у будь-якому порядку; лишилося { $number }.
lcg-web-pay-myself = Сам обираю, хто платить
lcg-web-travel-detail = Загроза активної локації не враховується, але поступ спершу йде на неї.
lcg-web-travel-free = Дорога туди нічого не коштує.
lcg-web-engage-detail = { $number ->
    [0] За вашої загрози ніхто не вступить у сутичку з вами сам.
    [one] { $number } ворог вступить у сутичку з вами сам.
    [few] { $number } вороги вступлять у сутичку з вами самі.
   *[many] { $number } ворогів вступлять у сутичку з вами самі.
}
lcg-web-undefended-detail = Рани отримує один персонаж; якщо захисника немає, це може бути лише герой.
lcg-web-attack-detail = Оберіть ворога, потім тих, хто його атакує. Кожного ворога один раз.

## Словник

lcg-web-term-threat = Загроза
    .text = Кожен гравець має свій лічильник загрози: спочатку це сума величин загрози його героїв, при 50 гравець вибуває. Силу загрози мають і карти в зоні зосередження, вона протистоїть силі волі.
lcg-web-term-willpower = Сила волі
    .text = Те, що персонаж приносить у похід.
lcg-web-term-attack = Напад
    .text = Те, що персонаж або ворог приносить в атаку.
lcg-web-term-defence = Захист
    .text = Віднімається від нападу на цю карту.
lcg-web-term-hit-points = Очки життя
    .text = Стільки ран знищують карту.
lcg-web-term-damage = Рани
    .text = Лишаються, поки їх не вилікують або карта не покине гру.
lcg-web-term-resource = Ресурс
    .text = Кожен герой отримує 1 за раунд. Ними платять за карти сфери героя й за нейтральні.
lcg-web-term-staging = Зона зосередження
    .text = Тут лежать вороги, з якими ніхто не б’ється, і локації, куди ще ніхто не вирушив.
lcg-web-term-commit = Відправити в похід
    .text = Персонажі виснажуються й до кінця фази додають свою силу волі.
lcg-web-term-progress = Поступ
    .text = Якщо сили волі більше, ніж загрози, різниця стає поступом, спершу на активній локації.
lcg-web-term-active = Активна локація
    .text = Місце, куди вирушили гравці. Її загроза не враховується, поступ спершу йде на неї.
lcg-web-term-engagement = Поріг сутички
    .text = Ворог вступає в сутичку з гравцем, чия загроза не менша за це число.
lcg-web-term-shadow = Карта тіні
    .text = Кожен ворог у сутичці отримує карту долілиць. Коли захисника оголошено, її відкривають, і спрацьовує її ефект тіні.
lcg-web-term-exhaust = Виснаження й готовність
    .text = Хто йде в похід, атакує або захищає, той виснажується. Наприкінці раунду всі карти знову готові.
lcg-web-term-action = Дія
    .text = Застосовується між кроками раунду; дія походу або бою — лише у своїй фазі.
lcg-web-term-response = Реакція
    .text = Застосовується одразу після того, що в ній названо, або просто перед тим, що вона скасовує.
lcg-web-term-forced = Обов’язково
    .text = Відбувається само.
lcg-web-term-discard = Скид
    .text = Його має кожен гравець і колода зіткнень. Усі можна переглядати.
lcg-web-term-first = Перший гравець
    .text = Діє першим у кожній фазі й вирішує за всіх. Жетон переходить щораунду.
lcg-web-term-victory = Очки перемоги
    .text = Деякі переможені вороги й досліджені локації приносять очки; вони зменшують підсумковий рахунок, а що він менший, то краще.
lcg-web-term-kind-hero = На початку їх від одного до трьох. Вони отримують ресурси й платять.
lcg-web-term-kind-ally = Персонаж із вашої колоди, його розігрують у фазі планування.
lcg-web-term-kind-attachment = Прикріплюється до іншої карти й змінює її.
lcg-web-term-kind-event = Розігрується, діє і йде у скид.
lcg-web-term-kind-enemy = Чекає в зоні зосередження, поки не вступить у сутичку з гравцем, потім атакує щораунду.
lcg-web-term-kind-location = Її загроза рахується в зоні зосередження. Вирушайте туди або дослідіть її інакше.
lcg-web-term-kind-treachery = Спрацьовує, коли відкрито, і йде у скид.
lcg-web-term-kind-objective = Те, що треба забрати, часто під охороною.
lcg-web-term-kind-quest = Стадія сценарію й потрібний для неї поступ.
lcg-web-term-sphere-leadership = Ресурси, багато союзників, відвага.
lcg-web-term-sphere-tactics = Зброя й бій.
lcg-web-term-sphere-spirit = Сила волі, зниження загрози, скасування відкритого.
lcg-web-term-sphere-lore = Нові карти, лікування, знання про те, що попереду.
lcg-web-term-sphere-neutral = За них може платити будь-який герой.

lcg-web-all-hero = Усі герої
lcg-web-all-ally = Усі союзники
lcg-web-all-attachment = Усі прикріплення
lcg-web-all-event = Усі події
lcg-web-all-enemy = Усі вороги
lcg-web-all-location = Усі локації
lcg-web-all-treachery = Усі підступи
lcg-web-all-objective = Усі цілі
lcg-web-all-quest = Усі карти походу
lcg-web-all-guard = Варта цілей
lcg-web-ended-threat = Загроза сягнула 50: гру програно.
lcg-web-ended-heroes = Не лишилося жодного героя: гру програно.
