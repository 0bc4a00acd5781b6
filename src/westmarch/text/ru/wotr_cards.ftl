# Война Кольца. Карточная игра.

wotr_cards-name = Война Кольца. Карточная игра
wotr_cards-title = Война Кольца. Карточная игра
wotr_cards-about = Свободные народы и Тьма сражаются за поля битв, пока хранители Кольца путь за путём идут из Шира к Роковой Горе. За каждую сыгранную карту платят другой, а потерянное не возвращается. Две команды, от двух до четырёх игроков, около двух часов; короткий сценарий вдвое быстрее.

wotr_cards-scenario-trilogy = Трилогия
    .text = Вся война: четыре колоды, две команды, до девяти раундов, около двух часов.
wotr_cards-scenario-duel = Дуэль
    .text = Вся война на двоих, у каждого все карты своей стороны: до девяти раундов.
wotr_cards-scenario-trio-duel = Дуэль на троих
    .text = Гэндальф один против двух игроков Тьмы: до девяти раундов.
wotr_cards-scenario-fellowship = Братство Кольца
    .text = Короткий, хорош для первой партии: до шести раундов, по 30 карт, около часа.
wotr_cards-preset-official = Как в правилах
wotr_cards-preset-cautious = Осторожное прочтение

wotr_cards-option-refused_losses_to_attackers = Спор решают атакующие
    .text = Если два обороняющихся не договорились, кого удалить, выбирает атакующий. Иначе решает тот, кто предложил.
wotr_cards-option-optional_cycling_may_forsake = Отказ вместо сброса
    .text = Если текст позволяет сбросить карту ради чего-либо, а рука пуста, можно вместо этого отказаться от карты.
wotr_cards-option-discard_to_limit = Сброс до предела
    .text = В конце фазы действий все сбрасывают карты из руки, пока их не останется столько, сколько позволяет предел остатка.
wotr_cards-option-played_card_may_pay = Последняя карта может оплатить себя
    .text = Сыграв последнюю карту руки, в уплату можно отказаться от неё самой. Иначе нужно отказаться от чего-то другого.

## Стороны и игроки

wotr_cards-side-free_peoples = Свободные народы
    .gen = Свободных народов
    .acc = Свободные народы
    .count = many
wotr_cards-side-shadow = Тьма
    .gen = Тьмы
    .acc = Тьму
    .count = one
wotr_cards-side-frodo = Фродо
    .gen = Фродо
    .acc = Фродо
    .count = one
wotr_cards-side-witch_king = Король-чародей
    .gen = Короля-чародея
    .acc = Короля-чародея
    .count = one
wotr_cards-side-aragorn = Арагорн
    .gen = Арагорна
    .acc = Арагорна
    .count = one
wotr_cards-side-saruman = Саруман
    .gen = Сарумана
    .acc = Сарумана
    .count = one
wotr_cards-side-gandalf = Гэндальф
    .gen = Гэндальфа
    .acc = Гэндальфа
    .count = one
wotr_cards-side-balrog = Балрог
    .gen = Балрога
    .acc = Балрога
    .count = one

wotr_cards-player-frodo = Фродо
    .gen = Фродо
wotr_cards-player-witch_king = Король-чародей
    .gen = Короля-чародея
wotr_cards-player-aragorn = Арагорн
    .gen = Арагорна
wotr_cards-player-saruman = Саруман
    .gen = Сарумана
wotr_cards-player-gandalf = Гэндальф
    .gen = Гэндальфа
wotr_cards-player-balrog = Балрог
    .gen = Балрога

## Фракции, виды карт, подтипы, владельцы

wotr_cards-faction-dwarf = Гномы
    .gen = гномов
wotr_cards-faction-hobbit = Хоббиты
    .gen = хоббитов
wotr_cards-faction-rohan = Рохан
    .gen = Рохана
wotr_cards-faction-wizard = Волшебники
    .gen = волшебников
wotr_cards-faction-dunedain = Дунэдайн
    .gen = дунэдайн
wotr_cards-faction-elf = Эльфы
    .gen = эльфов
wotr_cards-faction-mordor = Мордор
    .gen = Мордора
wotr_cards-faction-isengard = Изенгард
    .gen = Изенгарда
wotr_cards-faction-monstrous = Чудовища
    .gen = чудовищ
wotr_cards-faction-southron = Харадрим
    .gen = харадрим

wotr_cards-kind-army = Воинство
wotr_cards-kind-character = Персонаж
wotr_cards-kind-item = Предмет
wotr_cards-kind-event = Событие
wotr_cards-kind-battleground = Поле битвы
wotr_cards-kind-path = Путь

wotr_cards-keyword-nazgul = назгул
wotr_cards-keyword-weapon = оружие
wotr_cards-keyword-mount = скакун
wotr_cards-keyword-ent = энт

wotr_cards-wielder-hobbit = любой хоббит
wotr_cards-wielder-elf = любой эльф
wotr_cards-wielder-nazgul = любой назгул

wotr_cards-outcome-none = Ещё не решено
wotr_cards-outcome-lead = Отрыв в 10 очков
wotr_cards-outcome-score = Больше очков в конце
wotr_cards-outcome-tie = Ничья в конце

## Что ещё лежит на столе

wotr_cards-term-hand = Рука
wotr_cards-term-deck = Колода
wotr_cards-term-cycled = Сброс
wotr_cards-term-eliminated = Удалённые карты
wotr_cards-term-reserve = Резерв
wotr_cards-term-path = Активный путь
wotr_cards-term-battlegrounds = Активные поля битв
wotr_cards-term-battleground-decks = Колоды полей битв
wotr_cards-term-scoring = Зона победных очков
wotr_cards-term-corruption = Влияние Кольца
wotr_cards-term-ring = Жетон Кольца
wotr_cards-term-ring-used = Жетон Кольца использован
wotr_cards-term-first = Первый игрок
wotr_cards-term-round = Раунд { $number }
wotr_cards-term-path-number = Путь { $number }
wotr_cards-term-attack = Атака
wotr_cards-term-defence = Оборона
wotr_cards-term-leader-attack = Лидерство в атаке
wotr_cards-term-leader-defence = Лидерство в обороне
wotr_cards-term-carry-limit = Предел остатка карт
wotr_cards-term-paths = Пути
wotr_cards-term-wielders = Владельцы
wotr_cards-term-attackers = Атакующие
wotr_cards-term-defenders = Обороняющиеся
wotr_cards-term-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
wotr_cards-term-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}

## Вопросы

wotr_cards-prompt-turn = Совершите одно действие или пропустите ход, если можете. Предел остатка карт: { $number }.
wotr_cards-prompt-place = Куда отправить карту «{ $card }»?
wotr_cards-prompt-wielder = Кто будет владеть предметом «{ $card }»?
wotr_cards-prompt-price = Какую карту сбросить за то, что сыграна карта «{ $card }»?
wotr_cards-prompt-cycle = { $number ->
    [1] «{ $card }»: какую карту сбросить из руки?
   *[other] «{ $card }»: какие карты сбросить из руки? Осталось сбросить: { $number }.
}
wotr_cards-prompt-cycle_action = Какую карту сбросить?
wotr_cards-prompt-forsake = { $number ->
    [1] «{ $card }»: от какой карты отказаться?
   *[other] «{ $card }»: от какой карты отказаться? Осталось выбрать: { $number }.
}
wotr_cards-prompt-winnow = { $number ->
    [1] Какую ещё карту удалить?
   *[other] Какие две карты удалить, чтобы взять одну?
}
wotr_cards-prompt-set_up = { $number ->
    [1] Какую ещё карту сбросить из начальной руки?
   *[other] Какие карты сбросить из начальной руки? Осталось сбросить: { $number }.
}
wotr_cards-prompt-ring_eliminate = Жетон Кольца: какую карту удалить из руки?
wotr_cards-prompt-ring_cycle = Жетон Кольца: какую карту сбросить из руки?
wotr_cards-prompt-ring_forsake = Жетон Кольца: сбросить из руки нечего. От какой карты отказаться?
wotr_cards-prompt-to_limit = { $number ->
    [1] Фаза действий заканчивается: какую карту сбросить?
   *[other] Фаза действий заканчивается: какие карты сбросить? Осталось сбросить: { $number }.
}
wotr_cards-prompt-aside_eliminate = «{ $card }»: какую из взятых карт удалить?
wotr_cards-prompt-aside_cycle = «{ $card }»: какую из взятых карт сбросить?
wotr_cards-prompt-aside_play = «{ $card }»: какую из взятых карт сыграть? Можно не выбирать.
wotr_cards-prompt-take = «{ $card }»: какую карту забрать в руку? Можно не выбирать.
wotr_cards-prompt-may = Применить текст карты «{ $card }»?
wotr_cards-prompt-may_forsake = «{ $card }»: отказаться от карты ради этого эффекта?
wotr_cards-prompt-may_cycle = «{ $card }»: сбросить карту из руки ради этого эффекта?
wotr_cards-prompt-mode = «{ $card }»: что сделать?
wotr_cards-prompt-move_now = «{ $card }»: куда переместить карту «{ $card2 }»?
wotr_cards-prompt-pick_path = «{ $card }»: какой путь активировать?
wotr_cards-prompt-pick_battleground = «{ $card }»: какое поле битвы активировать?
wotr_cards-prompt-icons = «{ $card }»: куда добавить символы?
wotr_cards-prompt-eliminate_one = { $number ->
    [1] «{ $card }»: какую карту удалить?
   *[other] «{ $card }»: какую карту удалить? Осталось удалить: { $number }.
}
wotr_cards-prompt-may_eliminate_one = «{ $card }»: какую карту удалить? Можно не выбирать.
wotr_cards-prompt-where = Карта «{ $card }» лежит в нескольких локациях: в какой именно?
wotr_cards-prompt-ride = { $number ->
    [0] «{ $card }»: какие карты Рохана удалить из резерва?
   *[other] «{ $card }»: какие ещё карты Рохана удалить из резерва? Уже выбрано: { $number }.
}
wotr_cards-prompt-order = В какой локации сражение будет следующим?
wotr_cards-prompt-support = { $number ->
    [1] «{ $card }»: кого поддержит воинство?
   *[other] «{ $card }»: кого поддержат воинства? Можно поддержать ещё: { $number }.
}
wotr_cards-prompt-loss = «{ $card }»: кого из обороняющихся удалить? Осталось символов атаки: { $number }.
wotr_cards-prompt-agree = «{ $card2 }»: вы согласны удалить карту «{ $card }»?
wotr_cards-prompt-refused_loss = «{ $card }»: обороняющиеся не договорились. Кого из них удалить? Осталось символов атаки: { $number }.
wotr_cards-prompt-instead = Карту «{ $card }» спасают два текста: какой применить?

## Слова

wotr_cards-word-pass = Пропустить
wotr_cards-word-cycle = Сбросить карту из руки
wotr_cards-word-ring = Использовать жетон Кольца
wotr_cards-word-winnow = Отсеять: удалить 2 карты, взять 1
wotr_cards-word-play = Сыграть: { $card }
wotr_cards-word-move = Переместить: { $card }
wotr_cards-word-use = Использовать: { $card }
wotr_cards-word-card = { $card }
wotr_cards-word-from_reserve = Из резерва: { $card }
wotr_cards-word-the_path = Активный путь
wotr_cards-word-reserve = Ваш резерв
wotr_cards-word-deck_top = Верхняя карта колоды, не глядя
wotr_cards-word-agree = Согласиться
wotr_cards-word-refuse = Возразить
wotr_cards-word-search = Забрать Сарумана из колоды
wotr_cards-word-strike = Удалить персонажа Рохана

## Журнал

wotr_cards-notice-round = Раунд { $number }. Первый игрок — { $player }.
wotr_cards-notice-battleground = { $count ->
    [1] Новое поле битвы: «{ $card }».
   *[other] Новые поля битв: { $each }.
}
wotr_cards-each-battleground = «{ $card }»
wotr_cards-notice-reactivated = Поле битвы «{ $card }» повторно активировано из зоны победных очков { $side_gen }.
wotr_cards-notice-no_battleground = Полей битв, которые можно активировать, не осталось.
wotr_cards-notice-path = Хранители Кольца вступают на путь { $card_number }: «{ $card }».
wotr_cards-notice-drew = { $number ->
    [one] { $player } берёт { $number } карту.
    [few] { $player } берёт { $number } карты.
   *[many] { $player } берёт { $number } карт.
}
    .and = { $number ->
        [one] берёт { $number } карту
        [few] берёт { $number } карты
       *[many] берёт { $number } карт
    }
wotr_cards-notice-drew_card = { $player } берёт { $card_acc }.
    .and = берёт { $card_acc }
wotr_cards-notice-recycled = { $player } замешивает сброс в колоду.
    .and = замешивает сброс в колоду
wotr_cards-notice-cycled_unseen = { $number ->
    [one] { $player } сбрасывает { $number } карту.
    [few] { $player } сбрасывает { $number } карты.
   *[many] { $player } сбрасывает { $number } карт.
}
    .and = { $number ->
        [one] сбрасывает { $number } карту
        [few] сбрасывает { $number } карты
       *[many] сбрасывает { $number } карт
    }
wotr_cards-notice-cycled_card = { $player } сбрасывает { $card_acc }.
    .and = сбрасывает { $card_acc }
wotr_cards-notice-cycled = { $player } отправляет в сброс { $card_acc }.
    .and = отправляет в сброс { $card_acc }
wotr_cards-notice-eliminated_unseen = { $number ->
    [one] { $player } удаляет { $number } карту.
    [few] { $player } удаляет { $number } карты.
   *[many] { $player } удаляет { $number } карт.
}
    .and = { $number ->
        [one] удаляет { $number } карту
        [few] удаляет { $number } карты
       *[many] удаляет { $number } карт
    }
wotr_cards-notice-eliminated_card = { $player } удаляет { $card_acc }.
    .and = удаляет { $card_acc }
wotr_cards-notice-eliminated = { $card_kind ->
    [event] { $player } удаляет { $card_acc }.
   *[other] { $player } теряет { $card_acc }.
}
    .and = { $card_kind ->
        [event] удаляет { $card_acc }
       *[other] теряет { $card_acc }
    }
wotr_cards-notice-instead = { $player } спасает { $card_acc } от удаления.
    .and = спасает { $card_acc } от удаления
wotr_cards-notice-forsook_hand = { $run ->
    [1] { $player } отказывается от карты из руки.
   *[other] { $player } отказывается от { $run } карт из руки.
}
    .and = { $run ->
        [1] отказывается от карты из руки
       *[other] отказывается от { $run } карт из руки
    }
wotr_cards-notice-forsook_hand_card = { $run ->
    [1] { $player } отказывается от карты из руки ({ $card }).
   *[other] { $player } отказывается от { $run } карт из руки ({ $card }).
}
    .and = { $run ->
        [1] отказывается от карты из руки ({ $card })
       *[other] отказывается от { $run } карт из руки ({ $card })
    }
wotr_cards-notice-forsook_reserve = { $run ->
    [1] { $player } отказывается от карты из резерва ({ $card }).
   *[other] { $player } отказывается от { $run } карт из резерва ({ $card }).
}
    .and = { $run ->
        [1] отказывается от карты из резерва ({ $card })
       *[other] отказывается от { $run } карт из резерва ({ $card })
    }
wotr_cards-notice-forsook_deck = { $run ->
    [1] { $player } отказывается от верхней карты колоды.
   *[other] { $player } отказывается от { $run } верхних карт колоды.
}
    .and = { $run ->
        [1] отказывается от верхней карты колоды
       *[other] отказывается от { $run } верхних карт колоды
    }
wotr_cards-notice-forsook_top = { $run ->
    [1] { $player } отказывается от верхней карты колоды ({ $card }).
   *[other] { $player } отказывается от { $run } верхних карт колоды ({ $card }).
}
    .and = { $run ->
        [1] отказывается от верхней карты колоды ({ $card })
       *[other] отказывается от { $run } верхних карт колоды ({ $card })
    }
wotr_cards-notice-played = { $card2_kind ->
    [path] { $player } играет { $card_acc } на путь «{ $card2 }».
   *[other] { $player } играет { $card_acc } на поле битвы «{ $card2 }».
}
wotr_cards-notice-played_reserve = { $player } играет { $card_acc } в резерв.
wotr_cards-notice-played_item = { $player } играет { $card_acc } (владелец — { $card2 }).
wotr_cards-notice-played_event = { $player } играет событие «{ $card }».
wotr_cards-notice-moved = { $card2_kind ->
    [path] { $player } перемещает { $card_acc } на путь «{ $card2 }».
   *[other] { $player } перемещает { $card_acc } на поле битвы «{ $card2 }».
}
wotr_cards-notice-used = { $player } использует действие карты «{ $card }».
wotr_cards-notice-ring = { $player } использует жетон Кольца.
wotr_cards-notice-winnowed = { $player } отсеивает карты.
wotr_cards-notice-cycles = { $player } использует действие.
wotr_cards-notice-passed = { $count ->
    [1] { $player } пропускает ход.
   *[other] { $each } пропускают ход.
}
wotr_cards-each-passed = { $player }
wotr_cards-notice-set_aside = { $number ->
    [one] { $player } берёт { $number } карту на выбор.
    [few] { $player } берёт { $number } карты на выбор.
   *[many] { $player } берёт { $number } карт на выбор.
}
    .and = { $number ->
        [one] берёт { $number } карту на выбор
        [few] берёт { $number } карты на выбор
       *[many] берёт { $number } карт на выбор
    }
wotr_cards-notice-took = { $player } забирает в руку { $card_acc }.
    .and = забирает в руку { $card_acc }
wotr_cards-notice-found_nothing = { $player } не забирает ни одной карты.
    .and = не забирает ни одной карты
wotr_cards-notice-removed = Из игры убирают { $card_acc }.
wotr_cards-notice-attack_icons = { $card_kind ->
    [path] { $number ->
        [one] На путь «{ $card }» добавлен { $number } символ атаки.
        [few] На путь «{ $card }» добавлены { $number } символа атаки.
       *[many] На путь «{ $card }» добавлено { $number } символов атаки.
    }
   *[other] { $number ->
        [one] На поле битвы «{ $card }» добавлен { $number } символ атаки.
        [few] На поле битвы «{ $card }» добавлены { $number } символа атаки.
       *[many] На поле битвы «{ $card }» добавлено { $number } символов атаки.
    }
}
wotr_cards-notice-defence_icons = { $card_kind ->
    [path] { $number ->
        [one] На путь «{ $card }» добавлен { $number } символ обороны.
        [few] На путь «{ $card }» добавлены { $number } символа обороны.
       *[many] На путь «{ $card }» добавлено { $number } символов обороны.
    }
   *[other] { $number ->
        [one] На поле битвы «{ $card }» добавлен { $number } символ обороны.
        [few] На поле битвы «{ $card }» добавлены { $number } символа обороны.
       *[many] На поле битвы «{ $card }» добавлено { $number } символов обороны.
    }
}
wotr_cards-notice-card_icons = { $number ->
    [one] Добавлен { $number } символ атаки на пути: { $card }.
    [few] Добавлены { $number } символа атаки на пути: { $card }.
   *[many] Добавлено { $number } символов атаки на пути: { $card }.
}
wotr_cards-notice-corruption = Влияние Кольца растёт на { $number }.
wotr_cards-notice-cleansed = Влияние Кольца уменьшается на { $number }.
wotr_cards-notice-combat = { $card_kind ->
    [path] Сражение на пути «{ $card }»: { $number ->
        [0] атаки нет
       *[other] атака { $number }
    }, оборона самого пути { $number2 }.
   *[other] Сражение на поле битвы «{ $card }»: { $number ->
        [0] атаки нет
       *[other] атака { $number }
    }, оборона самого поля { $number2 }.
}
wotr_cards-notice-proposed = { $player } предлагает потерять { $card_acc }.
wotr_cards-notice-agreed = { $player } соглашается потерять { $card_acc }.
wotr_cards-notice-refused = { $player } возражает: терять { $card_acc } не стоит.
wotr_cards-notice-path_won = { $number ->
    [one] Свободные народы побеждают на пути «{ $card }»: { $number } очко.
    [few] Свободные народы побеждают на пути «{ $card }»: { $number } очка.
   *[many] Свободные народы побеждают на пути «{ $card }»: { $number } очков.
}
wotr_cards-notice-path_lost = Тьма побеждает на пути «{ $card }»: влияние Кольца растёт на { $number }.
wotr_cards-notice-path_tied = На пути «{ $card }» не победил никто: его убирают.
wotr_cards-notice-field_won = { $side_id ->
    [shadow] { $number ->
        [one] Тьма побеждает на поле битвы «{ $card }»: { $number } очко.
        [few] Тьма побеждает на поле битвы «{ $card }»: { $number } очка.
       *[many] Тьма побеждает на поле битвы «{ $card }»: { $number } очков.
    }
   *[other] { $number ->
        [one] Свободные народы побеждают на поле битвы «{ $card }»: { $number } очко.
        [few] Свободные народы побеждают на поле битвы «{ $card }»: { $number } очка.
       *[many] Свободные народы побеждают на поле битвы «{ $card }»: { $number } очков.
    }
}
wotr_cards-notice-score = Счёт: Свободные народы { $number }, Тьма { $number2 }.
wotr_cards-notice-victory = { $outcome_id ->
    [lead] { $side_id ->
        [shadow] Тьма впереди на 10 очков или больше и побеждает.
       *[other] Свободные народы впереди на 10 очков или больше и побеждают.
    }
    [tie] { $side_id ->
        [shadow] Последний путь пройден, счёт равный: побеждает Тьма.
       *[other] Последний путь пройден, счёт равный: побеждают Свободные народы.
    }
   *[other] { $side_id ->
        [shadow] Последний путь пройден. У Тьмы больше очков: она побеждает.
       *[other] Последний путь пройден. У Свободных народов больше очков: они побеждают.
    }
}
wotr_cards-notice-because = Действует свойство локации «{ $card }».
    .then = По свойству локации «{ $card }» { $sentence }
wotr_cards-notice-combats = Раунд { $number }, сражения.
wotr_cards-notice-sees_top = { $player } видит верхнюю карту колоды: «{ $card }».
wotr_cards-result = { wotr_cards-notice-victory }

## Названия воинств

wotr_cards-card-riders-of-rohan = Всадники Рохана
    .acc = Всадников Рохана
wotr_cards-card-village-militia = Сельское ополчение
    .acc = Сельское ополчение
wotr_cards-card-dead-men-of-dunharrow = Мертвецы Дунхарроу
    .acc = Мертвецов Дунхарроу
wotr_cards-card-great-gate = Великие врата
    .acc = Великие врата
wotr_cards-card-guards-of-the-citadel = Стражи Цитадели
    .acc = Стражей Цитадели
wotr_cards-card-knights-of-dol-amroth = Рыцари Дол Амрота
    .acc = Рыцарей Дол Амрота
wotr_cards-card-soldiers-of-gondor = Солдаты Гондора
    .acc = Солдат Гондора
wotr_cards-card-high-elves = Высокие эльфы
    .acc = Высоких эльфов
wotr_cards-card-black-uruks = Чёрные уруки
    .acc = Чёрных уруков
wotr_cards-card-grond-hammer-of-the-underworld = Гронд, Молот Подземного мира
    .acc = Гронд
wotr_cards-card-mordor-orcs = Орки Мордора
    .acc = Орков Мордора
wotr_cards-card-olog-hai = Олог-хай
    .acc = Олог-хай
wotr_cards-card-trolls-of-udun = Тролли Удуна
    .acc = Троллей Удуна
wotr_cards-card-devilry-of-saruman = Дьявольщина Сарумана
    .acc = Дьявольщину Сарумана
wotr_cards-card-fighting-uruk-hai = Боевые урук-хай
    .acc = Боевых урук-хай
wotr_cards-card-white-hand-orcs = Орки Белой Руки
    .acc = Орков Белой Руки
wotr_cards-card-wolf-riders = Наездники на волках
    .acc = Наездников на волках
wotr_cards-card-goblins-of-the-misty-mountains = Гоблины Мглистых гор
    .acc = Гоблинов Мглистых гор
wotr_cards-card-coastal-raiders = Береговые налётчики
    .acc = Береговых налётчиков
wotr_cards-card-corsairs-of-umbar = Корсары Умбара
    .acc = Корсаров Умбара
wotr_cards-card-haradrim-cavalry = Конница харадрим
    .acc = Конницу харадрим
wotr_cards-card-haradrim-mumakil = Мумаки харадрим
    .acc = Мумаков харадрим
wotr_cards-card-haradrim-regulars = Пехота харадрим
    .acc = Пехоту харадрим
wotr_cards-card-the-black-fleet = Чёрный флот
    .acc = Чёрный флот

## Имена персонажей

wotr_cards-card-gimli = Гимли
    .acc = Гимли
wotr_cards-card-bilbo-baggins = Бильбо Бэггинс
    .acc = Бильбо Бэггинса
wotr_cards-card-fatty-bolger = Толстячок Болджер
    .acc = Толстячка Болджера
wotr_cards-card-frodo-baggins = Фродо Бэггинс
    .acc = Фродо Бэггинса
wotr_cards-card-merry-brandybuck = Мерри Брэндибак
    .acc = Мерри Брэндибака
wotr_cards-card-pippin-took = Пиппин Тук
    .acc = Пиппина Тука
wotr_cards-card-sam-gamgee = Сэм Гэмджи
    .acc = Сэма Гэмджи
wotr_cards-card-eomer = Эомер
    .acc = Эомера
wotr_cards-card-eowyn = Эовин
    .acc = Эовин
wotr_cards-card-ghan-buri-ghan = Ган-бури-Ган
    .acc = Ган-бури-Гана
wotr_cards-card-theoden = Теоден
    .acc = Теодена
wotr_cards-card-gandalf-the-grey = Гэндальф Серый
    .acc = Гэндальфа Серого
wotr_cards-card-gandalf-the-white = Гэндальф Белый
    .acc = Гэндальфа Белого
wotr_cards-card-gwaihir-the-windlord = Гваихир, Повелитель Ветров
    .acc = Гваихира
wotr_cards-card-quickbeam = Скородум
    .acc = Скородума
wotr_cards-card-smeagol = Смеагол
    .acc = Смеагола
wotr_cards-card-treebeard = Древобород
    .acc = Древоборода
wotr_cards-card-aragorn = Арагорн
    .acc = Арагорна
wotr_cards-card-boromir = Боромир
    .acc = Боромира
wotr_cards-card-denethor = Денетор
    .acc = Денетора
wotr_cards-card-faramir = Фарамир
    .acc = Фарамира
wotr_cards-card-halbarad = Халбарад
    .acc = Халбарада
wotr_cards-card-prince-imrahil = Князь Имрахиль
    .acc = Князя Имрахиля
wotr_cards-card-strider = Странник
    .acc = Странника
wotr_cards-card-arwen = Арвен
    .acc = Арвен
wotr_cards-card-elrond = Элронд
    .acc = Элронда
wotr_cards-card-galadriel = Галадриэль
    .acc = Галадриэль
wotr_cards-card-legolas = Леголас
    .acc = Леголаса
wotr_cards-card-gorbag-and-shagrat = Горбаг и Шаграт
    .acc = Горбага и Шаграта
wotr_cards-card-grishnakh = Гришнак
    .acc = Гришнака
wotr_cards-card-mouth-of-sauron = Уста Саурона
    .acc = Уста Саурона
wotr_cards-card-the-beguiler = Заклинатель
    .acc = Заклинателя
wotr_cards-card-the-black-easterling = Чёрный истерлинг
    .acc = Чёрного истерлинга
wotr_cards-card-the-commander = Повелитель
    .acc = Повелителя
wotr_cards-card-the-destroyer = Разрушитель
    .acc = Разрушителя
wotr_cards-card-the-hunter = Охотник
    .acc = Охотника
wotr_cards-card-the-lidless-eye = Недремлющее Око
    .acc = Недремлющее Око
wotr_cards-card-the-messenger = Вестник
    .acc = Вестника
wotr_cards-card-the-reaver = Похититель
    .acc = Похитителя
wotr_cards-card-the-warrior = Воин
    .acc = Воина
wotr_cards-card-the-witch-king = Король-чародей
    .acc = Короля-чародея
wotr_cards-card-grima-wormtongue = Грима Гнилоуст
    .acc = Гриму Гнилоуста
wotr_cards-card-saruman = Саруман
    .acc = Сарумана
wotr_cards-card-ugluk = Углук
    .acc = Углука
wotr_cards-card-balrog-of-moria = Балрог из Мории
    .acc = Балрога из Мории
wotr_cards-card-barrow-wights = Умертвия
    .acc = Умертвия
wotr_cards-card-caradhras-the-cruel = Жестокий Карадрас
    .acc = Жестокий Карадрас
wotr_cards-card-cave-troll = Пещерный тролль
    .acc = Пещерного тролля
wotr_cards-card-flocks-of-crebain = Стая кребайн
    .acc = Стаю кребайн
wotr_cards-card-gollum = Голлум
    .acc = Голлума
wotr_cards-card-hill-troll = Холмовой тролль
    .acc = Холмового тролля
wotr_cards-card-shelob = Шелоб
    .acc = Шелоб
wotr_cards-card-the-black-serpent = Чёрный Змей
    .acc = Чёрного Змея

## Названия предметов

wotr_cards-card-dwarven-axe = Гномий топор
    .acc = Гномий топор
wotr_cards-card-herbs-and-stewed-rabbit = Кролик, тушённый с травами
    .acc = Кролика с травами
wotr_cards-card-mithril-coat = Кольчуга из мифрила
    .acc = Кольчугу из мифрила
wotr_cards-card-sting = Жало
    .acc = Жало
wotr_cards-card-shadowfax = Светозар
    .acc = Светозара
wotr_cards-card-gandalfs-staff = Посох Гэндальфа
    .acc = Посох Гэндальфа
wotr_cards-card-glamdring = Гламдринг
    .acc = Гламдринг
wotr_cards-card-narya-ring-of-fire = Нарья, Кольцо Огня
    .acc = Нарью
wotr_cards-card-anduril = Андурил
    .acc = Андурил
wotr_cards-card-blade-of-westernesse = Нуменорский клинок
    .acc = Нуменорский клинок
wotr_cards-card-bow-of-the-galadhrim = Лук Галадримов
    .acc = Лук Галадримов
wotr_cards-card-elven-cloak = Эльфийский плащ
    .acc = Эльфийский плащ
wotr_cards-card-lembas = Лембас
    .acc = Лембас
wotr_cards-card-mirror-of-galadriel = Зеркало Галадриэли
    .acc = Зеркало Галадриэли
wotr_cards-card-nenya-ring-of-adamant = Нэнья, Адамантовое Кольцо
    .acc = Нэнью
wotr_cards-card-phial-of-galadriel = Фиал Галадриэли
    .acc = Фиал Галадриэли
wotr_cards-card-vilya-ring-of-air = Вилья, Кольцо Воздуха
    .acc = Вилью
wotr_cards-card-black-breath = Чёрное дыхание
    .acc = Чёрное дыхание
wotr_cards-card-black-riders-mount = Конь назгула
    .acc = Коня назгула
wotr_cards-card-fell-beast = Крылатая тварь
    .acc = Крылатую тварь
wotr_cards-card-morgul-blade = Моргульский клинок
    .acc = Моргульский клинок
wotr_cards-card-nazguls-mantle = Плащ назгула
    .acc = Плащ назгула
wotr_cards-card-palantir-of-orthanc = Палантир Ортханка
    .acc = Палантир Ортханка
wotr_cards-card-sarumans-staff = Посох Сарумана
    .acc = Посох Сарумана
wotr_cards-card-woven-of-all-colours = Сотканный из всех цветов
    .acc = «Сотканный из всех цветов»
wotr_cards-card-whip-of-many-thongs = Многохвостый бич
    .acc = Многохвостый бич

## Названия событий

wotr_cards-card-there-is-another-way = Есть и другой путь
    .acc = «Есть и другой путь»
wotr_cards-card-death-ride-ride-to-ruin = Смерть! Скачите на гибель!
    .acc = «Смерть! Скачите на гибель!»
wotr_cards-card-paths-of-the-dead = Тропы Мёртвых
    .acc = «Тропы Мёртвых»
wotr_cards-card-the-red-arrow = Алая стрела
    .acc = «Алую стрелу»
wotr_cards-card-the-three-hunters = Три охотника
    .acc = «Трёх охотников»
wotr_cards-card-the-black-captain = Чёрный Капитан
    .acc = «Чёрного Капитана»
wotr_cards-card-the-day-without-dawn = День без рассвета
    .acc = «День без рассвета»
wotr_cards-card-the-ringwraiths-are-abroad = Всадники явились
    .acc = «Всадники явились»
wotr_cards-card-threats-and-promises = Угрозы и посулы
    .acc = «Угрозы и посулы»

## Названия полей битв

wotr_cards-card-dol-amroth = Дол Амрот
wotr_cards-card-edoras = Эдорас
wotr_cards-card-helms-deep = Хельмова падь
wotr_cards-card-lorien = Лориен
wotr_cards-card-minas-tirith = Минас Тирит
wotr_cards-card-pelargir = Пеларгир
wotr_cards-card-rivendell = Ривенделл
wotr_cards-card-dol-guldur = Дол Гулдур
wotr_cards-card-harad = Харад
wotr_cards-card-minas-morgul = Минас Моргул
wotr_cards-card-morannon = Мораннон
wotr_cards-card-moria = Мория
wotr_cards-card-orthanc = Ортханк
wotr_cards-card-umbar = Умбар

## Названия путей

wotr_cards-card-bag-end = Бэг Энд
wotr_cards-card-bucklebury-ferry = Переправа Баклберри
wotr_cards-card-gildors-encampment = Привал Гилдора
wotr_cards-card-inn-of-the-prancing-pony = Трактир „Гарцующий пони“
wotr_cards-card-the-old-forest = Старый лес
wotr_cards-card-weathertop = Заверть
wotr_cards-card-fords-of-bruinen = Бруиненские броды
wotr_cards-card-imladris = Имладрис
wotr_cards-card-the-council-of-elrond = Совет Элронда
wotr_cards-card-caradhras = Карадрас
wotr_cards-card-khazad-dum = Казад-Дум
wotr_cards-card-the-doors-of-durin = Врата Дурина
wotr_cards-card-dimrill-dale = Долина Тёмных вод
wotr_cards-card-egladil = Эгладил
wotr_cards-card-lothlorien = Лотлориен
wotr_cards-card-amon-hen = Амон Хен
wotr_cards-card-dead-marshes = Мёртвые топи
wotr_cards-card-emyn-muil = Эмин Муил
wotr_cards-card-henneth-annun = Хеннет Аннун
wotr_cards-card-osgiliath = Осгилиат
wotr_cards-card-the-cross-roads = Перекрёсток
wotr_cards-card-cirith-ungol = Кирит Унгол
wotr_cards-card-morgul-vale = Моргульская долина
wotr_cards-card-shelobs-lair = Логово Шелоб
wotr_cards-card-crack-of-doom = Роковая Расселина
wotr_cards-card-morgai = Моргай
wotr_cards-card-orodruin = Ородруин

## Что напечатано на карте, кроме её собственного текста

wotr_cards-text-army = Воинство { $faction_gen }{ $copies ->
    [1] {""}
   *[other] , { $copies } экз
}. { wotr_cards-field }
wotr_cards-text-character = Персонаж { $faction_gen }{ $keyword_id ->
    [none] {""}
   *[other] , { $keyword }
}. { wotr_cards-field } { wotr_cards-walk }
wotr_cards-text-item = Предмет { $faction_gen }{ $keyword_id ->
    [none] {""}
   *[other] , { $keyword }
}. Владелец: { $wielders }. { wotr_cards-lent }
wotr_cards-text-event = Событие { $faction_gen }.
wotr_cards-text-battleground = Поле битвы { $side_gen }, { wotr_cards-worth }. Оборона { $defence }. Обороняются: { $defenders }. Атакуют: { $attackers }.
wotr_cards-text-path = Путь { $number }, { wotr_cards-worth }. Оборона { $defence }.

wotr_cards-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
wotr_cards-field = { $fights_id ->
    [none] { $leads_id ->
        [none] На полях битв символов нет.
       *[other] На полях битв только { wotr_cards-leads }.
    }
   *[other] { $leads_id ->
        [none] На полях битв: атака { $attack }, оборона { $defence }.
       *[other] На полях битв: атака { $attack }, оборона { $defence }; { wotr_cards-leads }.
    }
}
wotr_cards-leads = { $leader_attack ->
    [0] лидерство: оборона { $leader_defence }
   *[other] { $leader_defence ->
        [0] лидерство: атака { $leader_attack }
       *[other] лидерство: атака { $leader_attack }, оборона { $leader_defence }
    }
}
wotr_cards-walk = { $paths_count ->
    [0] Ни на какой путь не выходит.
    [1] На пути { $paths }: { wotr_cards-walks }.
   *[other] На путях { $paths }: { wotr_cards-walks }.
}
wotr_cards-walks = { $role_id ->
    [attack] атака { $path_icons }
   *[other] оборона { $path_icons }
}
wotr_cards-lent = { $fights_id ->
    [none] { $path_icons ->
        [0] Символов не добавляет.
       *[other] Добавляет на пути: { wotr_cards-walks }.
    }
   *[other] { $path_icons ->
        [0] Добавляет на полях битв: атака { $attack }, оборона { $defence }.
       *[other] Добавляет на полях битв: атака { $attack }, оборона { $defence }; на пути: { wotr_cards-walks }.
    }
}

## Предложения, общие для нескольких карт

wotr_cards-draw-1-when-played = При розыгрыше возьмите 1 карту.
wotr_cards-draw-more = В резерве: в каждую фазу добора берите на 1 карту больше.
wotr_cards-carry-more = В резерве: ваш предел остатка карт больше на 1.
wotr_cards-cycled-from-deck = Если от этой карты отказываются как от верхней карты колоды, она не удаляется, а сбрасывается.
wotr_cards-cycled-on-path = Если эта карта удаляется в сражении на пути, вместо этого сбросьте её вместе с предметами.
wotr_cards-same-path = На пути можно использовать действие и активировать другой путь с тем же номером; сначала проходит сражение на текущем.
wotr_cards-next-path = На пути можно использовать действие и активировать на выбор путь с номером на 1 больше; сначала проходит сражение на текущем.
wotr_cards-eliminated-all-forsake = В резерве можно использовать действие и удалить эту карту: каждый игрок за Свободные народы отказывается от 1 карты.
wotr_cards-comes-all-forsake = Когда эта карта сыграна или перемещена на путь или поле битвы, каждый игрок за Свободные народы отказывается от 1 карты.
wotr_cards-rohan-army = При розыгрыше возьмите 5 карт, сыграйте из них, если хотите, 1 воинство Рохана и сбросьте остальные; они и есть плата за воинство.
    .any = При розыгрыше возьмите 5 карт, сыграйте из них, если хотите, 1 воинство или персонажа Рохана и сбросьте остальные; они и есть плата.
wotr_cards-no-path-beside = Эту карту нельзя сыграть или переместить на путь, пока активно поле битвы Тьмы.

## Что делают воинства

wotr_cards-text-dead-men-of-dunharrow = { wotr_cards-text-army } Пока это воинство поддерживает Странника или Арагорна, у него атака 2 и оборона 2.
wotr_cards-text-great-gate = { wotr_cards-text-army } В Минас Тирите у этого воинства оборона 3. На поля битв Тьмы оно не выходит никогда.
wotr_cards-text-guards-of-the-citadel = { wotr_cards-text-army } В Минас Тирите оборона больше на 1.
wotr_cards-text-knights-of-dol-amroth = { wotr_cards-text-army } В Дол Амроте оборона больше на 1.
wotr_cards-text-coastal-raiders = { wotr_cards-text-army } В Дол Амроте атака больше на 1. В резерве можно использовать действие и удалить эту карту, чтобы активировать Дол Амрот, если он ещё в колоде.
wotr_cards-text-corsairs-of-umbar = { wotr_cards-text-army } В резерве можно использовать действие и удалить эту карту, чтобы активировать Умбар, если он ещё в колоде.
wotr_cards-text-haradrim-cavalry = { wotr_cards-text-army } В Минас Тирите атака больше на 1. В резерве можно использовать действие и удалить эту карту, чтобы активировать Минас Тирит, если он ещё в колоде.
wotr_cards-text-haradrim-regulars = { wotr_cards-text-army } В резерве можно использовать действие и удалить эту карту, чтобы активировать Харад, если он ещё в колоде.
wotr_cards-text-the-black-fleet = { wotr_cards-text-army } В Пеларгире атака больше на 1. В резерве можно использовать действие и удалить эту карту, чтобы активировать Пеларгир, если он ещё в колоде.

## Что делают персонажи

wotr_cards-text-gimli = { wotr_cards-text-character } При розыгрыше можно забрать в руку Гномий топор из своего сброса.
wotr_cards-text-bilbo-baggins = { wotr_cards-text-character } Когда бы он ни удалялся, вместо этого { $doubt_items ->
        [eliminated] сбросьте его; его предметы удаляются.
       *[cycled] сбросьте его вместе с предметами.
    } В резерве можно использовать действие и сбросить эту карту, чтобы взять 2 карты.
wotr_cards-text-fatty-bolger = { wotr_cards-text-character } { $doubt_forsaken_from ->
        [anywhere] Если вы от него отказываетесь
       *[reserve] Если вы отказываетесь от него в резерве
    }, он не удаляется, а сбрасывается вместе с предметами. В резерве можно использовать действие и удалить эту карту, чтобы взять 3 карты.
wotr_cards-text-frodo-baggins = { wotr_cards-text-character } Когда бы он ни удалялся, вместо этого сбросьте его. Его предметы всё равно удаляются.
wotr_cards-text-merry-brandybuck = { wotr_cards-text-character } Может выходить на поля битв Рохана, и там его поддерживают воинства Рохана. { wotr_cards-cycled-on-path }
wotr_cards-text-pippin-took = { wotr_cards-text-character } Может выходить на поля битв дунэдайн, и там его поддерживают воинства дунэдайн. { wotr_cards-cycled-on-path }
wotr_cards-text-sam-gamgee = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту с предметами, чтобы добавить 1 символ обороны на активный путь.
wotr_cards-text-eomer = { wotr_cards-text-character } { wotr_cards-rohan-army }
wotr_cards-text-eowyn = { wotr_cards-text-character } При розыгрыше на поле битвы { $doubt_which_nazgul ->
        [anywhere] можно удалить 1 назгула в игре
       *[here] можно удалить там 1 назгула
    }. При розыгрыше в резерв можно забрать в руку Мерри или Пиппина из своего сброса.
wotr_cards-text-ghan-buri-ghan = { wotr_cards-text-character } В резерве: карты Рохана можно играть и перемещать в Минас Тирит.
wotr_cards-text-theoden = { wotr_cards-text-character } Пока в игре есть любой Гэндальф, у Теодена атака 1 и оборона 1. { $doubt_plays ->
        [army_or_character] { wotr_cards-rohan-army.any }
       *[army] { wotr_cards-rohan-army }
    }
wotr_cards-text-gandalf-the-grey = { wotr_cards-text-character } { wotr_cards-next-path } Когда сыгран Гэндальф Белый, эта карта убирается из игры.
wotr_cards-text-gandalf-the-white = { wotr_cards-text-character } При розыгрыше Гэндальф Серый убирается из игры, где бы он ни был. { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-gwaihir-the-windlord = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту, чтобы забрать в руку любого Гэндальфа из своего сброса.
wotr_cards-text-quickbeam = { wotr_cards-text-character } На поле битвы у него 1 атака и 1 оборона за каждые 2 карты воинств и персонажей Изенгарда на этом поле.
wotr_cards-text-smeagol = { wotr_cards-text-character } На пути можно использовать действие и добавить 1 влияние Кольца, чтобы активировать на выбор путь с номером на 1 больше; сначала проходит сражение на текущем. { wotr_cards-cycled-on-path }
wotr_cards-text-treebeard = { wotr_cards-text-character } В Ортханке атака больше на 1. Когда эта карта сыграна или перемещена на поле битвы, игрок за Изенгард удаляет { $doubt_which_army ->
        [here] 1 воинство Изенгарда на этом поле
       *[anywhere] 1 воинство Изенгарда в игре
    }.
wotr_cards-text-aragorn = { wotr_cards-text-character } При розыгрыше Странник убирается из игры, где бы он ни был. { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-boromir = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } Когда эта карта сыграна или перемещена на путь, откажитесь от 1 карты.
wotr_cards-text-denethor = { wotr_cards-text-character } В резерве можно использовать действие и отказаться от 1 карты, чтобы забрать в руку Боромира или Фарамира из своей колоды.
wotr_cards-text-faramir = { wotr_cards-text-character } Когда эта карта сыграна или перемещена { $doubt_which_path ->
        [any] на путь, можно активировать другой путь с тем же номером
       *[seven] на путь 7, можно активировать другой путь 7
    }; сначала проходит сражение на текущем.
wotr_cards-text-halbarad = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту, чтобы забрать в руку Странника или Арагорна из своей колоды.
wotr_cards-text-prince-imrahil = { wotr_cards-text-character } При розыгрыше можно сбросить из руки ещё 1 карту, чтобы забрать в руку Рыцарей Дол Амрота из своей колоды.
wotr_cards-text-strider = { wotr_cards-text-character } { wotr_cards-next-path } Когда сыгран Арагорн, эта карта убирается из игры.
wotr_cards-text-arwen = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } В резерве: у Странника и у Арагорна на путях и полях битв оборона больше на 1.
wotr_cards-text-elrond = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } { wotr_cards-carry-more }
wotr_cards-text-galadriel = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } В резерве: в каждую фазу добора берите на 1 карту больше, затем сбросьте 1 карту из руки.
wotr_cards-text-legolas = { wotr_cards-text-character } При розыгрыше можно забрать в руку Лук Галадримов из своей колоды.
wotr_cards-text-gorbag-and-shagrat = { wotr_cards-text-character } Когда эта карта сыграна или перемещена на путь, можно сбросить из руки 1 карту: тогда эта получает 1 символ атаки на пути, а в Кирит Унголе 2.
wotr_cards-text-grishnakh = { wotr_cards-text-character } На пути можно использовать действие и удалить эту карту, чтобы добавить 1 влияние Кольца.
wotr_cards-text-mouth-of-sauron = { wotr_cards-text-character } { wotr_cards-no-path-beside } { wotr_cards-draw-more }
wotr_cards-text-the-beguiler = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту: каждый игрок за Свободные народы сбрасывает 1 карту из руки.
wotr_cards-text-the-black-easterling = { wotr_cards-text-character } В Дол Гулдуре оборона больше на 1. { wotr_cards-draw-1-when-played }
wotr_cards-text-the-commander = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту: каждый игрок за Тьму берёт 1 карту.
wotr_cards-text-the-destroyer = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту, чтобы добавить 1 символ атаки на активное поле битвы.
wotr_cards-text-the-hunter = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту, чтобы добавить 1 символ атаки на активный путь.
wotr_cards-text-the-lidless-eye = { wotr_cards-text-character } { wotr_cards-no-path-beside } При розыгрыше каждый игрок за Тьму берёт 1 карту. { wotr_cards-carry-more }
wotr_cards-text-the-messenger = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту, чтобы забрать в руку { $doubt_which_nazgul ->
        [any] любого назгула
       *[another] другого назгула
    } из своего сброса.
wotr_cards-text-the-reaver = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту: каждый игрок за Свободные народы отказывается от 1 карты.
wotr_cards-text-the-warrior = { wotr_cards-text-character } В резерве можно использовать действие и сбросить эту карту, чтобы добавить 1 символ обороны на активное поле битвы.
wotr_cards-text-the-witch-king = { wotr_cards-text-character } { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-grima-wormtongue = { wotr_cards-text-character } В резерве можно использовать действие и удалить эту карту, чтобы забрать в руку Сарумана из своей колоды или удалить { $doubt_which_character ->
        [reserve] 1 персонажа Рохана в резерве
       *[anywhere] 1 персонажа Рохана в игре
    }.
wotr_cards-text-saruman = { wotr_cards-text-character } { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-ugluk = { wotr_cards-text-character } { wotr_cards-same-path }
wotr_cards-text-balrog-of-moria = { wotr_cards-text-character } На пути «Казад-Дум» атака больше на 1. { wotr_cards-comes-all-forsake }
wotr_cards-text-barrow-wights = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-caradhras-the-cruel = { wotr_cards-text-character } При розыгрыше на путь «Карадрас» активируйте другой путь 4; сначала проходит сражение на текущем. { wotr_cards-eliminated-all-forsake }
wotr_cards-text-cave-troll = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-flocks-of-crebain = { wotr_cards-text-character } { wotr_cards-same-path }
wotr_cards-text-gollum = { wotr_cards-text-character } { wotr_cards-same-path } { wotr_cards-cycled-on-path }
wotr_cards-text-hill-troll = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-shelob = { wotr_cards-text-character } На пути «Логово Шелоб» атака больше на 1. { wotr_cards-comes-all-forsake }
wotr_cards-text-the-black-serpent = { wotr_cards-text-character } В резерве можно использовать действие и удалить эту карту, чтобы повторно активировать поле битвы харадрим из любой зоны победных очков.

## Что делают предметы

wotr_cards-text-herbs-and-stewed-rabbit = { wotr_cards-text-item } В игре можно использовать действие и удалить эту карту, чтобы забрать в руку 1 персонажа хоббитов из своего сброса и взять 1 карту.
wotr_cards-text-sting = { wotr_cards-text-item } Пока на том же пути есть персонаж чудовищ, у самого пути оборона больше на 1.
wotr_cards-text-shadowfax = { wotr_cards-text-item } В резерве можно использовать действие и активировать любое поле битвы, в том числе повторно; затем владелец перемещается туда, даже если сыгран в этом раунде.
wotr_cards-text-gandalfs-staff = { wotr_cards-text-item } В игре: предел остатка карт у игрока за волшебников больше на 1.
wotr_cards-text-narya-ring-of-fire = { wotr_cards-text-item } В резерве можно использовать действие и сбросить эту карту: каждый игрок за Тьму сбрасывает 1 карту из руки.
wotr_cards-text-anduril = { wotr_cards-text-item } В резерве можно использовать действие и активировать поле битвы дунэдайн, в том числе повторно; затем владелец перемещается туда, даже если сыгран в этом раунде.
wotr_cards-text-bow-of-the-galadhrim = { wotr_cards-text-item } Другого оружия у владельца быть не может.
wotr_cards-text-elven-cloak = { wotr_cards-text-item } Если владелец удаляется в сражении на пути, вместо этого сбросьте его со всеми предметами.
wotr_cards-text-lembas = { wotr_cards-text-item } На пути игрок за хоббитов может использовать действие и удалить эту карту, чтобы убрать по 1 влиянию Кольца за каждого хоббита на этом пути.
wotr_cards-text-mirror-of-galadriel = { wotr_cards-text-item } В игре: вы видите верхнюю карту своей колоды.
wotr_cards-text-nenya-ring-of-adamant = { wotr_cards-text-item } В резерве можно использовать действие и сбросить эту карту, чтобы добавить 1 символ обороны на активный путь или { $doubt_adds } на активное поле битвы.
wotr_cards-text-phial-of-galadriel = { wotr_cards-text-item } На пути: у самого пути оборона больше на { $doubt_adds }.
wotr_cards-text-vilya-ring-of-air = { wotr_cards-text-item } В резерве можно использовать действие и сбросить эту карту: каждый игрок за Свободные народы берёт 1 карту.
wotr_cards-text-black-breath = { wotr_cards-text-item } На пути или поле битвы можно использовать действие и сбросить эту карту, её владельца и все его предметы, чтобы добавить 1 влияние Кольца.
wotr_cards-text-black-riders-mount = { wotr_cards-text-item } При розыгрыше на владельца в резерве можно переместить его на активный путь, даже если он сыгран в этом раунде.
wotr_cards-text-fell-beast = { wotr_cards-text-item } При розыгрыше на владельца в резерве можно переместить его на активное поле битвы, даже если он сыгран в этом раунде.
wotr_cards-text-morgul-blade = { wotr_cards-text-item } На пути можно использовать действие и удалить эту карту, чтобы добавить 1 влияние Кольца.
wotr_cards-text-nazguls-mantle = { wotr_cards-text-item } Если владелец удаляется в сражении, вместо этого сбросьте его со всеми предметами.
wotr_cards-text-palantir-of-orthanc = { wotr_cards-text-item } В резерве раз в раунд можно использовать действие и взять 3 карты: 1 удалите, 1 сбросьте, 1 оставьте в руке.
wotr_cards-text-sarumans-staff = { wotr_cards-text-item } В игре: предел остатка карт у игрока за Изенгард больше на 1.
wotr_cards-text-woven-of-all-colours = { wotr_cards-text-item } Если владелец удаляется в сражении, вместо этого сбросьте его со всеми предметами.
wotr_cards-text-whip-of-many-thongs = { wotr_cards-text-item } { wotr_cards-draw-1-when-played }

## Что делают события

wotr_cards-text-there-is-another-way = { wotr_cards-text-event } Активируйте другой путь с тем же номером, что у активного; сначала проходит сражение на текущем. Затем добавьте 1 символ обороны на новый путь.
wotr_cards-text-death-ride-ride-to-ruin = { wotr_cards-text-event } Удалите сколько угодно карт Рохана из своего резерва: игрок за Мордор удаляет столько же карт Мордора с активных полей битв.
wotr_cards-text-paths-of-the-dead = { wotr_cards-text-event } Откажитесь от 2 карт, затем возьмите 4 карты или 5, если в игре Странник или Арагорн.
wotr_cards-text-the-red-arrow = { wotr_cards-text-event } До конца раунда воинства и персонажи Рохана могут выходить на поля битв дунэдайн.
wotr_cards-text-the-three-hunters = { wotr_cards-text-event } До конца раунда Странник, Арагорн, Гимли и Леголас могут выходить на любые поля битв, и там их может поддерживать любое воинство Свободных народов.
wotr_cards-text-the-black-captain = { wotr_cards-text-event } Только если Король-чародей в резерве: активируйте поле битвы Мордора, в том числе повторно; затем его можно переместить туда, даже если он сыгран в этом раунде.
wotr_cards-text-the-day-without-dawn = { wotr_cards-text-event } Возьмите 7 карт, 1 из них удалите, сыграйте из них до 2 воинств и сбросьте остальные; они и есть плата за сыгранное.
wotr_cards-text-the-ringwraiths-are-abroad = { wotr_cards-text-event } Возьмите 7 карт, 1 из них удалите, сыграйте из них до 2 назгулов и сбросьте остальные; они и есть плата за сыгранное.
wotr_cards-text-threats-and-promises = { wotr_cards-text-event } Только если Саруман в резерве: активируйте поле битвы Изенгарда, в том числе повторно; затем его можно переместить туда, даже если он сыгран в этом раунде.

## Что делают поля битв при активации

wotr_cards-text-dol-amroth = { wotr_cards-text-battleground } Игрок за дунэдайн может отказаться от 1 карты, чтобы взять 1.
wotr_cards-text-edoras = { wotr_cards-text-battleground } Активируется и Хельмова падь, если она ещё в колоде.
wotr_cards-text-helms-deep = { wotr_cards-text-battleground } Игрок за Рохан берёт 5 карт, может сыграть сюда из них 1 воинство или персонажа и сбрасывает остальные.
wotr_cards-text-lorien = { wotr_cards-text-battleground } Активируется и Дол Гулдур, в том числе повторно.
wotr_cards-text-minas-tirith = { wotr_cards-text-battleground } Игрок за дунэдайн может отказаться от 1 карты, чтобы взять 3.
wotr_cards-text-pelargir = { wotr_cards-text-battleground } Игрок за дунэдайн может отказаться от 1 карты, чтобы взять 1.
wotr_cards-text-rivendell = { wotr_cards-text-battleground } Игрок за эльфов берёт 1 карту, затем сбрасывает 1 из руки.
wotr_cards-text-dol-guldur = { wotr_cards-text-battleground } Активируется и Лориен, в том числе повторно.
wotr_cards-text-harad = { wotr_cards-text-battleground } Каждый игрок за Тьму берёт 1 карту.
wotr_cards-text-minas-morgul = { wotr_cards-text-battleground } Игрок за Мордор берёт 5 карт, может сыграть из них 1 назгула в резерв и сбрасывает остальные.
wotr_cards-text-morannon = { wotr_cards-text-battleground } Игрок за Мордор берёт 5 карт, может сыграть из них { $doubt_which_army ->
        [mordor] 1 воинство Мордора
        [here] 1 воинство сюда
       *[any] 1 воинство
    } и сбрасывает остальные.
wotr_cards-text-moria = { wotr_cards-text-battleground } Игрок за чудовищ берёт 2 карты.
wotr_cards-text-orthanc = { wotr_cards-text-battleground } Игрок за Изенгард может забрать в руку Сарумана из колоды или сброса, затем замешивает сброс в колоду.
wotr_cards-text-umbar = { wotr_cards-text-battleground } Каждый игрок за Тьму берёт 1 карту.

## Что делают пути при активации

wotr_cards-text-bag-end = { wotr_cards-text-path } Игрок за хоббитов берёт 2 карты.
wotr_cards-text-bucklebury-ferry = { wotr_cards-text-path } Игрок за Мордор и игрок за хоббитов берут по 1 карте.
wotr_cards-text-gildors-encampment = { wotr_cards-text-path } Игрок за эльфов берёт 1 карту, затем сбрасывает 1 из руки.
wotr_cards-text-inn-of-the-prancing-pony = { wotr_cards-text-path } Каждый игрок за Тьму берёт 2 карты.
wotr_cards-text-the-old-forest = { wotr_cards-text-path } Каждый игрок за Свободные народы отказывается от 1 карты.
wotr_cards-text-weathertop = { wotr_cards-text-path } Игрок за Мордор берёт 2 карты.
wotr_cards-text-fords-of-bruinen = { wotr_cards-text-path } Каждый игрок за Свободные народы отказывается от 1 карты, затем берёт 3.
wotr_cards-text-imladris = { wotr_cards-text-path } Игрок за эльфов берёт 2 карты.
wotr_cards-text-the-council-of-elrond = { wotr_cards-text-path } Каждый игрок за Свободные народы берёт 1 карту.
wotr_cards-text-caradhras = { wotr_cards-text-path } Каждый игрок за Свободные народы отказывается от 1 карты.
wotr_cards-text-khazad-dum = { wotr_cards-text-path } Игрок за чудовищ берёт 2 карты.
wotr_cards-text-the-doors-of-durin = { wotr_cards-text-path } Игрок за чудовищ может отказаться от 1 карты, чтобы добавить 1 символ атаки на этот путь.
wotr_cards-text-dimrill-dale = { wotr_cards-text-path } Каждый игрок за Тьму сбрасывает 2 карты из руки.
wotr_cards-text-egladil = { wotr_cards-text-path } Каждый игрок за Свободные народы берёт 2 карты, затем сбрасывает 1 из руки.
wotr_cards-text-lothlorien = { wotr_cards-text-path } Игрок за эльфов берёт 1 карту, затем сбрасывает 1 из руки.
wotr_cards-text-amon-hen = { wotr_cards-text-path } Игрок за Мордор берёт 1 карту, затем сбрасывает 1 из руки.
wotr_cards-text-dead-marshes = { wotr_cards-text-path } Игрок за чудовищ берёт 2 карты.
wotr_cards-text-emyn-muil = { wotr_cards-text-path } Каждый игрок за Свободные народы отказывается от 1 карты.
wotr_cards-text-henneth-annun = { wotr_cards-text-path } Игрок за дунэдайн берёт 1 карту.
wotr_cards-text-osgiliath = { wotr_cards-text-path } Игрок за дунэдайн может отказаться от 1 карты, чтобы взять 3.
wotr_cards-text-the-cross-roads = { wotr_cards-text-path } Каждый игрок за Свободные народы берёт 1 карту.
wotr_cards-text-cirith-ungol = { wotr_cards-text-path } Игрок за Мордор берёт 5 карт, может сыграть из них { $doubt_goal ->
        [reserve] 1 воинство в резерв
       *[anywhere] 1 воинство
    } и сбрасывает остальные.
wotr_cards-text-morgul-vale = { wotr_cards-text-path } Игрок за Мордор берёт 5 карт, может сыграть из них { $doubt_goal ->
        [reserve] 1 назгула в резерв
       *[anywhere] 1 назгула
    } и сбрасывает остальные.
wotr_cards-text-shelobs-lair = { wotr_cards-text-path } Игрок за чудовищ берёт 2 карты.
wotr_cards-text-crack-of-doom = { wotr_cards-text-path } Игрок за чудовищ берёт 2 карты.
wotr_cards-text-morgai = { wotr_cards-text-path } { $doubt_adds ->
        [corruption] Влияние Кольца растёт на 1.
       *[icon] На этот путь добавляется 1 символ атаки.
    }
wotr_cards-text-orodruin = { wotr_cards-text-path } Игрок за Мордор берёт 2 карты.

## Что стоит проверить по настоящим картам

wotr_cards-doubt-attack = Сколько символов атаки для полей битв напечатано на карте?
wotr_cards-doubt-defence = Сколько символов обороны для полей битв напечатано на карте?
wotr_cards-doubt-leader_attack = Сколько символов атаки напечатано на карте в лидерстве?
wotr_cards-doubt-leader_defence = Сколько символов обороны напечатано на карте в лидерстве?
wotr_cards-doubt-path_icons = Сколько символов для путей напечатано на карте?
wotr_cards-doubt-paths = Какие номера путей напечатаны на карте?
wotr_cards-doubt-wielders = Кто по тексту карты может владеть предметом?
wotr_cards-doubt-weapon = Напечатано ли на карте слово «Оружие»?
    .yes = да
    .no = нет
wotr_cards-doubt-mount = Напечатано ли на карте слово «Скакун»?
    .yes = да
    .no = нет
wotr_cards-doubt-title = Начинается ли английское название с артикля? У нас его нет.
wotr_cards-doubt-faramir-which_path = На каких путях действует его текст?
    .seven = на пути 7
    .any = на любом пути
wotr_cards-doubt-moved_there = Карты Рохана можно туда только сыграть или и переместить? У нас можно и переместить.
wotr_cards-doubt-nenya-ring-of-adamant-adds = Сколько символов обороны добавляет её действие на поле битвы?
wotr_cards-doubt-phial-of-galadriel-adds = Сколько символов обороны она добавляет на путь?
wotr_cards-doubt-items = Что происходит с его предметами, когда его должны удалить?
    .cycled = их сбрасывают вместе с ним
    .eliminated = их удаляют
wotr_cards-doubt-forsaken_from = При отказе откуда он сбрасывается, а не удаляется?
    .reserve = из резерва
    .anywhere = откуда угодно
wotr_cards-doubt-without_an_army = Может ли он выйти на поле битвы Рохана, где нет воинства Рохана? У нас может.
wotr_cards-doubt-eowyn-which_nazgul = Какого назгула она может удалить?
    .here = на том же поле битвы
    .anywhere = любого в игре
wotr_cards-doubt-plays = Какую из взятых карт можно сыграть?
    .army = воинство Рохана
    .army_or_character = воинство или персонажа Рохана
wotr_cards-doubt-fresh_wielder = Можно ли переместить владельца, сыгранного в этом раунде? У нас можно.
wotr_cards-doubt-price = Рост влияния Кольца — это цена действия или его эффект? У нас это цена.
wotr_cards-doubt-treebeard-which_army = Какое воинство Изенгарда удаляют?
    .anywhere = любое в игре
    .here = на том же поле битвы
wotr_cards-doubt-which_character = Какого персонажа Рохана можно удалить?
    .anywhere = любого в игре
    .reserve = персонажа в резерве
wotr_cards-doubt-few_cards = Что, если осталось меньше 3 карт? Мы выполняем сколько возможно.
wotr_cards-doubt-reprinted = Исправлен ли текст в позднем тираже? У нас — первый.
wotr_cards-doubt-icon_at_dol_guldur = Символ в Дол Гулдуре обычный или лидерский? У нас обычный.
wotr_cards-doubt-the-messenger-which_nazgul = Какого назгула он может взять?
    .another = другого
    .any = любого, и себя тоже
wotr_cards-doubt-eliminated_card = Удаляют одну из 7 взятых карт или любую с руки? У нас — одну из 7.
wotr_cards-doubt-morannon-which_army = Какое воинство можно сыграть и куда?
    .any = любое и куда угодно
    .mordor = только воинство Мордора
    .here = любое, но только сюда
wotr_cards-doubt-goal = Куда можно сыграть эту карту?
    .anywhere = куда ей можно
    .reserve = только в резерв
wotr_cards-doubt-morgai-adds = Что добавляет путь?
    .icon = 1 символ атаки
    .corruption = 1 к влиянию Кольца

## Почему что-то нельзя сделать

wotr_cards-hindered-played_already = В этом раунде эта карта уже сыграна.
wotr_cards-hindered-no_wielder = В игре нет никого, кто мог бы этим владеть.
wotr_cards-hindered-needs_unmet = Сейчас нет того, что нужно для её текста.
wotr_cards-hindered-arrived = Она пришла в резерв в этом раунде и двинется не раньше следующего.
wotr_cards-hindered-no_place = Ни одна активная локация не принимает её фракцию и её путь.
wotr_cards-hindered-no_faction = Карте «{ $card }» сюда нельзя: её фракция на этом поле битвы не сражается.
wotr_cards-hindered-not_on_path = Карте «{ $card }» сюда нельзя: у неё нет значка этого пути.
wotr_cards-hindered-too_many_to_pass = Пропустить ход нельзя: карт в руке { $number }, предел остатка — { $number2 }, и не у всех врагов их больше.

## Чем хорош выбор: подсказка говорит это после слова «это»

wotr_cards-merit-fields = обещает вам больше очков на полях битв
wotr_cards-merit-enemy-fields = оставляет противнику меньше очков на полях битв
wotr_cards-merit-path = обещает вам больше очков на пути
wotr_cards-merit-enemy-path = оставляет противнику меньше очков на пути
wotr_cards-merit-corruption = сдерживает влияние Кольца на пути
wotr_cards-merit-enemy-corruption = обещает вам больше влияния Кольца на пути
wotr_cards-merit-hand = оставляет вашей стороне более сильные карты в руке
wotr_cards-merit-reserve = усиливает резерв вашей стороны
wotr_cards-merit-piles = сберегает сильные карты для следующих раундов
wotr_cards-merit-enemy-cards = оставляет противнику меньше сильных карт
wotr_cards-merit-ring = сберегает жетон Кольца на потом
