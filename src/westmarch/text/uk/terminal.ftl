# Командний рядок і клієнт у терміналі.

## Команди

terminal-games-scenario = --scenario { $id }: { $name } (місць: { $seats })
terminal-games-seats = Місця: { $seats }
terminal-cards-none = Сумнівів тут немає.
terminal-doubtful-tell = Файлом цього поки що не виправити: напишіть нам, що сказано на карті.
terminal-doubtful-form = Приберіть «#» перед грою, картою та рядком і впишіть те, що надруковано на карті. Потім: westmarch --corrections FILE play ...
terminal-cards-doubtful = Під сумнівом: { $facts }
terminal-dataset-written = Партій у { $folder }: { $games }; нових рядків: { $rows }.
terminal-learn-working = Навчання
terminal-learn-score = { $file }: проти випадкової гри виграно { $score } з { $games } партій, нічиї — половинами (95-відсотковий інтервал: від { $low } до { $high }).
terminal-observations-block = блок
terminal-observations-start = з номера
terminal-observations-shape = розмір
terminal-observations-most = не більше
terminal-observations-columns = стовпці
terminal-observations-total = Чисел: { $numbers }, кожне — байт, від 0; версія { $version }, { $hash }

terminal-simulate-working = Партії
terminal-simulate-winner = переможець
terminal-simulate-by = чим
terminal-simulate-games = партії
terminal-simulate-total = { $games ->
    [one] { $games } партія за { $seconds } с: { $games_per_second } партій/с, { $decisions_per_second } рішень/с, { $length } рішень на партію.
    [few] { $games } партії за { $seconds } с: { $games_per_second } партій/с, { $decisions_per_second } рішень/с, { $length } рішень на партію.
   *[many] { $games } партій за { $seconds } с: { $games_per_second } партій/с, { $decisions_per_second } рішень/с, { $length } рішень на партію.
}
terminal-arena-working = Партії
terminal-arena-players = гравці
terminal-arena-games = партії
terminal-arena-wins = перемоги
terminal-arena-draws = розділено
terminal-arena-rate = частка перемог
terminal-arena-interval = інтервал 95 %
terminal-arena-faults = { $player }: { $games ->
    [one] { $games } партію програно
    [few] { $games } партії програно
   *[other] { $games } партій програно
}, бо програма порушила протокол
terminal-arena-sprt-elo1 = Ясно: { $first } сильніший, ніж { $second }, радше на { $elo1 } Ело, ніж на { $elo0 } ({ $ratio } з { $bound }).
terminal-arena-sprt-elo0 = Ясно: { $first } сильніший, ніж { $second }, радше на { $elo0 } Ело, ніж на { $elo1 } ({ $ratio } з -{ $bound }).
terminal-arena-sprt-open = Поки не ясно: { $first } сильніший, ніж { $second }, на { $elo0 } чи на { $elo1 } Ело ({ $ratio } з ±{ $bound }).
terminal-ladder-player = гравець
terminal-ladder-elo = Ело
terminal-ladder-interval = інтервал 95 %
terminal-ladder-games = партії
terminal-ladder-points = очки
terminal-calibrate-stage = частина партії
terminal-calibrate-estimates = оцінки
terminal-calibrate-positions = позиції
terminal-calibrate-mean = середня оцінка
terminal-calibrate-won = виграно
terminal-calibrate-interval = інтервал 95 %
terminal-calibrate-early = перша третина
terminal-calibrate-middle = друга третина
terminal-calibrate-late = остання третина
terminal-calibrate-brier = Оцінка Браєра: { $brier } (0 — безпомилково, 0,250 — «завжди 50 %»).
terminal-train-loss = Середня логарифмічна похибка на відкладених положеннях: { $before } до навчання, { $after } після (усього положень: { $positions }).
terminal-train-appeals = Середня перехресна ентропія на відкладених пошуках: { $before }, якщо всі ходи рівні, { $after } після навчання (усього положень: { $positions }).
terminal-bench-working = Вимірювання
terminal-bench-taken = Тим часом хост віддав іншим { $percent } % процесорного часу цієї віртуальної машини.
terminal-bench-name = що
terminal-bench-value = значення
terminal-bench-unit = одиниця
terminal-bench-peer = сусід
terminal-bench-peer-value = у сусіда
terminal-bench-ratio = відношення

## Гра, рядками або на весь екран

terminal-undone = Скасовано: { $word }.
terminal-undone-fork = Те, що відтоді відкрилося, тепер може вийти інакше.
terminal-hint = Комп’ютер обрав би: { $word }
terminal-hint-estimate = Ваші шанси він оцінює у { $chance } %.
terminal-hint-thinking = Комп’ютер обмірковує підказку
terminal-why-title = Чого зараз не можна й чому
terminal-why-none = Зараз вам ніщо не заважає.
terminal-thinking = Думає { $name } ({ $level })
terminal-seat-human = { $name }: людина
terminal-seat-computer = { $name }: комп’ютер, { $level }
terminal-saved = Запис партії збережено: { $file }
terminal-not-saved = Запис не збережено: { $reason }
terminal-news = Від вашого останнього вибору
terminal-hand-over = Обирає { $name }. Передайте термінал цьому гравцеві.
terminal-hand-over-go = Натисніть Enter, коли будете готові.

## Гра рядками

terminal-plain-intro = Відповідайте варіантом зі списку, його номером або початком. Ще є команди: help, undo, hint, why, log, look НАЗВА, save ФАЙЛ, quit.
terminal-plain-help = Відповідь — варіант зі списку, його номер або початок, якого немає в інших варіантів.
terminal-plain-help-commands =
    { $command ->
        [undo] скасувати свій останній вибір
        [skip] пасувати якийсь час: skip window (цей крок), skip phase (фаза), skip round (раунд), skip trigger (доки щось не спрацює); skip ask скасовує
        [stop] завжди питати в цю мить, навіть якщо можна лише пасувати, або в іншу: stop quest; ще раз — скасувати
        [hint] що обрав би комп’ютер
        [why] чому зараз не можна зробити те, чого хочеться
        [log] що вже сталося
        [look] що робить карта, місце чи жетон; без назви — знову показати стіл
        [save] записати партію у файл
        [quit] закінчити гру
       *[help] цей список
    }
terminal-plain-skip-unknown = Скажіть, на скільки пасувати: { $words }
terminal-plain-stop-unknown = Зараз поза чергою ніхто не діє. Назвіть іншу мить: { $words }
terminal-no-window = Зараз пасувати ніде.
terminal-orders-none = Постійних вказівок немає.
terminal-plain-ambiguous = «{ $text }» може означати: { $words }
terminal-plain-unknown = «{ $text }» зараз не можна. Зараз можна: { $words }
terminal-score = Рахунок: { $score }.
terminal-score-campaign = Рахунок кампанії: { $score }.
terminal-next-game = Починається наступний сценарій: { $name }.
terminal-plain-end = Введення скінчилося раніше за партію: { $number ->
    [one] зроблено { $number } хід.
    [few] зроблено { $number } ходи.
   *[many] зроблено { $number } ходів.
}
terminal-plain-quit = Партію залишено після { $number ->
    [one] { $number } ходу.
   *[other] { $number } ходів.
}

## На весь екран

terminal-inspector = Що це означає
terminal-log = Журнал
terminal-page-all = Стіл
terminal-page-cards = Карти
terminal-page-map = Мапа
terminal-page-sides = Сторони
terminal-page-places = Місця
terminal-page-hand = Рука
terminal-page-players = Гравці
terminal-page-score = Рахунок
terminal-key-choose = Enter обрати
terminal-key-step = ↑ ↓ крок
terminal-key-undo = u назад
terminal-key-hint = h порада
terminal-key-orders = n пас надовго
terminal-key-log = l журнал
terminal-key-inspect = i огляд
terminal-key-save = s запис
terminal-key-page = Tab сторінка
terminal-key-language = g мова
terminal-key-help = ? довідка
terminal-key-quit = q вихід
terminal-key-back = Esc назад

terminal-help-title = Клавіші
terminal-help-keys =
    { $what ->
        [arrows] ↑ ↓ — перейти до іншого вибору; те, про що він, позначено на столі
        [enter] Enter — обрати позначене
        [digits] 1 2 3 … — перейти до вибору з цим номером
        [click] Миша — клацання по столу вказує, клацання у списку обирає
        [tab] Tab — наступна сторінка столу, якщо вікно показує їх по одній
        [scroll] PgUp PgDn — прокрутити пояснення
        [undo] u — скасувати свій останній вибір
        [hint] h — що обрав би комп’ютер і як він оцінює ваші шанси
        [why] w — чого зараз зробити не можна й чому
        [orders] n — пасувати якийсь час або, навпаки, завжди питати в таку мить
        [log] l — увесь журнал
        [inspect] i — роздивитися будь-що на столі
        [save] s — зберегти запис партії
        [language] g або F2 — інша мова
        [help] ? або F1 — ця сторінка
       *[quit] q — вийти з гри
    }
terminal-help-signs = Знаки
terminal-help-fan = Westmarch — неофіційна некомерційна робота прихильників.

terminal-inspect-title = Огляд
terminal-save-title = Зберегти запис у файл
terminal-save-hint = Enter зберігає, Esc повертає
terminal-quit-title = Вийти з гри?
terminal-quit-save = Зберегти запис і вийти
terminal-quit-leave = Вийти без запису
terminal-quit-stay = Грати далі

terminal-over-again = Зіграти ще раз
terminal-over-swapped = Зіграти ще раз, помінявшись сторонами
terminal-over-save = Зберегти запис партії
terminal-over-new = Інша гра
terminal-over-quit = Вийти

terminal-start-title = Сідайте до столу
terminal-start-game = Гра
terminal-start-scenario = Сценарій
terminal-start-preset = Правила
terminal-start-seat = Ваша сторона
terminal-start-seat-both = Обидві сторони
terminal-start-opponent = Суперник
terminal-start-opponent-human = людина за цим терміналом
terminal-start-opponent-none = нікого: ви граєте за обидві сторони
terminal-start-language = Мова
terminal-start-help = ↑ ↓ рядок, ← → змінити, Enter почати, q вийти

terminal-replay-title = { $file }: хід { $number } з { $total }
terminal-replay-start = До першого ходу

## Дуель за Середзем'я

terminal-duel-by-chain = ланцюжок
terminal-duel-presence = Присутність
terminal-duel-supply = у запасі { $number ->
    [one] { $number } загін
    [few] { $number } загони
   *[many] { $number } загонів
}
terminal-duel-tokens = Жетони
terminal-duel-tiles = Локації
terminal-duel-map = Мапа
terminal-duel-display = Розкладка, з верхнього ряду; що можна взяти — у дужках, з ціною для вас:
terminal-duel-locations = Локації, у стосі { $left }
terminal-duel-stacks = Жетони союзів
terminal-duel-totals =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }, у запасі { $supply ->
        [one] { $supply } загін
        [few] { $supply } загони
       *[many] { $supply } загонів
    }, присутність: { $regions ->
        [one] { $regions } регіон
        [few] { $regions } регіони
       *[many] { $regions } регіонів
    }
terminal-duel-bonus-coin = крок { $step }: монета
terminal-duel-bonus-unit = крок { $step }: загін
terminal-duel-bonus-turn = крок { $step }: ще один хід
terminal-duel-bonus-fortress = крок { $step }: прибрати фортецю суперника
terminal-duel-legend = { $coin } монета · { $ring } крок походу · { $unit } загони у запасі · { $fortress } фортеця · { $move } переміщення · { $remove } прибрати загін суперника · { $fresh } нове · ‹символ, з яким карта безкоштовна · символ, який вона дає›
terminal-duel-income = Скидання принесе вам { $number ->
    [one] { $number } монету.
    [few] { $number } монети.
   *[many] { $number } монет.
}
terminal-duel-price = Зараз вам коштує { $coins ->
    [one] { $coins } монету: { $reasons }.
    [few] { $coins } монети: { $reasons }.
   *[many] { $coins } монет: { $reasons }.
}
terminal-duel-price-printed = { $number } вказано на карті
terminal-duel-price-fortresses = { $number } за ваші фортеці
terminal-duel-price-missing = { $number } за брак навичок ({ $skills })
terminal-duel-price-nothing = Зараз вам нічого не коштує.
terminal-duel-price-chain = Для вас безкоштовно: у вас є { $chain }.
terminal-duel-price-too-much = У вас лише { $coins ->
    [one] { $coins } монета.
    [few] { $coins } монети.
   *[many] { $coins } монет.
}
terminal-duel-uncovers = Відкриється: { $cards }.
terminal-duel-face-down = закрита карта
terminal-duel-stack = У цьому стосі { $number ->
    [one] залишився { $number } жетон.
    [few] залишилося { $number } жетони.
   *[many] залишилося { $number } жетонів.
}
terminal-duel-stack-known = Зверху, як знають обоє: { $tokens }.
terminal-duel-in-discard = скид
terminal-duel-in-set_aside = відкладено
terminal-duel-in-unseen = ще не бачили
terminal-duel-pair = У вас це другий символ: { $people }. Ви подивитеся два верхні жетони цього народу й залишите один.
terminal-duel-trio = У вас це третій народ: ви подивитеся по верхньому жетону кожного з трьох і залишите один.
terminal-duel-token-acts = Спрацює і ваш жетон: { $token }.

## War of the Ring: The Card Game

terminal-wotr_cards-hand = рука
terminal-wotr_cards-deck = колода
terminal-wotr_cards-cycled = скид
terminal-wotr_cards-eliminated = знищено
terminal-wotr_cards-reserve = резерв
terminal-wotr_cards-offered = на вибір
terminal-wotr_cards-table = грається
terminal-wotr_cards-aside = узято окремо
terminal-wotr_cards-aside_inner = узято окремо
terminal-wotr_cards-staged = обрано
terminal-wotr_cards-deck_top = верх колоди
terminal-wotr_cards-no-places = Активних локацій немає.
terminal-wotr_cards-walkers = шлях { $number }: персонажі
terminal-wotr_cards-of-place = самої локації
terminal-wotr_cards-final = останній раунд
terminal-wotr_cards-passed = пас
terminal-wotr_cards-now-nobody = ніхто не перемагає
terminal-wotr_cards-now-corruption = споганення +{ $number }
terminal-wotr_cards-now = { $side ->
    [shadow] { $number ->
        [one] { $number } очко Тіні
        [few] { $number } очки Тіні
       *[many] { $number } очок Тіні
    }
   *[other] { $number ->
        [one] { $number } очко Вільним Народам
        [few] { $number } очки Вільним Народам
       *[many] { $number } очок Вільним Народам
    }
}
terminal-wotr_cards-if-now = Якби бій був зараз: { $outlook }.
terminal-wotr_cards-lead-none = Рахунок рівний; перевага в 10 очок завершує гру.
terminal-wotr_cards-lead = { $side ->
    [shadow] Тінь попереду на { $lead }; до перемоги ще { $number }.
   *[other] Вільні Народи попереду на { $lead }; до перемоги ще { $number }.
}
terminal-wotr_cards-lead-wins = { $side ->
    [shadow] Тінь попереду на { $lead }: переможний відрив.
   *[other] Вільні Народи попереду на { $lead }: переможний відрив.
}
terminal-wotr_cards-at-the-end = { $number ->
    [one] наприкінці { $number } очко разом із невикористаними жетонами Персня
    [few] наприкінці { $number } очки разом із невикористаними жетонами Персня
   *[many] наприкінці { $number } очок разом із невикористаними жетонами Персня
}
terminal-wotr_cards-fields-left = { $side ->
    [shadow] { $number ->
        [one] У колоді Тіні { $number } поле битви:
        [few] У колоді Тіні { $number } поля битв:
       *[many] У колоді Тіні { $number } полів битв:
    }
   *[other] { $number ->
        [one] У колоді Вільних Народів { $number } поле битви:
        [few] У колоді Вільних Народів { $number } поля битв:
       *[many] У колоді Вільних Народів { $number } полів битв:
    }
}
terminal-wotr_cards-next-paths = Наступним буде один зі шляхів { $number }:
terminal-wotr_cards-unprinted = Поле повернулося із зони підрахунку очок ворога: надрукована оборона не діє.
terminal-wotr_cards-supported = Є підтримка війська: лідерство діє.
terminal-wotr_cards-unsupported = Підтримки війська немає: лідерство не діє.
terminal-wotr_cards-may-go = Може зараз битися: { $places }.
terminal-wotr_cards-may-wait = Битися зараз ніде: карта чекає в резерві й може переміщуватися з наступного раунду.
terminal-wotr_cards-no-twice = Цього раунду цю карту вже зіграно.
terminal-wotr_cards-no-item = У грі немає нікого, хто міг би цим володіти.
terminal-wotr_cards-no-event = Зараз немає того, що для цього потрібно.
terminal-wotr_cards-price-cycle = Ціна: скинути ще одну карту з руки.
terminal-wotr_cards-price-forsake = Це ваша остання карта: ціна — пожертвувати карту з резерву або з верху колоди.
terminal-wotr_cards-in-reserve = У резерві { $player }.
terminal-wotr_cards-arrived = Карта прийшла цього раунду й може переміщуватися з наступного.
terminal-wotr_cards-wields = Предмети: { $items }.
terminal-wotr_cards-wielded-by = Власник: { $card }.
terminal-wotr_cards-ring-once = Раз за гру: взяти 2 карти. Невикористаний жетон дає 1 очко наприкінці.
terminal-wotr_cards-ring-each_round = Раз на раунд: взяти 3 карти, потім знищити 1 і скинути 1 з руки.
terminal-wotr_cards-does-reserve = Карта чекає там і може переміщуватися з наступного раунду. Те, що вона робить у резерві, діє одразу.
terminal-wotr_cards-does-cycle = Карта з руки йде у скид і повернеться, коли скінчиться колода.
terminal-wotr_cards-does-winnow = Дві карти знищуються назавжди, і ви берете одну.
terminal-wotr_cards-does-deck_top = Карту буде знищено раніше, ніж ви її побачите.
terminal-wotr_cards-does-pass = { $hand ->
    [one] У вас на руці { $hand } карта
    [few] У вас на руці { $hand } карти
   *[many] У вас на руці { $hand } карт
}, ваш ліміт { $limit }. Коли всі спасують поспіль, почнуться бої.
terminal-wotr_cards-legend = { $attack } напад · { $defence } оборона · { $leader } лідерство: діє, де є підтримка війська · { $paths } символи на шляху · { $points } очки · { $corruption } споганення · { $ring } невикористаний жетон Персня · { $first } перший гравець · рука 5/2: карт на руці, і зі скількома можна спасувати
terminal-wotr_cards-legend-marks = { $may } можна обрати · { $pointed } ви вказуєте сюди · { $fresh } нове · { $arrived } у резерві з цього раунду · { $goes } може одразу битися · { $passed } спасував · { $after } разом із картою, що прийде

## «Володар перснів: Карткова гра»

terminal-page-quest = Похід
terminal-lcg-outlook-progress = { $number ->
    [one] зараз { $number } жетон поступу
    [few] зараз { $number } жетони поступу
   *[many] зараз { $number } жетонів поступу
  }
terminal-lcg-outlook-rise = загроза зросла б на { $number }
terminal-lcg-outlook-even = зараз нічого б не змінилося
terminal-lcg-reveals = { $number ->
    [0] карти зіткнень не відкриваються
    [one] щораунду відкривається { $number } карта зіткнень
    [few] щораунду відкриваються { $number } карти зіткнень
   *[many] щораунду відкривається { $number } карт зіткнень
  }
terminal-lcg-fight = Атака
terminal-lcg-fight-enemy = Атакує «{ $enemy }», захищає: { $characters }. { $totals }, ран: { $damage }
terminal-lcg-fight-players = { $characters } проти карти «{ $enemy }». { $totals }, ран: { $damage }
terminal-lcg-nobody = ніхто
terminal-lcg-revealed = Відкрито
terminal-lcg-beside = Поруч зі столом
terminal-lcg-played = Зіграно
terminal-lcg-offered = На вибір
terminal-lcg-out = вибуває з гри
terminal-lcg-now = Зараз: { $numbers }
terminal-lcg-legend = { $engagement } поріг сутички · { $resources } ресурси · { $progress } поступ · { $shadow } закрита карта тіні · { $first } перший гравець · (2) вартість карти · 31/50: загроза та її межа
terminal-lcg-legend-marks = { $may } можна обрати · { $pointed } ви вказуєте сюди · { $fresh } нове · { $exhausted } виснажена · { $committed } у поході · { $prisoner } бранець

## «Війна Персня»

terminal-page-war = Війна
terminal-wotr_board-wild = Решта земель
terminal-wotr_board-offered = На вибір
terminal-wotr_board-fighter = кубики { $dice } (потрібно { $need }), лідерство { $leadership }, влучання { $hits }
terminal-wotr_board-hunt = Полювання: успіхи { $successes }, жетон { $tile }, шкода { $damage }
terminal-wotr_board-legend = 3{ $regular }1{ $elite }1{ $leader }: три звичайні загони, елітний і лідер · { $nazgul } назґули · { $siege } облога · { $taken } у руках ворога · { $fellowship } Братство · { $ring } ельфійський перстень · { $points } переможні очки і скільки їх треба
terminal-wotr_board-legend-marks = { $may } можна обрати · { $pointed } ви вказуєте сюди · { $fresh } нове

## Резервні копії

terminal-backup-done = Усе, що зберігає сервер, записано до файлу { $file }.
terminal-backup-holds = Копію створено { $made }, Westmarch { $version }. Столів: { $tables }, подій: { $events }, людей: { $people }, колод: { $decks }, рядків чату: { $chat }, повідомлень про помилки: { $reports }.
terminal-restore-whole = Резервна копія { $file } ціла.
terminal-restore-done = Усе відновлено з файлу { $file }. Сервер можна запускати.
terminal-restore-other-key = У WESTMARCH_SECRET інший ключ, ніж у копії: з ним гості втратять свої столи, і всім доведеться увійти знову. Приберіть цю змінну або поверніть колишнє значення.
terminal-backup-refused-no-database = бази даних { $place } немає: зберігати нічого
terminal-backup-refused-no-tables = у базі даних { $place } немає таблиць Westmarch: зберігати нічого
terminal-backup-refused-newer-database = база даних { $place } належить новішій версії Westmarch: візьміть її
terminal-backup-refused-file-exists = файл { $file } уже є; --force замінить його
terminal-backup-refused-cannot-write = файл { $file } не записати: { $reason }
terminal-backup-refused-cannot-read = файл { $file } не прочитати: { $reason }
terminal-backup-refused-no-backup = { $file } — не резервна копія Westmarch
terminal-backup-refused-damaged = резервну копію { $file } пошкоджено, місце: { $part }; нічого не відновлено
terminal-backup-refused-newer = резервну копію { $file } створила новіша версія Westmarch, { $version }: встановіть її
terminal-backup-refused-not-empty = база даних { $place } не порожня; --force замінить усе, що в ній є
terminal-backup-refused-database-lost = база даних відмовляє: { $reason }

## Стіл хранителя

terminal-admin-done = Готово.
terminal-admin-invitation = Запрошення: { $token }. Більше воно не показується; посилання з ним закінчується на /account?invitation={ $token }
terminal-admin-command-line = командний рядок
terminal-admin-report = Скарга { $id } від { $at }, стіл { $table }, від гравця { $by }:
terminal-admin-chat = Рядок { $id }, стіл { $table }, його пише { $about } ({ $about_id }), позначено { $at }, ким: { $by }:
terminal-admin-deck = Колода { $id }, її власник { $about } ({ $about_id }), назву позначено { $at }, ким: { $by }:
terminal-admin-person = { $name } ({ $id }), роль: { $role }
terminal-admin-muted = Не може писати до { $until }
terminal-admin-banned = Не може увійти до { $until }
terminal-admin-rules = Реєстрація: { $registration }. Столи гостей зберігаються, днів: { $days }.
terminal-admin-holds = Запрошення { $id }, залишилося: { $uses }, до { $until } { $note }
terminal-admin-tables = столи
terminal-admin-games = партії
terminal-admin-rated = з рейтингом
terminal-admin-players = гравці
terminal-admin-newcomers = нові
terminal-admin-lines = рядки чату
terminal-admin-reports = скарги
terminal-admin-refused = сервер відмовляє; нічого не змінилося
terminal-admin-refused-malformed = щось задовге, закоротке або поза межами; нічого не змінилося
terminal-admin-refused-no_such_person = немає ні облікового запису з таким ім’ям, ні гравця з таким ідентифікатором
terminal-admin-refused-no_such_table = такого столу немає
terminal-admin-refused-no_such_line = такого рядка чату немає
terminal-admin-refused-no_such_deck = такої колоди немає, або власник її не показує
terminal-admin-refused-no_such_report = такого запису в черзі немає
terminal-admin-refused-no_right = це неможливо навіть із командного рядка
terminal-admin-refused-not_registered = роль може мати лише власник облікового запису
terminal-admin-refused-name_taken = це ім’я вже зайняте
terminal-admin-refused-name_confusing = це ім’я можна сприйняти за чуже
terminal-admin-refused-nothing_to_undo = ця партія не змінила нічийого рейтингу
terminal-admin-refused-over = гру за цим столом уже закінчено
terminal-admin-refused-bad_invite = такого запрошення немає
terminal-admin-refused-database_lost = база даних недоступна
