# Командная строка и клиент в терминале.

## Команды

terminal-games-scenario = --scenario { $id }: { $name } (мест: { $seats })
terminal-games-seats = Места: { $seats }
terminal-cards-none = Сомнений здесь нет.
terminal-doubtful-tell = Файлом это пока не исправить: напишите нам, что сказано на карте.
terminal-doubtful-form = Уберите «#» перед игрой, картой и строкой и впишите то, что напечатано на карте. Затем: westmarch --corrections FILE play ...
terminal-cards-doubtful = Под сомнением: { $facts }
terminal-dataset-written = Партий в { $folder }: { $games }; новых строк: { $rows }.
terminal-learn-working = Обучение
terminal-learn-score = { $file }: против случайной игры выиграно { $score } из { $games } партий, ничьи — половинами (95-процентный интервал: от { $low } до { $high }).
terminal-observations-block = блок
terminal-observations-start = с номера
terminal-observations-shape = размер
terminal-observations-most = не больше
terminal-observations-columns = столбцы
terminal-observations-total = Чисел: { $numbers }, каждое — байт, от 0; версия { $version }, { $hash }

terminal-simulate-working = Партии
terminal-simulate-winner = победитель
terminal-simulate-by = чем
terminal-simulate-games = партии
terminal-simulate-total = { $games ->
    [one] { $games } партия за { $seconds } с: { $games_per_second } партий/с, { $decisions_per_second } решений/с, { $length } решений на партию.
    [few] { $games } партии за { $seconds } с: { $games_per_second } партий/с, { $decisions_per_second } решений/с, { $length } решений на партию.
   *[many] { $games } партий за { $seconds } с: { $games_per_second } партий/с, { $decisions_per_second } решений/с, { $length } решений на партию.
}
terminal-arena-working = Партии
terminal-arena-players = игроки
terminal-arena-games = партии
terminal-arena-wins = победы
terminal-arena-draws = разделены
terminal-arena-rate = доля побед
terminal-arena-interval = интервал 95 %
terminal-arena-faults = { $player }: { $games ->
    [one] { $games } партия проиграна
    [few] { $games } партии проиграны
   *[other] { $games } партий проиграно
}, потому что программа нарушила протокол
terminal-arena-sprt-elo1 = Ясно: { $first } сильнее, чем { $second }, скорее на { $elo1 } Эло, чем на { $elo0 } ({ $ratio } из { $bound }).
terminal-arena-sprt-elo0 = Ясно: { $first } сильнее, чем { $second }, скорее на { $elo0 } Эло, чем на { $elo1 } ({ $ratio } из -{ $bound }).
terminal-arena-sprt-open = Пока не ясно: { $first } сильнее, чем { $second }, на { $elo0 } или на { $elo1 } Эло ({ $ratio } из ±{ $bound }).
terminal-ladder-player = игрок
terminal-ladder-elo = Эло
terminal-ladder-interval = интервал 95 %
terminal-ladder-games = партии
terminal-ladder-points = очки
terminal-calibrate-stage = часть партии
terminal-calibrate-estimates = оценки
terminal-calibrate-positions = позиции
terminal-calibrate-mean = средняя оценка
terminal-calibrate-won = выиграно
terminal-calibrate-interval = интервал 95 %
terminal-calibrate-early = первая треть
terminal-calibrate-middle = вторая треть
terminal-calibrate-late = последняя треть
terminal-calibrate-brier = Оценка Брайера: { $brier } (0 — безошибочно, 0,250 — «всегда 50 %»).
terminal-train-loss = Средняя логарифмическая ошибка на отложенных положениях: { $before } до обучения, { $after } после (всего положений: { $positions }).
terminal-train-appeals = Средняя перекрёстная энтропия на отложенных поисках: { $before }, если все ходы равны, { $after } после обучения (всего положений: { $positions }).
terminal-bench-working = Измерения
terminal-bench-taken = Тем временем хост отдал другим { $percent } % процессорного времени этой виртуальной машины.
terminal-bench-name = что
terminal-bench-value = значение
terminal-bench-unit = единица
terminal-bench-peer = сосед
terminal-bench-peer-value = у соседа
terminal-bench-ratio = отношение

## Игра, построчно или на весь экран

terminal-undone = Отменено: { $word }.
terminal-undone-fork = То, что с тех пор открылось, теперь может выйти иначе.
terminal-hint = Компьютер выбрал бы: { $word }
terminal-hint-estimate = Ваши шансы он оценивает в { $chance } %.
terminal-hint-thinking = Компьютер обдумывает подсказку
terminal-why-title = Чего сейчас нельзя и почему
terminal-why-none = Сейчас вам ничто не мешает.
terminal-thinking = Думает { $name } ({ $level })
terminal-seat-human = { $name }: человек
terminal-seat-computer = { $name }: компьютер, { $level }
terminal-saved = Запись партии сохранена: { $file }
terminal-not-saved = Запись не сохранена: { $reason }
terminal-news = С вашего последнего выбора
terminal-hand-over = Выбирает { $name }. Передайте терминал этому игроку.
terminal-hand-over-go = Нажмите Enter, когда будете готовы.

## Построчная игра

terminal-plain-intro = Отвечайте вариантом из списка, его номером или началом. Ещё есть команды: help, undo, hint, why, log, look ИМЯ, save ФАЙЛ, quit.
terminal-plain-help = Ответ — вариант из списка, его номер или начало, которого нет у других вариантов.
terminal-plain-help-commands =
    { $command ->
        [undo] отменить свой последний выбор
        [skip] пасовать какое-то время: skip window (этот шаг), skip phase (фаза), skip round (раунд), skip trigger (пока что-нибудь не сработает); skip ask отменяет
        [stop] всегда спрашивать в этот момент, даже если можно только пасовать, или в другой: stop quest; ещё раз — отменить
        [hint] что выбрал бы компьютер
        [why] почему сейчас нельзя сделать то, чего хочется
        [log] что уже произошло
        [look] что делает карточка, место или жетон; без имени — снова показать стол
        [save] записать партию в файл
        [quit] закончить игру
       *[help] этот список
    }
terminal-plain-skip-unknown = Скажите, на сколько пасовать: { $words }
terminal-plain-stop-unknown = Сейчас вне очереди никто не действует. Назовите другой момент: { $words }
terminal-no-window = Сейчас пасовать негде.
terminal-orders-none = Постоянных указаний нет.
terminal-plain-ambiguous = «{ $text }» может значить: { $words }
terminal-plain-unknown = «{ $text }» сейчас нельзя. Сейчас можно: { $words }
terminal-score = Счёт: { $score }.
terminal-score-campaign = Счёт кампании: { $score }.
terminal-next-game = Начинается следующий сценарий: { $name }.
terminal-plain-end = Ввод закончился раньше партии: { $number ->
    [one] сделан { $number } ход.
    [few] сделано { $number } хода.
   *[many] сделано { $number } ходов.
}
terminal-plain-quit = Партия оставлена после { $number ->
    [one] { $number } хода.
   *[other] { $number } ходов.
}

## На весь экран

terminal-inspector = Что это значит
terminal-log = Журнал
terminal-page-all = Стол
terminal-page-cards = Карточки
terminal-page-map = Карта
terminal-page-sides = Стороны
terminal-page-places = Места
terminal-page-hand = Рука
terminal-page-players = Игроки
terminal-page-score = Счёт
terminal-key-choose = Enter выбрать
terminal-key-step = ↑ ↓ шаг
terminal-key-undo = u отмена
terminal-key-hint = h совет
terminal-key-orders = n пас надолго
terminal-key-log = l журнал
terminal-key-inspect = i осмотр
terminal-key-save = s запись
terminal-key-page = Tab страница
terminal-key-language = g язык
terminal-key-help = ? помощь
terminal-key-quit = q выход
terminal-key-back = Esc назад

terminal-help-title = Клавиши
terminal-help-keys =
    { $what ->
        [arrows] ↑ ↓ — перейти к другому выбору; то, о чём он, отмечено на столе
        [enter] Enter — выбрать отмеченное
        [digits] 1 2 3 … — перейти к выбору с этим номером
        [click] Мышь — щелчок по столу указывает, щелчок в списке выбирает
        [tab] Tab — следующая страница стола, если окно показывает их по одной
        [scroll] PgUp PgDn — прокрутить объяснение
        [undo] u — отменить свой последний выбор
        [hint] h — что выбрал бы компьютер и как он оценивает ваши шансы
        [why] w — чего сейчас сделать нельзя и почему
        [orders] n — пасовать какое-то время или, наоборот, всегда спрашивать в такой момент
        [log] l — весь журнал
        [inspect] i — рассмотреть что угодно на столе
        [save] s — сохранить запись партии
        [language] g или F2 — другой язык
        [help] ? или F1 — эта страница
       *[quit] q — выйти из игры
    }
terminal-help-signs = Знаки
terminal-help-fan = Westmarch — неофициальная некоммерческая работа поклонников.

terminal-inspect-title = Осмотр
terminal-save-title = Сохранить запись в файл
terminal-save-hint = Enter сохраняет, Esc возвращает
terminal-quit-title = Выйти из игры?
terminal-quit-save = Сохранить запись и выйти
terminal-quit-leave = Выйти без записи
terminal-quit-stay = Играть дальше

terminal-over-again = Сыграть ещё раз
terminal-over-swapped = Сыграть ещё раз, поменявшись сторонами
terminal-over-save = Сохранить запись партии
terminal-over-new = Другая игра
terminal-over-quit = Выйти

terminal-start-title = Садитесь за стол
terminal-start-game = Игра
terminal-start-scenario = Сценарий
terminal-start-preset = Правила
terminal-start-seat = Ваша сторона
terminal-start-seat-both = Обе стороны
terminal-start-opponent = Соперник
terminal-start-opponent-human = человек за этим терминалом
terminal-start-opponent-none = никого: вы играете за обе стороны
terminal-start-language = Язык
terminal-start-help = ↑ ↓ строка, ← → изменить, Enter начать, q выйти

terminal-replay-title = { $file }: ход { $number } из { $total }
terminal-replay-start = До первого хода

## Дуэль за Средиземье

terminal-duel-by-chain = цепочка
terminal-duel-presence = Присутствие
terminal-duel-supply = в запасе { $number ->
    [one] { $number } отряд
    [few] { $number } отряда
   *[many] { $number } отрядов
}
terminal-duel-tokens = Жетоны
terminal-duel-tiles = Локации
terminal-duel-map = Карта
terminal-duel-display = Раскладка, с верхнего ряда; что можно взять — в скобках, с ценой для вас:
terminal-duel-locations = Локации, в стопке { $left }
terminal-duel-stacks = Жетоны союзов
terminal-duel-totals =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, в запасе { $supply ->
        [one] { $supply } отряд
        [few] { $supply } отряда
       *[many] { $supply } отрядов
    }, присутствие: { $regions ->
        [one] { $regions } регион
        [few] { $regions } региона
       *[many] { $regions } регионов
    }
terminal-duel-bonus-coin = шаг { $step }: монета
terminal-duel-bonus-unit = шаг { $step }: отряд
terminal-duel-bonus-turn = шаг { $step }: ещё один ход
terminal-duel-bonus-fortress = шаг { $step }: убрать крепость соперника
terminal-duel-legend = { $coin } монета · { $ring } шаг похода · { $unit } отряды в запасе · { $fortress } крепость · { $move } перемещение · { $remove } убрать отряд соперника · { $fresh } новое · ‹символ, с которым карточка бесплатна · символ, который она даёт›
terminal-duel-income = Сброс принесёт вам { $number ->
    [one] { $number } монету.
    [few] { $number } монеты.
   *[many] { $number } монет.
}
terminal-duel-price = Сейчас вам стоит { $coins ->
    [one] { $coins } монету: { $reasons }.
    [few] { $coins } монеты: { $reasons }.
   *[many] { $coins } монет: { $reasons }.
}
terminal-duel-price-printed = { $number } указано на карточке
terminal-duel-price-fortresses = { $number } за ваши крепости
terminal-duel-price-missing = { $number } за недостающие навыки ({ $skills })
terminal-duel-price-nothing = Сейчас вам ничего не стоит.
terminal-duel-price-chain = Для вас бесплатно: у вас есть { $chain }.
terminal-duel-price-too-much = У вас только { $coins ->
    [one] { $coins } монета.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
}
terminal-duel-uncovers = Откроется: { $cards }.
terminal-duel-face-down = закрытая карточка
terminal-duel-stack = В этой стопке { $number ->
    [one] остался { $number } жетон.
    [few] осталось { $number } жетона.
   *[many] осталось { $number } жетонов.
}
terminal-duel-stack-known = Сверху, как знают оба: { $tokens }.
terminal-duel-in-discard = сброс
terminal-duel-in-set_aside = отложена
terminal-duel-in-unseen = ещё не видели
terminal-duel-pair = У вас это второй символ: { $people }. Вы посмотрите два верхних жетона этого народа и оставите один.
terminal-duel-trio = У вас это третий народ: вы посмотрите по верхнему жетону каждого из трёх и оставите один.
terminal-duel-token-acts = Сработает и ваш жетон: { $token }.

## War of the Ring: The Card Game

terminal-wotr_cards-hand = рука
terminal-wotr_cards-deck = колода
terminal-wotr_cards-cycled = сброс
terminal-wotr_cards-eliminated = удалено
terminal-wotr_cards-reserve = резерв
terminal-wotr_cards-offered = на выбор
terminal-wotr_cards-table = разыгрывается
terminal-wotr_cards-aside = взято отдельно
terminal-wotr_cards-aside_inner = взято отдельно
terminal-wotr_cards-staged = выбрано
terminal-wotr_cards-deck_top = верх колоды
terminal-wotr_cards-no-places = Активных локаций нет.
terminal-wotr_cards-walkers = путь { $number }: персонажи
terminal-wotr_cards-of-place = самой локации
terminal-wotr_cards-final = последний раунд
terminal-wotr_cards-passed = пропуск хода
terminal-wotr_cards-now-nobody = никто не побеждает
terminal-wotr_cards-now-corruption = влияние Кольца +{ $number }
terminal-wotr_cards-now = { $side ->
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
terminal-wotr_cards-if-now = Если бы сражение было сейчас: { $outlook }.
terminal-wotr_cards-lead-none = Счёт равный; отрыв в 10 очков после сражений кончает игру.
terminal-wotr_cards-lead = { $side ->
    [shadow] Тьма впереди на { $lead }; до победы ещё { $number }.
   *[other] Свободные народы впереди на { $lead }; до победы ещё { $number }.
}
terminal-wotr_cards-lead-wins = { $side ->
    [shadow] Тьма впереди на { $lead }: победный отрыв.
   *[other] Свободные народы впереди на { $lead }: победный отрыв.
}
terminal-wotr_cards-at-the-end = { $number ->
    [one] в конце { $number } очко вместе с неиспользованными жетонами Кольца
    [few] в конце { $number } очка вместе с неиспользованными жетонами Кольца
   *[many] в конце { $number } очков вместе с неиспользованными жетонами Кольца
}
terminal-wotr_cards-fields-left = { $side ->
    [shadow] { $number ->
        [one] В колоде Тьмы { $number } поле битвы:
        [few] В колоде Тьмы { $number } поля битв:
       *[many] В колоде Тьмы { $number } полей битв:
    }
   *[other] { $number ->
        [one] В колоде Свободных народов { $number } поле битвы:
        [few] В колоде Свободных народов { $number } поля битв:
       *[many] В колоде Свободных народов { $number } полей битв:
    }
}
terminal-wotr_cards-next-paths = Следующим будет один из путей { $number }:
terminal-wotr_cards-unprinted = Поле вернулось из зоны победных очков врага: напечатанная оборона не действует.
terminal-wotr_cards-supported = Есть поддержка воинства: лидерство действует.
terminal-wotr_cards-unsupported = Поддержки воинства нет: лидерство не действует.
terminal-wotr_cards-may-go = Может сейчас сражаться: { $places }.
terminal-wotr_cards-may-wait = Сражаться сейчас негде: карта ждёт в резерве и может перемещаться со следующего раунда.
terminal-wotr_cards-no-twice = В этом раунде эта карта уже сыграна.
terminal-wotr_cards-no-item = В игре нет никого, кто мог бы этим владеть.
terminal-wotr_cards-no-event = Сейчас нет того, что для этого нужно.
terminal-wotr_cards-price-cycle = Цена: сбросить ещё одну карту из руки.
terminal-wotr_cards-price-forsake = Это ваша последняя карта: цена — отказаться от карты из резерва или с верха колоды.
terminal-wotr_cards-in-reserve = В резерве { $player }.
terminal-wotr_cards-arrived = Карта пришла в этом раунде и может перемещаться со следующего.
terminal-wotr_cards-wields = Предметы: { $items }.
terminal-wotr_cards-wielded-by = Владелец: { $card }.
terminal-wotr_cards-ring-once = Раз за игру: взять 2 карты. Неиспользованный жетон приносит 1 очко в конце.
terminal-wotr_cards-ring-each_round = Раз в раунд: взять 3 карты, затем удалить 1 и сбросить 1 из руки.
terminal-wotr_cards-does-reserve = Карта ждёт там и может перемещаться со следующего раунда. То, что она делает в резерве, действует сразу.
terminal-wotr_cards-does-cycle = Карта из руки уходит в сброс и вернётся, когда кончится колода.
terminal-wotr_cards-does-winnow = Две карты удаляются навсегда, и вы берёте одну.
terminal-wotr_cards-does-deck_top = Карта удаляется раньше, чем вы её увидите.
terminal-wotr_cards-does-pass = { $hand ->
    [one] У вас в руке { $hand } карта
    [few] У вас в руке { $hand } карты
   *[many] У вас в руке { $hand } карт
}, ваш предел { $limit }. Когда все подряд пропустят ход, начнутся сражения.
terminal-wotr_cards-legend = { $attack } атака · { $defence } оборона · { $leader } лидерство: действует, где есть поддержка воинства · { $paths } символы на пути · { $points } очки · { $corruption } влияние Кольца · { $ring } неиспользованный жетон Кольца · { $first } первый игрок · рука 5/2: карт в руке, и при скольких можно пропустить ход
terminal-wotr_cards-legend-marks = { $may } можно выбрать · { $pointed } вы указываете сюда · { $fresh } новое · { $arrived } в резерве с этого раунда · { $goes } может сразу сражаться · { $passed } ход пропущен · { $after } вместе с картой, которая придёт

## «Властелин колец: Карточная игра»

terminal-page-quest = Приключение
terminal-lcg-outlook-progress = { $number ->
    [one] сейчас { $number } жетон продвижения
    [few] сейчас { $number } жетона продвижения
   *[many] сейчас { $number } жетонов продвижения
  }
terminal-lcg-outlook-rise = угроза выросла бы на { $number }
terminal-lcg-outlook-even = сейчас ничего бы не изменилось
terminal-lcg-reveals = { $number ->
    [0] карты столкновений не открываются
    [one] каждый раунд открывается { $number } карта столкновений
    [few] каждый раунд открываются { $number } карты столкновений
   *[many] каждый раунд открывается { $number } карт столкновений
  }
terminal-lcg-fight = Атака
terminal-lcg-fight-enemy = Атакует «{ $enemy }», в защите: { $characters }. { $totals }, ранений: { $damage }
terminal-lcg-fight-players = { $characters } против карты «{ $enemy }». { $totals }, ранений: { $damage }
terminal-lcg-nobody = никто
terminal-lcg-revealed = Открыто
terminal-lcg-beside = Рядом со столом
terminal-lcg-played = Разыграно
terminal-lcg-offered = На выбор
terminal-lcg-out = выбывает из игры
terminal-lcg-now = Сейчас: { $numbers }
terminal-lcg-legend = { $engagement } вероятность столкновения · { $resources } ресурсы · { $progress } продвижение · { $shadow } закрытая теневая карта · { $first } первый игрок · (2) стоимость карты · 31/50: угроза и её предел
terminal-lcg-legend-marks = { $may } можно выбрать · { $pointed } вы указываете сюда · { $fresh } новое · { $exhausted } истощена · { $committed } на поисках · { $prisoner } пленник

## «Война Кольца»

terminal-page-war = Война
terminal-wotr_board-wild = Прочие земли
terminal-wotr_board-offered = На выбор
terminal-wotr_board-fighter = кубики { $dice } (нужно { $need }), лидерство { $leadership }, попадания { $hits }
terminal-wotr_board-hunt = Охота: успехи { $successes }, тайл { $tile }, урон { $damage }
terminal-wotr_board-legend = 3{ $regular }1{ $elite }1{ $leader }: три обычных отряда, элитный и лидер · { $nazgul } назгулы · { $siege } осада · { $taken } в руках врага · { $fellowship } Братство · { $ring } эльфийское кольцо · { $points } победные очки и сколько их нужно
terminal-wotr_board-legend-marks = { $may } можно выбрать · { $pointed } вы указываете сюда · { $fresh } новое

## Резервные копии

terminal-backup-done = Всё, что хранит сервер, сохранено в файле { $file }.
terminal-backup-holds = Копия создана { $made }, Westmarch { $version }. Столов: { $tables }, событий: { $events }, людей: { $people }, колод: { $decks }, строк чата: { $chat }, сообщений об ошибках: { $reports }.
terminal-restore-whole = Резервная копия { $file } цела.
terminal-restore-done = Всё восстановлено из файла { $file }. Сервер можно запускать.
terminal-restore-other-key = В WESTMARCH_SECRET другой ключ, чем в копии: с ним гости потеряют свои столы, и всем придётся войти заново. Уберите эту переменную или верните прежнее значение.
terminal-backup-refused-no-database = базы данных { $place } нет: сохранять нечего
terminal-backup-refused-no-tables = в базе данных { $place } нет таблиц Westmarch: сохранять нечего
terminal-backup-refused-newer-database = база данных { $place } принадлежит более новой версии Westmarch: возьмите её
terminal-backup-refused-file-exists = файл { $file } уже есть; --force заменит его
terminal-backup-refused-cannot-write = файл { $file } не записать: { $reason }
terminal-backup-refused-cannot-read = файл { $file } не прочитать: { $reason }
terminal-backup-refused-no-backup = { $file } — не резервная копия Westmarch
terminal-backup-refused-damaged = резервная копия { $file } повреждена, место: { $part }; ничего не восстановлено
terminal-backup-refused-newer = резервную копию { $file } создала более новая версия Westmarch, { $version }: установите её
terminal-backup-refused-not-empty = база данных { $place } не пуста; --force заменит всё, что в ней есть
terminal-backup-refused-database-lost = база данных отказывает: { $reason }

## Стол хранителя

terminal-admin-done = Готово.
terminal-admin-invitation = Приглашение: { $token }. Больше оно не показывается; ссылка с ним кончается на /account?invitation={ $token }
terminal-admin-command-line = командная строка
terminal-admin-report = Жалоба { $id } от { $at }, стол { $table }, от игрока { $by }:
terminal-admin-chat = Строка { $id }, стол { $table }, её пишет { $about } ({ $about_id }), отмечена { $at }, кем: { $by }:
terminal-admin-deck = Колода { $id }, её владелец { $about } ({ $about_id }), название отмечено { $at }, кем: { $by }:
terminal-admin-person = { $name } ({ $id }), роль: { $role }
terminal-admin-muted = Не может писать до { $until }
terminal-admin-banned = Не может войти до { $until }
terminal-admin-rules = Регистрация: { $registration }. Столы гостей хранятся, дней: { $days }.
terminal-admin-holds = Приглашение { $id }, осталось: { $uses }, до { $until } { $note }
terminal-admin-tables = столы
terminal-admin-games = партии
terminal-admin-rated = с рейтингом
terminal-admin-players = игроки
terminal-admin-newcomers = новые
terminal-admin-lines = строки чата
terminal-admin-reports = жалобы
terminal-admin-refused = сервер отказывает; ничего не изменилось
terminal-admin-refused-malformed = что-то слишком длинно, слишком коротко или вне границ; ничего не изменилось
terminal-admin-refused-no_such_person = нет ни учётной записи с таким именем, ни игрока с таким идентификатором
terminal-admin-refused-no_such_table = такого стола нет
terminal-admin-refused-no_such_line = такой строки чата нет
terminal-admin-refused-no_such_deck = такой колоды нет, или владелец её не показывает
terminal-admin-refused-no_such_report = такой записи в очереди нет
terminal-admin-refused-no_right = это невозможно даже из командной строки
terminal-admin-refused-not_registered = роль может быть только у владельца учётной записи
terminal-admin-refused-name_taken = это имя уже занято
terminal-admin-refused-name_confusing = это имя можно принять за чужое
terminal-admin-refused-nothing_to_undo = эта партия не изменила ничьего рейтинга
terminal-admin-refused-over = игра за этим столом уже окончена
terminal-admin-refused-bad_invite = такого приглашения нет
terminal-admin-refused-database_lost = база данных недоступна
