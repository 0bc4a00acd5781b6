# What the board of the card game says beyond the messages that terminal and browser share.

lcg-web-phases = Фазы раунда
lcg-web-course = Сила воли и угроза на поисках, раунд за раундом
lcg-web-phase-resource = Ресурсы
lcg-web-phase-planning = План
lcg-web-phase-quest = Поиски
lcg-web-phase-travel = Путь
lcg-web-phase-encounter = Столкновение
lcg-web-phase-combat = Бой
lcg-web-phase-refresh = Передышка
lcg-web-tab-table = Стол
lcg-web-tab-hand = Рука { $number }
lcg-web-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
}
lcg-web-none = нет
lcg-web-encounter = Приключение и карты столкновений
lcg-web-stage = Приключение, стадия { $number } из { $all }
lcg-web-progress = Продвижение { $number } из { $all }
lcg-web-no-points = Условие победы — в тексте карты
lcg-web-staging-empty = Район средоточия пуст
lcg-web-stamp-exhausted = истощена
lcg-web-characters = Персонажи
lcg-web-your-characters = Ваши персонажи
lcg-web-whose-area = Чья область
lcg-web-fighting-you = в схватке с вами
lcg-web-your-hand = Ваша рука: { $number ->
    [0] пусто
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
lcg-web-hand-of = рука: { $number ->
    [0] пусто
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
lcg-web-hand-empty = В руке нет карт
lcg-web-back-to-hand = Вернуться к руке
lcg-web-seen = Вы увидели
lcg-web-before = Приключение начнётся, когда у всех будет рука.
lcg-web-tray = Есть из чего выбрать
lcg-web-out = вне игры
lcg-web-threat-of = Угроза { $number } из 50
lcg-web-danger = опасность
lcg-web-until-out = До выбывания из игры: ещё { $number }.
lcg-web-guarded-by = Охрана: «{ $card }»
lcg-web-unguarded = Никто не охраняет
lcg-web-will-engage = вступит в схватку
lcg-web-can-suffer = { $number ->
    [0] без ранений
   *[other] ранений до { $number }
}
lcg-web-can-fall = можно убить

## Суммы

lcg-web-responses = { $names }: наведите указатель на карту, чтобы прочитать её реакцию.
lcg-web-responses-touch = { $names }: коснитесь карты, чтобы прочитать её реакцию.
lcg-web-fight = Схватка
lcg-web-fight-shadow = Теневая карта: «{ $card }»
lcg-web-happens = «{ $card }»: { $text }
lcg-web-fight-nothing = Никто не ранен.
lcg-web-ready-willpower = Сила воли готовых
lcg-web-to-come = { $number ->
    [0] Карт столкновений больше не будет.
    [one] Откроется ещё { $number } карта столкновений.
    [few] Откроются ещё { $number } карты столкновений.
   *[many] Откроется ещё { $number } карт столкновений.
}
lcg-web-each-round = { $number ->
    [0] На этой стадии карты столкновений не открываются.
    [one] Каждый раунд приходит { $number } карта столкновений.
    [few] Каждый раунд приходят { $number } карты столкновений.
   *[many] Каждый раунд приходит { $number } карт столкновений.
}
lcg-web-quest-progress = Пока так: продвижение { $number }.
lcg-web-quest-threat = { $players ->
    [1] Пока так: ваша угроза вырастет на { $number }.
   *[other] Пока так: угроза каждого вырастет на { $number }.
}
lcg-web-quest-even = Пока так: ничего не изменится.
lcg-web-blow-none = Кто атакует врага «{ $card }»? Их нападение складывается.
lcg-web-blow-undefended = { $plural ->
    [yes] Без защитника { $card } наносят одному из ваших героев ранения: { $number }.
   *[other] Без защитника { $card } наносит одному из ваших героев ранения: { $number }.
}
lcg-web-blow-nothing = { $card }: ранений не будет.
lcg-web-blow-damage = { $card }: ранений { $number }, останется очков жизни { $left }.
lcg-web-blow-kills = { $card }: ранений { $number }, это гибель.
lcg-web-attack-against-defence = Нападение { $attack } против защиты { $defense }.
lcg-web-if-defends = Если защищает: { $text }
lcg-web-if-attacks = Если атакует: { $text }
lcg-web-with-all = Всеми силами. { $text }

## Карты

lcg-web-no-text = Особого текста нет.
lcg-web-changed = { $name } { $number } (на карте { $printed })
lcg-web-unique = уникальная
lcg-web-set = Набор столкновений: { $set }
lcg-web-side-a = Сторона А. { $text }
lcg-web-erratum = Официальное исправление, за этим столом не действует: { $text }
lcg-web-erratum-holds = Официальное исправление, за этим столом действует: { $text }
lcg-web-is-exhausted = Карта истощена: пока не готова, персонаж не пойдёт на поиски, не атакует и не защищает.
lcg-web-is-ready = Карта готова
lcg-web-damage-left = Ранения: { $number }, осталось очков жизни: { $left }
lcg-web-engaged-with = В схватке с { $seat_ins }
lcg-web-fights-you = В схватке с вами
lcg-web-engages = Вероятность столкновения { $number }: при следующей проверке враг вступит в схватку с первым, чьей угрозы хватает ({ $seats }).
lcg-web-engages-nobody = Вероятность столкновения { $number }: ничьей угрозы не хватает, враг останется в районе средоточия, если никто не вступит с ним в схватку сам.
lcg-web-attached-to = Присоединена к карте «{ $card }»
lcg-web-shadow-of = Теневая карта врага «{ $card }»: считается только теневой эффект.
lcg-web-shadow-down = Карта лежит лицом вниз у врага «{ $card }» и откроется, когда будет объявлен защитник. Её теневой эффект может изменить атаку.
lcg-web-top = Сверху: { $cards }
lcg-web-bottom = Снизу: { $cards }
lcg-web-unknown = неизвестная карта
lcg-web-deck-unseen = Порядок карт никому не известен.

## Вопросы

lcg-web-q-play = Сыграть карту «{ $card }» за { $cost }?
lcg-web-q-use = Применить карту «{ $card }»?
lcg-web-q-target = { $kind ->
    [enemy] «{ $card }»: какого врага выбрать?
    [location] «{ $card }»: какую локацию выбрать?
   *[character] «{ $card }»: какого персонажа выбрать?
}
lcg-web-q-travel = Куда отправитесь?
lcg-web-do-play = Сыграть
lcg-web-do-use = Применить
lcg-web-do-pay = { $number ->
    [0] Не платить
   *[other] Заплатить { $number }
}
lcg-web-do-travel = Отправиться
lcg-web-do-engage = В схватку
lcg-web-do-take-damage = Ранить
lcg-web-do-take = Взять
lcg-web-do-discard = Сбросить
lcg-web-do-put-into-play = Ввести в игру
lcg-web-do-finish-planning = Закончить план
lcg-web-do-send-nobody = Никого не слать
lcg-web-do-no-attack = Больше не атаковать
lcg-web-do-not-join = Не вмешиваться
lcg-web-do-no-defender = Без защитника
lcg-web-do-engage-none = Ни с кем
lcg-web-do-no-action = Пас
lcg-web-do-no-response = Без реакции
lcg-web-do-new-hand = Новая рука
lcg-web-do-keep-hand = Оставить эту
lcg-web-confirm-commit = Отправить: { $number }
lcg-web-confirm-attack = Атаковать: { $number }
lcg-web-confirm-defend = Защищать
lcg-web-ribbon = Выбрать можно всё, у чего золотой край.
lcg-web-all-planned = Сейчас больше нечего сыграть или применить.
lcg-web-mulligan-detail = Ищите карты, которые ваши герои скоро смогут оплатить.
lcg-web-pay-detail = Щёлкайте героев, которые платят, в любом порядке; осталось { $number }.
lcg-web-pay-myself = Сам выбираю, кто платит
lcg-web-travel-detail = Угроза активной локации не считается, но продвижение сначала идёт на неё.
lcg-web-travel-free = Путь туда ничего не стоит.
lcg-web-engage-detail = { $number ->
    [0] При вашей угрозе никто не вступит в схватку с вами сам.
    [one] { $number } враг вступит в схватку с вами сам.
    [few] { $number } врага вступят в схватку с вами сами.
   *[many] { $number } врагов вступят в схватку с вами сами.
}
lcg-web-undefended-detail = Ранения получает один персонаж; если защитника нет, это может быть только герой.
lcg-web-attack-detail = Выберите врага, затем тех, кто его атакует. Каждого врага один раз.

## Словарь

lcg-web-term-threat = Угроза
    .text = У каждого игрока свой счётчик угрозы: вначале это сумма величин угрозы его героев, при 50 игрок выбывает. Сила угрозы есть и у карт в районе средоточия, она противостоит силе воли.
lcg-web-term-willpower = Сила воли
    .text = То, что персонаж приносит на поиски.
lcg-web-term-attack = Нападение
    .text = То, что персонаж или враг приносит в атаку.
lcg-web-term-defence = Защита
    .text = Вычитается из нападения на эту карту.
lcg-web-term-hit-points = Очки жизни
    .text = Столько ранений уничтожают карту.
lcg-web-term-damage = Ранения
    .text = Остаются, пока их не вылечат или карта не покинет игру.
lcg-web-term-resource = Ресурс
    .text = Каждый герой получает 1 за раунд. Ими платят за карты сферы героя и за нейтральные.
lcg-web-term-staging = Район средоточия
    .text = Здесь лежат враги, с которыми никто не сражается, и локации, куда ещё никто не отправился.
lcg-web-term-commit = Отправить на поиски
    .text = Персонажи истощаются и до конца фазы добавляют свою силу воли.
lcg-web-term-progress = Продвижение
    .text = Если силы воли больше, чем угрозы, разница становится продвижением, сначала на активной локации.
lcg-web-term-active = Активная локация
    .text = Место, куда отправились игроки. Её угроза не считается, продвижение сначала идёт на неё.
lcg-web-term-engagement = Вероятность столкновения
    .text = Враг вступает в схватку с игроком, чья угроза не меньше этого числа.
lcg-web-term-shadow = Теневая карта
    .text = Каждый враг в схватке получает карту лицом вниз. Когда защитник объявлен, она открывается, и срабатывает её теневой эффект.
lcg-web-term-exhaust = Истощение и готовность
    .text = Кто идёт на поиски, атакует или защищает, тот истощается. В конце раунда все карты снова готовы.
lcg-web-term-action = Действие
    .text = Применяется между шагами раунда; действие поисков или боя — только в своей фазе.
lcg-web-term-response = Реакция
    .text = Применяется сразу после того, что в ней названо, или прямо перед тем, что она отменяет.
lcg-web-term-forced = Обязательно
    .text = Происходит само.
lcg-web-term-discard = Сброс
    .text = Он есть у каждого игрока и у колоды столкновений. Все можно просматривать.
lcg-web-term-first = Первый игрок
    .text = Действует первым в каждой фазе и решает за всех. Жетон переходит каждый раунд.
lcg-web-term-victory = Очки победы
    .text = Некоторые побеждённые враги и исследованные локации приносят очки; они уменьшают итоговый счёт, а чем он меньше, тем лучше.
lcg-web-term-kind-hero = В начале их от одного до трёх. Они получают ресурсы и платят.
lcg-web-term-kind-ally = Персонаж из вашей колоды, его играют в фазе планирования.
lcg-web-term-kind-attachment = Присоединяется к другой карте и меняет её.
lcg-web-term-kind-event = Разыгрывается, действует и уходит в сброс.
lcg-web-term-kind-enemy = Ждёт в районе средоточия, пока не вступит в схватку с игроком, потом атакует каждый раунд.
lcg-web-term-kind-location = Её угроза считается в районе средоточия. Отправьтесь туда или исследуйте её иначе.
lcg-web-term-kind-treachery = Срабатывает, когда открыто, и уходит в сброс.
lcg-web-term-kind-objective = То, что нужно забрать, часто под охраной.
lcg-web-term-kind-quest = Стадия сценария и нужное для неё продвижение.
lcg-web-term-sphere-leadership = Ресурсы, много союзников, отвага.
lcg-web-term-sphere-tactics = Оружие и бой.
lcg-web-term-sphere-spirit = Сила воли, снижение угрозы, отмена того, что открыто.
lcg-web-term-sphere-lore = Новые карты, лечение, знание о том, что впереди.
lcg-web-term-sphere-neutral = За них может платить любой герой.

lcg-web-all-hero = Все герои
lcg-web-all-ally = Все союзники
lcg-web-all-attachment = Все довески
lcg-web-all-event = Все события
lcg-web-all-enemy = Все враги
lcg-web-all-location = Все локации
lcg-web-all-treachery = Все предательства
lcg-web-all-objective = Все цели
lcg-web-all-quest = Все карты приключений
lcg-web-all-guard = Стража целей
lcg-web-ended-threat = Угроза достигла 50: игра проиграна.
lcg-web-ended-heroes = Не осталось ни одного героя: игра проиграна.
