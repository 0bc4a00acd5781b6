# То, что нужно всем играм и всем клиентам.

## Языки и перечисления

ui-language-en = English
ui-language-ru = Русский
ui-language-uk = Українська

ui-list-and = { $start } и { $last }
ui-list-deeds = { $start } и { $last }
ui-list-or = { $start } или { $last }
ui-list-row = { $start }, { $last }
ui-copy = { $name } ({ $number })

## Слова всех игр

ui-word-done = Готово
ui-word-pass = Пас
ui-word-yes = Да
ui-word-no = Нет
ui-word-number = { $number }

## За столом

ui-you = Вы
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-undo = Отменить
ui-ask-undo = Попросить отменить
ui-cancel = Не надо
ui-play = Играть
ui-rules = Правила
ui-settings = Настройки
ui-language = Язык
ui-scenario = Сценарий
ui-level = Уровень

## Чем кончилась партия

ui-game-over = Партия окончена
ui-you-won = Вы победили.
ui-you-lost = Вы проиграли.
ui-you-shared = Вы разделили победу.
ui-winner = Победитель: { $name }.
ui-nobody-won = Победа разделена.
ui-next-game = Следующий сценарий: { $name }
ui-score = Счёт
ui-result-resigned-together = { $loser } сдаётся: проиграли все вместе.
ui-result-out_of_time-together = { $loser }: время вышло, проиграли все вместе.

## Шаги, в которых можно действовать или пасовать

ui-orders = Пока больше не спрашивать
ui-order-window = Пас до конца этого шага
ui-order-phase = Пас до конца фазы
ui-order-round = Пас до конца раунда
ui-order-turn = Пас до конца хода
ui-order-trigger = Пас, пока у меня что-нибудь не сработает
ui-order-own_word = Пас до моего следующего выбора
ui-order-cancelled = Всегда пасовать здесь
ui-order-stop = Останавливать меня здесь, даже если можно только пасовать
ui-order-where = Когда спрашивать меня в любом случае
ui-order-ask = Спрашивать снова
ui-order-passes = { $until ->
    [window] Пас до конца этого шага
    [phase] Пас до конца фазы
    [round] Пас до конца раунда
    [turn] Пас до конца хода
    [trigger] Пас, пока у вас что-нибудь не сработает
    [own_word] Пас до вашего следующего выбора
   *[cancelled] Всегда пас
}
ui-order-stops = Всегда спрашивать
ui-order-of = { $order }: { $name }
ui-passing = Вам здесь нечего делать: пас
ui-in-vain = сейчас ничего не даст

## Уровни компьютера

ui-level-random = случайный
ui-level-heuristic = эвристический
ui-level-easy = лёгкий
ui-level-medium = средний
ui-level-hard = сильный
ui-level-master = мастер
ui-level-easy-text = Отвечает сразу и ошибается.
ui-level-medium-text = Немного думает наперёд.
ui-level-hard-text = Думает наперёд так далеко, как может.
ui-level-master-text = Думает над ходом до десяти секунд, по возможности в нескольких процессах.

## Что пошло не так

ui-nothing-to-undo = Отменять нечего.
ui-unknown-component = В этой игре нет ничего с названием «{ $name }».

## О программе

ui-about = О программе Westmarch
ui-about-what = Westmarch — один стол для игр о Средиземье. Играть можно в терминале или в браузере, против компьютера или с друзьями.
ui-about-fan = Это неофициальная некоммерческая работа поклонников. Её не выпускал и не одобрял никто из названных здесь правообладателей; их рисунков и текстов в ней нет.
ui-about-middle-earth = Средиземье, «Властелин Колец», а также их герои, места и предметы — товарные знаки Middle-earth Enterprises, LLC.
ui-about-duel = Игру «Властелин Колец: Дуэль за Средиземье» издаёт Repos Production, студия Asmodee.
ui-about-wotr = Игры «Война Кольца» и «Война Кольца. Карточная игра» издаёт Ares Games.
ui-about-lcg = Игру «Властелин Колец. Карточная игра» издаёт Fantasy Flight Games, студия Asmodee.
ui-about-buy = Чтобы играть за настоящим столом, покупайте, пожалуйста, сами игры.

## Чем хорош выбор: подсказка говорит это после слова «это»

ui-because = Это { $deeds }.
ui-merit-wins = приносит победу
ui-merit-may-win = может очень скоро принести победу
ui-merit-is-saved = спасает от скорого поражения
