# Командний рядок і клієнт у терміналі.

## Команди

terminal-games-scenario = --scenario { $id }: { $name } (місць: { $seats })
terminal-games-seats = Місця: { $seats }
terminal-cards-none = Сумнівів тут немає.
terminal-cards-doubtful = Під сумнівом: { $facts }
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
terminal-bench-working = Вимірювання
terminal-bench-name = що
terminal-bench-value = значення
terminal-bench-unit = одиниця
terminal-bench-peer = сусід
terminal-bench-peer-value = у сусіда
terminal-bench-ratio = відношення

## Гра, рядками або на весь екран

terminal-undone = Скасовано: { $word }.
terminal-undone-fork = Те, що відтоді відкрилося, тепер може вийти інакше.
terminal-hint = Комп'ютер обрав би: { $word }
terminal-hint-estimate = Ваші шанси він оцінює у { $chance } %.
terminal-hint-thinking = Комп'ютер обмірковує підказку
terminal-thinking = Думає { $name } ({ $level })
terminal-seat-human = { $name }: людина
terminal-seat-computer = { $name }: комп'ютер, { $level }
terminal-saved = Запис партії збережено: { $file }
terminal-not-saved = Запис не збережено: { $reason }
terminal-news = Від вашого останнього вибору
terminal-hand-over = Обирає { $name }. Передайте термінал цьому гравцеві.
terminal-hand-over-go = Натисніть Enter, коли будете готові.

## Гра рядками

terminal-plain-intro = Відповідайте словом, його номером або початком. Ще є команди: help, undo, hint, log, look НАЗВА, save ФАЙЛ, quit.
terminal-plain-help = Відповідь — слово зі списку, його номер або початок, якого немає в інших слів.
terminal-plain-help-commands =
    { $command ->
        [undo] скасувати свій останній вибір
        [hint] що обрав би комп'ютер
        [log] що вже сталося
        [look] що робить карта, місце чи жетон; без назви — знову показати стіл
        [save] записати партію у файл
        [quit] закінчити гру
       *[help] цей список
    }
terminal-plain-ambiguous = «{ $text }» може означати: { $words }
terminal-plain-unknown = «{ $text }» зараз не можна. Зараз можна: { $words }
terminal-plain-end = Введення скінчилося раніше за партію: { $number ->
    [one] сказано { $number } слово.
    [few] сказано { $number } слова.
   *[many] сказано { $number } слів.
}
terminal-plain-quit = Партію залишено після { $number ->
    [one] { $number } слова.
   *[other] { $number } слів.
}

## На весь екран

terminal-inspector = Що це означає
terminal-log = Журнал
terminal-page-all = Стіл
terminal-page-cards = Карти
terminal-page-map = Мапа
terminal-page-sides = Сторони
terminal-key-choose = Enter обрати
terminal-key-step = ↑ ↓ крок
terminal-key-undo = u назад
terminal-key-hint = h порада
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
        [hint] h — що обрав би комп'ютер і як він оцінює ваші шанси
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

terminal-replay-title = { $file }: слово { $number } з { $total }
terminal-replay-start = До першого слова

## Дуель за Середзем'я

terminal-duel-by-chain = ланцюжок
terminal-duel-presence = Присутність
terminal-duel-supply = у запасі { $number ->
    [one] { $number } загін
    [few] { $number } загони
   *[many] { $number } загонів
}
terminal-duel-tokens = Жетони
terminal-duel-tiles = Місця
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
terminal-duel-legend = { $coin } монета   { $ring } крок походу   { $unit } загони у запасі   { $fortress } фортеця   { $move } переміщення   { $remove } прибрати загін суперника   { $fresh } нове   ‹символ, з яким задарма   символ, який дає›
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
terminal-duel-price-chain = Для вас задарма: у вас є { $chain }.
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
