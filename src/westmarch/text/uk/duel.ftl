# Дуель за Середзем'я.

duel-name = Дуель за Середзем’я
duel-title = Володар Перснів. Дуель за Середзем’я
duel-about = Братство Персня та Саурон три розділи поспіль беруть карти зі спільної розкладки. Хто завершить похід, здобуде підтримку шести народів або займе всі регіони, перемагає одразу; інакше вирішує, хто зайняв більше регіонів. Для двох, близько пів години.

duel-scenario-standard = Звичайна партія
duel-preset-official = Як у правилах
duel-preset-cautious = Обережне прочитання

duel-option-set_aside_in_discard = Відкладені карти лежать у скиді
    .text = Барад-дур і жетон чарівників дістають і ті три карти, які на початку кожного розділу відкладають не дивлячись.
duel-option-extra_turns_add_up = Додаткові ходи додаються
    .text = Хто заробив за один хід кілька додаткових, робить їх усі, а не лише один.
duel-option-manoeuvres_in_any_order = Маневри в будь-якому порядку
    .text = Переміщувати свої загони та прибирати чужі за фіолетовою картою можна впереміш, а не лише в надрукованому порядку.
duel-option-coins_run_out = Монети можуть скінчитися
    .text = Монет усього 30. Інакше монети, яких бракує, замінює що завгодно інше.

## Сторони

duel-side-fellowship = Братство Персня
    .short = Братство
    .gen = Братства
    .acc = Братство
    .count = one
duel-side-sauron = Саурон
    .short = Саурон
    .gen = Саурона
    .acc = Саурона
    .count = one

## Регіони. «in» і «from» — з прийменником після приголосного.

duel-region-lindon = Ліндон
    .gen = Ліндону
    .loc = Ліндоні
    .in = у Ліндоні
    .from = із Ліндону
duel-region-arnor = Арнор
    .gen = Арнору
    .loc = Арнорі
    .in = в Арнорі
    .from = з Арнору
duel-region-rhovanion = Рованіон
    .gen = Рованіону
    .loc = Рованіоні
    .in = у Рованіоні
    .from = із Рованіону
duel-region-enedwaith = Енедвайт
    .gen = Енедвайту
    .loc = Енедвайті
    .in = в Енедвайті
    .from = з Енедвайту
duel-region-rohan = Роган
    .gen = Рогану
    .loc = Рогані
    .in = у Рогані
    .from = із Рогану
duel-region-gondor = Ґондор
    .gen = Ґондору
    .loc = Ґондорі
    .in = у Ґондорі
    .from = із Ґондору
duel-region-mordor = Мордор
    .gen = Мордору
    .loc = Мордорі
    .in = у Мордорі
    .from = із Мордору

## Навички

duel-skill-ruse = Хитрість
duel-skill-strength = Сила
duel-skill-courage = Хоробрість
duel-skill-leadership = Лідерство
duel-skill-knowledge = Знання

duel-amount-coins = { $number ->
    [one] { $number } монету
    [few] { $number } монети
   *[many] { $number } монет
}
duel-amount-ruse = { $number ->
    [1] Хитрість
    [one] { $number } Хитрість
    [few] { $number } Хитрості
   *[many] { $number } Хитростей
}
duel-amount-strength = { $number ->
    [1] Силу
    [one] { $number } Силу
    [few] { $number } Сили
   *[many] { $number } Сил
}
duel-amount-courage = { $number ->
    [1] Хоробрість
    [one] { $number } Хоробрість
    [few] { $number } Хоробрості
   *[many] { $number } Хоробростей
}
duel-amount-leadership = { $number ->
    [1] Лідерство
    [one] { $number } Лідерство
    [few] { $number } Лідерства
   *[many] { $number } Лідерств
}
duel-amount-knowledge = { $number ->
    [1] Знання
    [one] { $number } Знання
    [few] { $number } Знання
   *[many] { $number } Знань
}

## Кольори. Карта — жіночого роду.

duel-colour-grey = Сірий
    .fem = сіра
    .start = Сіра
    .acc = сіру
duel-colour-yellow = Жовтий
    .fem = жовта
    .start = Жовта
    .acc = жовту
duel-colour-blue = Синій
    .fem = синя
    .start = Синя
    .acc = синю
duel-colour-green = Зелений
    .fem = зелена
    .start = Зелена
    .acc = зелену
duel-colour-red = Червоний
    .fem = червона
    .start = Червона
    .acc = червону
duel-colour-purple = Фіолетовий
    .fem = фіолетова
    .start = Фіолетова
    .acc = фіолетову

## Народи

duel-people-elves = Ельфи
    .gen = ельфів
duel-people-hobbits = Гобіти
    .gen = гобітів
duel-people-men = Люди
    .gen = людей
duel-people-dwarves = Ґноми
    .gen = ґномів
duel-people-ents = Енти
    .gen = ентів
duel-people-wizards = Чарівники
    .gen = чарівників

## Символи ланцюжків

duel-chain-fish = Риба
    .mid = риба
    .dat = рибі
duel-chain-backpack = Наплічник
    .mid = наплічник
    .dat = наплічнику
duel-chain-horse = Кінь
    .mid = кінь
    .dat = коню
duel-chain-harp = Арфа
    .mid = арфа
    .dat = арфі
duel-chain-pot = Казанок
    .mid = казанок
    .dat = казанку
duel-chain-horseshoe = Підкова
    .mid = підкова
    .dat = підкові
duel-chain-anvil = Ковадло
    .mid = ковадло
    .dat = ковадлу
duel-chain-sword = Меч
    .mid = меч
    .dat = мечу
duel-chain-helmet = Шолом
    .mid = шолом
    .dat = шолому
duel-chain-bow = Лук
    .mid = лук
    .dat = луку
duel-chain-chest = Скриня
    .mid = скриня
    .dat = скрині
duel-chain-campfire = Багаття
    .mid = багаття
    .dat = багаттю
duel-chain-bedroll = Спальник
    .mid = спальник
    .dat = спальнику
duel-chain-acorn = Жолудь
    .mid = жолудь
    .dat = жолудю
duel-chain-scroll = Сувій
    .mid = сувій
    .dat = сувою
duel-chain-armor = Кольчуга
    .mid = кольчуга
    .dat = кольчузі
duel-chain-axe = Сокира
    .mid = сокира
    .dat = сокирі

## Розділи та види перемоги

duel-chapter-1 = Розділ 1
duel-chapter-2 = Розділ 2
duel-chapter-3 = Розділ 3

duel-outcome-none = Ще не вирішено
duel-outcome-quest = Похід Персня
duel-outcome-peoples = Підтримка народів
duel-outcome-conquest = Завоювання Середзем’я
duel-outcome-presence = Присутність наприкінці

## Що ще лежить на столі

duel-term-units = { $number ->
    [one] { $number } загін
    [few] { $number } загони
   *[many] { $number } загонів
}
duel-term-reserve = Резерв
duel-term-supply = Запас
duel-term-fortress = Фортеця
duel-term-skills = Навички
duel-term-peoples = Народи
duel-term-chains = Ланцюжки
duel-term-tokens = Жетони союзів
duel-term-tiles = Локації
duel-term-cards = Карти
duel-term-discard = Скид
duel-term-display = Розкладка
duel-term-map = Середзем’я
duel-term-quest = Похід Персня
duel-term-face-down = Сорочкою догори
duel-term-free = безкоштовно
duel-term-through-chain = безкоштовно за ланцюжком
duel-term-frodo-sam = Фродо і Сем
duel-term-nazgul = Назґули
duel-term-mount-doom = Судна Гора
duel-term-to-mount-doom = { $number ->
    [one] до Судної Гори { $number } крок
    [few] до Судної Гори { $number } кроки
   *[many] до Судної Гори { $number } кроків
}
duel-term-to-frodo-sam = { $number ->
    [one] до Фродо і Сема { $number } крок
    [few] до Фродо і Сема { $number } кроки
   *[many] до Фродо і Сема { $number } кроків
}
duel-term-presence = { $number ->
    [one] в { $number } регіоні з 7
   *[other] у { $number } регіонах із 7
}

## Запитання

duel-prompt-turn = Розділ { $chapter }: розіграйте карту, скиньте її за монети або візьміть локацію.
duel-prompt-place = { $number ->
    [one] Де розмістити { $number } загін?
    [few] Де розмістити { $number } загони?
   *[many] Де розмістити { $number } загонів?
}
duel-prompt-bonus_unit = Крок 6 походу: розмістити загін у будь-якому регіоні?
duel-prompt-bonus_turn = Крок 9 походу: зробити після цього ще один хід?
duel-prompt-bonus_fortress = Крок 12 походу: прибрати фортецю суперника?
duel-prompt-fortress = Яку фортецю суперника прибрати?
duel-prompt-manoeuvre =
    { $number2 ->
        [0] { $number ->
            [one] Перемістіть загін або завершіть: лишилося { $number } переміщення.
            [few] Перемістіть загін або завершіть: лишилося { $number } переміщення.
           *[many] Перемістіть загін або завершіть: лишилося { $number } переміщень.
        }
       *[other] { $number ->
            [0] { $number2 ->
                [one] Який загін суперника прибрати?
               *[other] Який загін суперника прибрати? Лишилося прибрати: { $number2 }.
            }
           *[other] Перемістіть свій загін або приберіть загін суперника. Лишилося перемістити: { $number }, прибрати: { $number2 }.
        }
    }
duel-prompt-any_manoeuvre = { $number ->
    [1] Останній маневр: перемістіть свій загін, приберіть загін суперника або відберіть у нього монету.
    [one] Лишився { $number } маневр: перемістіть свій загін, приберіть загін суперника або відберіть у нього монету.
    [few] Лишилося { $number } маневри: перемістіть свій загін, приберіть загін суперника або відберіть у нього монету.
   *[many] Лишилося { $number } маневрів: перемістіть свій загін, приберіть загін суперника або відберіть у нього монету.
}
duel-prompt-token = Який жетон союзу залишити собі?
duel-prompt-people = Чиї два верхні жетони відкрити, щоб один залишити собі?
duel-prompt-grey = Яку сіру карту суперника скинути?
duel-prompt-from_discard = Яку карту зі скиду розіграти безкоштовно?

## Слова

duel-word-play = Розіграти: { $card } ({ $card_colour_fem })
duel-word-discard = Скинути: { $card } ({ $card_colour_fem })
duel-word-take = Взяти: { $tile } ({ $tile_region })
duel-word-place = Розмістити в { $region_loc }
duel-word-move = Перемістити загін { $region_from } до { $region2_gen }
duel-word-remove = Прибрати загін суперника з { $region_gen }
duel-word-raze = Прибрати фортецю суперника в { $region_loc }
duel-word-token = Залишити «{ $token }»
duel-word-people = Жетони { $people_gen }
duel-word-destroy = Карта суперника: { $card } ({ $card_colour_fem })
duel-word-fine = Відібрати в суперника 1 монету

## Як журнал зве карту, якщо про те, що вона дала, каже те саме речення.

duel-told = { $card_effect ->
    [coins] жовту карту
    [quest] синю карту
    [place_units] червону карту
   *[other] карту «{ $card_short }»
}

## Журнал

duel-notice-chapter = Починається розділ { $chapter }.
duel-notice-played = { $number ->
    [0] { $side_short } розігрує { duel-told }.
    [one] { $side_short } розігрує { duel-told } за { $number } монету.
    [few] { $side_short } розігрує { duel-told } за { $number } монети.
   *[many] { $side_short } розігрує { duel-told } за { $number } монет.
}
duel-notice-chained = { $side_short } розігрує { duel-told } безкоштовно завдяки { $card_chain_dat }.
duel-notice-discarded = { $side_short } скидає карту «{ $card_short }».
duel-notice-took_tile = { $number ->
    [0] { $side_short } бере { $tile }.
    [one] { $side_short } бере { $tile } за { $number } монету.
    [few] { $side_short } бере { $tile } за { $number } монети.
   *[many] { $side_short } бере { $tile } за { $number } монет.
}
duel-notice-coins = { $number ->
    [one] { $side_short } отримує { $number } монету.
    [few] { $side_short } отримує { $number } монети.
   *[many] { $side_short } отримує { $number } монет.
}
    .and = { $number ->
        [one] отримує { $number } монету
        [few] отримує { $number } монети
       *[many] отримує { $number } монет
    }
duel-notice-fined = { $number ->
    [one] { $side_short } втрачає { $number } монету.
    [few] { $side_short } втрачає { $number } монети.
   *[many] { $side_short } втрачає { $number } монет.
}
duel-notice-quest = { $side_id ->
    [sauron] { $left ->
        [0] Назґули наздоганяють Фродо і Сема.
        [one] Назґули наближаються: до Фродо і Сема лишився { $left } крок.
        [few] Назґули наближаються: до Фродо і Сема лишилося { $left } кроки.
       *[many] Назґули наближаються: до Фродо і Сема лишилося { $left } кроків.
    }
   *[fellowship] { $left ->
        [0] Фродо і Сем піднімаються на Судну Гору.
        [one] Фродо і Сем ідуть далі: до Судної Гори лишився { $left } крок.
        [few] Фродо і Сем ідуть далі: до Судної Гори лишилося { $left } кроки.
       *[many] Фродо і Сем ідуть далі: до Судної Гори лишилося { $left } кроків.
    }
}
    .latest = —
duel-notice-placed = { $side_short } розміщує { duel-amount-of-units }.
    .and = розміщує { duel-amount-of-units }
duel-amount-of-units = { $run ->
    [1] { $number ->
        [one] { $number } загін { $region_in }
        [few] { $number } загони в { $region_loc }
       *[many] { $number } загонів { $region_in }
    }
   *[other] { $number ->
        [one] по { $number } загону { $region_in }
        [few] по { $number } загони { $region_in }
       *[many] по { $number } загонів { $region_in }
    }
}
duel-notice-moved = { $side_short } переміщує загін { $region_from } до { $region2_gen }.
    .and = переміщує загін { $region_from } до { $region2_gen }
    .again = ще один { $region_from } до { $region2_gen }
duel-notice-conflict = { $number ->
    [one] Конфлікт { $region_in }: сторони втрачають по { $number } загону.
    [few] Конфлікт { $region_in }: сторони втрачають по { $number } загони.
   *[many] Конфлікт { $region_in }: сторони втрачають по { $number } загонів.
}
duel-notice-removed = { $side_short } втрачає загін { $region_in }.
duel-notice-fortress = { $side_short } будує фортецю в { $region_loc }.
    .and = будує фортецю в { $region_loc }
duel-notice-razed = { $side_short } втрачає фортецю в { $region_loc }.
duel-notice-token_shown = { $count ->
    [1] Відкрито жетон «{ $token }».
   *[other] Відкрито жетони: { $each }.
}
duel-each-token_shown = «{ $token }»
duel-notice-token_taken = { $side_short } залишає собі жетон «{ $token }».
    .and = залишає собі жетон «{ $token }»
duel-notice-destroyed = { $side_short } втрачає сіру карту «{ $card_short }»: вона йде у скид.
duel-notice-searches = { $side_short } переглядає скид.
    .and = переглядає скид
duel-notice-from_discard = { $side_short } безкоштовно розігрує карту «{ $card_short }» зі скиду.
    .and = безкоштовно розігрує карту «{ $card_short }» зі скиду
duel-notice-card_up = { $count ->
    [1] Відкрито { $card_colour_acc } карту «{ $card }».
   *[other] Відкрито карти: { $each }.
}
duel-each-card_up = { $card_colour_acc } «{ $card }»
duel-notice-tile_up = { $count ->
    [1] Відкрито локацію: { $tile }.
   *[other] Відкрито локації: { $each }.
}
duel-each-tile_up = { $tile }
duel-notice-extra_turn = { $side_short } зробить ще один хід.
    .and = зробить ще один хід
duel-notice-victory = { $outcome_id ->
    [quest] { $side_id ->
        [sauron] Назґули наздогнали Фродо і Сема. Перстень у Саурона: він перемагає.
       *[fellowship] Перстень знищено у вогні Судної Гори: Братство перемагає.
    }
    [peoples] { $side_id ->
        [sauron] Саурон здобув підтримку шести народів і перемагає.
       *[fellowship] Братство здобуло підтримку шести народів і перемагає.
    }
    [conquest] { $side_id ->
        [sauron] Саурон присутній в усіх семи регіонах і перемагає.
       *[fellowship] Братство присутнє в усіх семи регіонах і перемагає.
    }
   *[presence] { $side_id ->
        [sauron] Розділ 3 завершено. Саурон присутній у більшій кількості регіонів і перемагає.
       *[fellowship] Розділ 3 завершено. Братство присутнє в більшій кількості регіонів і перемагає.
    }
}
duel-notice-shared = { $number ->
    [one] Розділ 3 завершено. Обидві сторони присутні в { $number } регіоні та ділять перемогу.
   *[other] Розділ 3 завершено. Обидві сторони присутні в { $number } регіонах і ділять перемогу.
}
duel-result = { $side_id ->
    [shared] Обидві сторони присутні в однаковій кількості регіонів і ділять перемогу.
   *[other] { duel-notice-victory }
}

## Назви карт розділів. На самих картах назв немає: ці кажуть, що карта дає. «Та риба» — символ ланцюжка, який вона дає,
## «з рибою» — той, що робить її безкоштовною; їх названо лише там, де інакше карти одного розділу не розрізнити.

duel-card-c1-01 = Хитрість
duel-card-c1-02 = Хитрість
duel-card-c1-03 = Сила
duel-card-c1-04 = Сила
duel-card-c1-05 = Хоробрість
duel-card-c1-06 = Хоробрість
duel-card-c1-07 = Лідерство
duel-card-c1-08 = Знання
duel-card-c1-09 = 2 монети
duel-card-c1-10 = 2 монети
duel-card-c1-11 = 2 монети
duel-card-c1-12 = 2 монети
duel-card-c1-13 = Крок походу
duel-card-c1-14 = Крок походу та риба
duel-card-c1-15 = Крок походу та наплічник
duel-card-c1-16 = Крок походу та кінь
duel-card-c1-17 = Ельфи
duel-card-c1-18 = Гобіти
duel-card-c1-19 = Люди
duel-card-c1-20 = Ґноми
duel-card-c1-21 = 1 загін: Ліндон або Арнор
duel-card-c1-22 = 1 загін: Енедвайт або Рованіон
duel-card-c1-23 = 1 загін: Ґондор або Роган

duel-card-c2-01 = Лідерство
duel-card-c2-02 = Знання
duel-card-c2-03 = Дві Хитрості
duel-card-c2-04 = Дві Сили
duel-card-c2-05 = Дві Хоробрості
duel-card-c2-06 = Лідерство або Знання
duel-card-c2-07 = Хитрість, Сила або Хоробрість
duel-card-c2-08 = 3 монети
duel-card-c2-09 = 4 монети
duel-card-c2-10 = Крок походу
duel-card-c2-11 = Крок походу (ланцюжок: наплічник)
    .short = Крок походу
duel-card-c2-12 = Крок походу (ланцюжок: кінь)
    .short = Крок походу
duel-card-c2-13 = 2 кроки походу та багаття
duel-card-c2-14 = 2 кроки походу та спальник
duel-card-c2-15 = Ельфи
duel-card-c2-16 = Гобіти
duel-card-c2-17 = Люди
duel-card-c2-18 = Ґноми
duel-card-c2-19 = 2 загони: Ліндон або Енедвайт
duel-card-c2-20 = 2 загони: Мордор або Роган
duel-card-c2-21 = 2 загони: Ґондор або Мордор
duel-card-c2-22 = 2 загони: Ліндон або Роган
duel-card-c2-23 = 2 загони: Арнор або Рованіон

duel-card-c3-01 = 5 монет (ланцюжок: скриня)
    .short = 5 монет
duel-card-c3-02 = 5 монет
duel-card-c3-03 = 2 кроки походу (ланцюжок: багаття)
    .short = 2 кроки походу
duel-card-c3-04 = 2 кроки походу (ланцюжок: риба)
    .short = 2 кроки походу
duel-card-c3-05 = 2 кроки походу (ланцюжок: спальник)
    .short = 2 кроки походу
duel-card-c3-06 = 2 кроки походу
duel-card-c3-07 = 3 кроки походу
duel-card-c3-08 = Енти (ланцюжок: жолудь)
    .short = Енти
duel-card-c3-09 = Енти
duel-card-c3-10 = Чарівники (ланцюжок: сувій)
    .short = Чарівники
duel-card-c3-11 = Чарівники
duel-card-c3-12 = 3 загони: Енедвайт або Роган
duel-card-c3-13 = 3 загони: Ґондор або Арнор
duel-card-c3-14 = 3 загони: Рованіон або Ґондор
duel-card-c3-15 = 3 загони: Рованіон або Мордор
duel-card-c3-16 = 3 загони: Енедвайт або Арнор
duel-card-c3-17 = 3 загони: Ліндон або Мордор
duel-card-c3-18 = 3 переміщення
duel-card-c3-19 = Прибрати ворожий загін, 2 переміщення
duel-card-c3-20 = Відібрати монету, 2 переміщення
duel-card-c3-21 = Прибрати ворожий загін, відібрати монету, 1 переміщення
duel-card-c3-22 = Прибрати ворожий загін, відібрати 2 монети
duel-card-c3-23 = Прибрати 2 ворожі загони, відібрати монету

## Скільки карта розділу коштує і що робить

duel-text-card = { $colour_start } карта розділу { $chapter }. { duel-effect } { duel-cost } { duel-chain } { duel-gives }

duel-effect = { $effect ->
    [skills] Кожного ходу дає { $gained }.
    [choice] Кожного ходу дає на вибір { $gained }.
    [coins] { $number ->
        [one] Візьміть із резерву { $number } монету.
        [few] Візьміть із резерву { $number } монети.
       *[many] Візьміть із резерву { $number } монет.
    }
    [quest] { $number ->
        [one] Просуньтеся треком походу на { $number } крок.
        [few] Просуньтеся треком походу на { $number } кроки.
       *[many] Просуньтеся треком походу на { $number } кроків.
    }
    [people] Дає символ { $people_gen }.
    [place_units] { $number ->
        [one] Розмістіть { $number } загін { $region_in } або в { $region2_loc }.
        [few] Розмістіть { $number } загони в одному з двох регіонів: { $region } або { $region2 }.
       *[many] Розмістіть { $number } загонів в одному з двох регіонів: { $region } або { $region2 }.
    }
   *[manoeuvres] { $removals ->
        [0] {""}
        [one] Приберіть { $removals } загін суперника з будь-якого регіону.
        [few] Приберіть { $removals } загони суперника з будь-яких регіонів.
       *[many] Приберіть { $removals } загонів суперника з будь-яких регіонів.
    } { $fines ->
        [0] {""}
        [one] Суперник втрачає { $fines } монету.
        [few] Суперник втрачає { $fines } монети.
       *[many] Суперник втрачає { $fines } монет.
    } { $moves ->
        [0] {""}
        [one] Можете перемістити один свій загін у сусідній регіон.
        [few] Можете зробити { $moves } переміщення, кожне — одного загону в сусідній регіон.
       *[many] Можете зробити { $moves } переміщень, кожне — одного загону в сусідній регіон.
    }
}
duel-cost = { $cost ->
    [none] Платити не потрібно.
   *[some] Коштує { $price }.
}
duel-chain = { $chain_id ->
    [none] {""}
   *[other] Безкоштовна, якщо у вас є { $chain_mid }.
}
duel-gives = { $gives_id ->
    [none] {""}
   *[other] Ще дає символ «{ $gives_mid }»: із ним карта «{ $freed_short }» в розділі { $freed_chapter } буде безкоштовною.
}

## Локації

duel-tile-grey_havens = Сірі Гавані
duel-tile-bree = Брі
duel-tile-erebor = Еребор
duel-tile-isengard = Ісенґард
duel-tile-helms_deep = Гельмів Яр
duel-tile-minas_tirith = Мінас-Тіріт
duel-tile-barad_dur = Барад-дур

duel-tile-cost = Коштує { $price }, а також по 1 монеті за кожну вашу фортецю на полі.
duel-text-grey_havens = Збудуйте фортецю в Ліндоні. Потім оберіть народ, відкрийте два верхні жетони його стосу й залиште собі один, а інший поверніть нагору. { duel-tile-cost }
duel-text-bree = Збудуйте фортецю в Арнорі та розмістіть там 2 загони. Потім можете зробити своїми загонами до 2 переміщень. { duel-tile-cost }
duel-text-erebor = Збудуйте фортецю в Рованіоні та візьміть із резерву 5 монет. Потім можете зробити одне переміщення. { duel-tile-cost }
duel-text-isengard = Збудуйте фортецю в Енедвайті. Потім оберіть сіру карту суперника: вона йде у скид. Потім просуньтеся треком походу на 1 крок. { duel-tile-cost }
duel-text-helms_deep = Збудуйте фортецю в Рогані та розмістіть там 3 загони. { duel-tile-cost }
duel-text-minas_tirith = Збудуйте фортецю в Ґондорі та розмістіть там 1 загін. Потім просуньтеся треком походу на 2 кроки. { duel-tile-cost }
duel-text-barad_dur = Збудуйте фортецю в Мордорі. Потім розіграйте будь-яку карту зі скиду, не платячи за неї. { duel-tile-cost }

## Регіони

duel-text-region = Локація: { $tile }. Сусіди: { $neighbours }.

## Жетони союзів

duel-token-elves-1 = Ельфи: ще хід за жовті карти
duel-token-elves-2 = Ельфи: червоні карти будь-де
duel-token-elves-3 = Ельфи: одна будь-яка навичка
duel-token-hobbits-1 = Гобіти: орел
duel-token-hobbits-2 = Гобіти: загін за сині карти
duel-token-hobbits-3 = Гобіти: 3 монети за ланцюжок
duel-token-men-1 = Люди: крок походу за жовті карти
duel-token-men-2 = Люди: ще загін за червоні карти
duel-token-men-3 = Люди: подвійний дохід від скидання
duel-token-dwarves-1 = Ґноми: без доплати за фортеці
duel-token-dwarves-2 = Ґноми: ще хід за локації
duel-token-dwarves-3 = Ґноми: 2 переміщення за зелені карти
duel-token-ents-1 = Енти: ще хід
duel-token-ents-2 = Енти: прибрати фортецю
duel-token-ents-3 = Енти: 3 маневри
duel-token-wizards-1 = Чарівники: 2 кроки походу
duel-token-wizards-2 = Чарівники: 2 загони будь-де
duel-token-wizards-3 = Чарівники: карта зі скиду

duel-text-elves-1 = Щоразу, коли ви розігруєте жовту карту, ви робите після цього ще один хід.
duel-text-elves-2 = Загони своїх червоних карт ви можете розміщувати в будь-якому одному регіоні, а не лише в одному з двох указаних.
duel-text-elves-3 = Раз за хід ви маєте ще один символ будь-якої навички, якої вам бракує.
duel-text-hobbits-1 = Орел вважається ще одним народом із шести, потрібних для перемоги. Отримувати жетони союзів він не допомагає.
duel-text-hobbits-2 = Щоразу, коли ви розігруєте синю карту, ви також розміщуєте 1 загін у будь-якому регіоні.
duel-text-hobbits-3 = Щоразу, коли ви розігруєте карту безкоштовно за ланцюжком, ви берете з резерву 3 монети.
duel-text-men-1 = Щоразу, коли ви розігруєте жовту карту, ви також просуваєтеся треком походу на 1 крок.
duel-text-men-2 = Ваші червоні карти приносять на 1 загін більше; його розміщують у тому самому регіоні, що й решту.
duel-text-men-3 = Скидання карти приносить вам удвічі більше монет: 2 у розділі 1, 4 у розділі 2, 6 у розділі 3.
duel-text-dwarves-1 = Беручи локацію, ви більше не платите монет за свої фортеці. Навички, як і раніше, потрібні.
duel-text-dwarves-2 = Щоразу, коли ви берете локацію, ви робите після цього ще один хід.
duel-text-dwarves-3 = Щоразу, коли ви розігруєте зелену карту, ви можете зробити 2 переміщення.
duel-text-ents-1 = Один раз, одразу ж: ви робите після цього ще один хід.
duel-text-ents-2 = Один раз, одразу ж: приберіть із поля фортецю суперника. Локація лишається в нього.
duel-text-ents-3 = Один раз, одразу ж, тричі: перемістіть свій загін, або приберіть загін суперника, або відберіть у суперника 1 монету. Поєднуйте як хочете.
duel-text-wizards-1 = Один раз, одразу ж: просуньтеся треком походу на 2 кроки.
duel-text-wizards-2 = Один раз, одразу ж: розмістіть 2 загони, кожен у регіоні на ваш вибір.
duel-text-wizards-3 = Один раз, одразу ж: розіграйте будь-яку карту зі скиду, не платячи за неї.

## Що варто перевірити за справжніми картами

duel-doubt-eagle = Чи рахується орел для пар і трійки народів? У нас ні.
duel-doubt-earned_by_itself = Чи діє жетон на зелену карту, яка його принесла? У нас ні.
duel-doubt-no_fortress = Що стається, якщо фортеці суперника немає? У нас нічого.
duel-doubt-one_stack = Обидва жетони беруть з одного стосу? У нас з одного.

## Чому чогось не можна зробити

duel-hindered-covered = Накрита іншими картами: поки що її не взяти.
duel-hindered-face_down = Ця карта лежить долілиць, доки її накривають інші.
duel-hindered-too_dear = { $number ->
    [one] Бракує { $number } монети, щоб заплатити.
   *[other] Бракує { $number } монет, щоб заплатити.
}
duel-hindered-too_dear_unchained = { $number ->
    [one] Бракує { $number } монети, щоб заплатити; із символом «{ $chain }» вона була б безкоштовна.
   *[other] Бракує { $number } монет, щоб заплатити; із символом «{ $chain }» вона була б безкоштовна.
}

## Чим добрий вибір: підказка каже це після слова «це»

duel-merit-own-ring = { $number ->
    [0] просуває Фродо і Сема далі
    [one] просуває Фродо і Сема на { $number } крок
    [few] просуває Фродо і Сема на { $number } кроки
   *[many] просуває Фродо і Сема на { $number } кроків
}
duel-merit-enemy-nazgul = тримає назґулів подалі від Фродо і Сема
duel-merit-own-nazgul = { $number ->
    [0] наближає назґулів до Фродо і Сема
    [one] наближає назґулів до Фродо і Сема на { $number } крок
    [few] наближає назґулів до Фродо і Сема на { $number } кроки
   *[many] наближає назґулів до Фродо і Сема на { $number } кроків
}
duel-merit-enemy-ring = тримає Фродо і Сема подалі від Судної Гори
duel-merit-peoples = наближає вас до підтримки всіх шести народів
duel-merit-skills = дає навички, що здешевлять наступні карти
duel-merit-chain = дає символ ланцюжка, з яким одна з наступних карт безкоштовна
duel-merit-coins = { $number ->
    [0] береже ваші монети
    [one] приносить { $number } монету
    [few] приносить { $number } монети
   *[many] приносить { $number } монет
}
duel-merit-token = допомагає отримати жетон союзу
duel-merit-regions = посилює вашу присутність у регіонах
duel-merit-units = { $number ->
    [0] лишає вам більше загонів у Середзем’ї
    [one] ставить у Середзем’я ще { $number } ваш загін
    [few] ставить у Середзем’я ще { $number } ваші загони
   *[many] ставить у Середзем’я ще { $number } ваших загонів
}
duel-merit-enemy-units = лишає суперникові менше загонів у Середзем’ї
duel-merit-fortress = допомагає збудувати фортецю
duel-merit-enemy-fortress = лишає суперникові менше фортець
duel-merit-turn = дає ще один хід
duel-merit-answer = лишає суперникові менш вигідну відповідь
duel-merit-danger = не дає суперникові перемогти наступним ходом
duel-merit-threat = створює загрозу перемогти вже наступним ходом
