# Те, що потрібно всім іграм і всім клієнтам.

## Мови та переліки

ui-language-en = English
ui-language-ru = Русский
ui-language-uk = Українська

ui-list-and = { $start } та { $last }
ui-list-deeds = { $start } і { $last }
ui-list-or = { $start } або { $last }
ui-list-row = { $start }, { $last }
ui-copy = { $name } ({ $number })

## Слова всіх ігор

ui-word-done = Готово
ui-word-pass = Пас
ui-word-yes = Так
ui-word-no = Ні
ui-word-number = { $number }

## За столом

ui-you = Ви
ui-log = Журнал
ui-log-empty = Поки що нічого не сталося.
ui-undo = Скасувати
ui-ask-undo = Попросити скасувати
ui-cancel = Не треба
ui-play = Грати
ui-rules = Правила
ui-settings = Налаштування
ui-language = Мова
ui-scenario = Сценарій
ui-level = Рівень

## Чим скінчилася партія

ui-game-over = Партію завершено
ui-you-won = Ви перемогли.
ui-you-lost = Ви програли.
ui-you-shared = Ви розділили перемогу.
ui-winner = Переможець: { $name }.
ui-nobody-won = Перемогу розділено.
ui-next-game = Наступний сценарій: { $name }
ui-score = Рахунок
ui-result-resigned-together = { $loser } здається: програли всі разом.
ui-result-out_of_time-together = { $loser }: час вийшов, програли всі разом.

## Вікна, у яких можна діяти або пасувати

ui-orders = Поки що більше не питати
ui-order-window = Пас до кінця цього кроку
ui-order-phase = Пас до кінця фази
ui-order-round = Пас до кінця раунду
ui-order-turn = Пас до кінця ходу
ui-order-trigger = Пас, доки в мене щось не спрацює
ui-order-own_word = Пас до мого наступного вибору
ui-order-cancelled = Завжди пасувати тут
ui-order-stop = Зупиняти мене тут, навіть якщо можна лише пасувати
ui-order-where = Коли питати мене в будь-якому разі
ui-order-ask = Питати знову
ui-order-passes = { $until ->
    [window] Пас до кінця цього кроку
    [phase] Пас до кінця фази
    [round] Пас до кінця раунду
    [turn] Пас до кінця ходу
    [trigger] Пас, доки у вас щось не спрацює
    [own_word] Пас до вашого наступного вибору
   *[cancelled] Завжди пас
}
ui-order-stops = Завжди питати
ui-order-of = { $order }: { $name }
ui-passing = Вам тут нема чого робити: пас
ui-in-vain = зараз нічого не дасть

## Рівні комп'ютера

ui-level-random = випадковий
ui-level-heuristic = евристичний
ui-level-easy = легкий
ui-level-medium = середній
ui-level-hard = сильний
ui-level-master = майстер
ui-level-easy-text = Відповідає одразу й помиляється.
ui-level-medium-text = Трохи думає наперед.
ui-level-hard-text = Думає наперед так далеко, як може.
ui-level-master-text = Думає над ходом до десяти секунд, по змозі в кількох процесах.

## Що пішло не так

ui-nothing-to-undo = Нема чого скасовувати.
ui-unknown-component = У цій грі немає нічого з назвою «{ $name }».

## Про програму

ui-about = Про програму Westmarch
ui-about-what = Westmarch — один стіл для ігор про Середзем’я. Грати можна в терміналі або в браузері, проти комп’ютера або з друзями.
ui-about-fan = Це неофіційна некомерційна робота шанувальників. Її не випускав і не схвалював ніхто з названих тут правовласників; їхніх малюнків і текстів у ній немає.
ui-about-middle-earth = Середзем’я, «Володар Перснів», а також їхні герої, місця та предмети — торговельні марки Middle-earth Enterprises, LLC.
ui-about-duel = Гру «Володар Перснів. Дуель за Середзем’я» видає Repos Production, студія Asmodee.
ui-about-wotr = Ігри «Війна Персня» та «Війна Персня. Карткова гра» видає Ares Games.
ui-about-lcg = Гру «Володар Перснів. Карткова гра» видає Fantasy Flight Games, студія Asmodee.
ui-about-buy = Щоб грати за справжнім столом, купуйте, будь ласка, самі ігри.

## Чим добрий вибір: підказка каже це після слова «це»

ui-because = Це { $deeds }.
ui-merit-wins = приносить перемогу
ui-merit-may-win = може дуже скоро принести перемогу
ui-merit-is-saved = рятує від близької поразки
