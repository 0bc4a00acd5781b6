# Что не так с тем, что ввели. Английские предложения — из исходников и библиотек: по ним узнаётся, какое имелось в виду (in_other_words.py).

## Где ошибка

refusal-in-line = { $file }, строка { $number }: { $reason }
refusal-line = строка { $number }: { $reason }
refusal-part = { $part }: { $reason }
refusal-fault = ошибка в программе ({ $reason }); WESTMARCH_TRACEBACK=1 покажет, где

## Команды и игроки

refusal-no-command = команды «{ $name }» нет; есть: { $known }
refusal-no-language = языка «{ $name }» нет; есть: { $known }
refusal-no-game = игры «{ $name }» нет; есть: { $known }
refusal-no-game-there = точка входа «{ $name }» не ведёт к игре с таким ключом
refusal-no-seat = места «{ $name }» нет; есть: { $known }
refusal-no-player = компьютерного игрока «{ $name }» нет; есть: { $known }; запас на обдумывание пишется так: «mcts:400»
refusal-no-budget = «{ $name }» ничего не перебирает, и запас на обдумывание ему не нужен
refusal-bad-iterations = «{ $name }»: число итераций — целое и больше 0; секунды пишутся так: «{ $example }»
refusal-bad-seconds = «{ $name }»: время на обдумывание — от 0 до 3600 секунд
refusal-bad-program = «{ $name }»: программу указывают так: «exec:./bot.py» или «exec@0.5s:./bot.py --fast»
refusal-players-commas = «{ $name }»: игроков перечисляют через запятую, например random,heuristic
refusal-players-seats = мест за столом — { $number_seats }, а игроков — { $number_players }
refusal-arena-two = для арены нужны хотя бы два игрока и хотя бы одна партия
refusal-arena-against = для арены нужна игра, в которой играют друг против друга
refusal-no-generation = «{ $name }»: такого поколения игроков нет; поколения — от 1 до { $number }
refusal-bad-claims = «{ $name }»: проверку задают двумя разностями Эло, например --sprt 0,10
refusal-claims-order = «{ $name }»: первая разность Эло должна быть меньше второй, обе — не больше { $number }
refusal-not-a-result = это не результат арены: { $reason }
refusal-not-learned = оценку игры { $game } выучить пока нельзя
refusal-no-habits = для игры { $game } отбор по поколениям не предусмотрен
refusal-few-games = для обучения слишком мало партий
refusal-needs-numpy = для обучения нужен numpy; он входит в дополнение westmarch[train]
refusal-no-weights = здесь нет весов: { $reason }
refusal-other-weights = это веса не той оценки, что у этой игры
refusal-no-search = здесь нет поиска: { $reason }
refusal-other-search = это другой поиск: другие колоды, настройки, игрок, начальное число или проверка
refusal-no-change = ни одна замена в этих колодах не соблюдает правил
refusal-name-a-game = назовите игру: { $known }
refusal-no-component = в игре { $game } нет ничего с названием «{ $name }»
refusal-no-component-near = в игре { $game } нет ничего с названием «{ $name }»; может быть, «{ $near }»?
refusal-no-bench = измерения «{ $name }» нет; есть: { $known }
refusal-no-bench-file = «{ $name }» — ни папка сборки, ни файл от `westmarch bench --json`
refusal-bench-server = сервер сравнивают только с его пределами: с --server и --soak не указывают --against, а с --soak не называют и строк
refusal-no-report = сообщения «{ $name }» нет

## Файлы

refusal-too-large = слишком большой файл
refusal-not-utf8 = это не текст в UTF-8
refusal-cannot-be-read = прочитать нельзя
refusal-cannot-be-written = записать нельзя
refusal-os-missing = такого файла нет
refusal-os-denied = нет доступа
refusal-os-folder = это папка, а не файл
refusal-os-no-folder = такой папки нет
refusal-os-name = слишком длинное имя файла
refusal-os-full = на диске нет места
refusal-os-read-only = диск открыт только для чтения
refusal-os-in-use = адрес уже занят
refusal-os-no-address = такого адреса у этого компьютера нет
refusal-corrections-file = после --corrections нужен файл
refusal-lang-name = после --lang нужен язык: { $known }

## Сервер

refusal-listen = не удаётся открыть адрес { $host }, порт { $number }: { $reason }
refusal-needs-redis = нескольким процессам сервера нужен Redis, через который они узнают друг о друге: --redis URL
refusal-needs-port = нескольким процессам сервера нужен порт, известный всем: --port PORT
refusal-bad-secret = в { $file } нет ключа из { $number } байтов; удалите файл, и всем придётся войти заново

## Настройки

refusal-key-value = «{ $name }»: настройка пишется так: ключ=значение
refusal-no-preset = набора настроек «{ $name }» нет; есть: { $known }
refusal-no-scenario = в игре { $game } нет сценария «{ $name }»; есть: { $known }
refusal-scenario-seats = в сценарии { $scenario } мест: { $known }, а не { $number }
refusal-viewers = viewers называет для каждого места человека: от 0 до 15
refusal-settings-of = настройки игры { $game }: { $reason }
refusal-unknown-setting = настройки «{ $name }» нет
refusal-setting-at = { $name }: { $reason }
refusal-setting-type = { $wanted ->
    [bool] нужно true или false
    [int] нужно целое число
    [str] нужен текст
    [array] нужен список
   *[other] нужно: { $wanted }
}
refusal-setting-least = нужно число не меньше { $number }
refusal-setting-most = нужно число не больше { $number }
refusal-setting-enum = значения { $given } здесь нет
refusal-other-corrections = исправления карт игры { $game } там другие ({ $theirs }), чем в этой программе ({ $ours })
refusal-not-our-corrections = они не те, что в этой программе ({ $ours })
refusal-seats-decks = колод должно быть столько же, сколько мест за столом: { $number }, а не { $number_given }
refusal-no-decks = в игру { $game } не приходят со своими колодами
refusal-no-deck-no-file = нет ни колоды, ни файла «{ $name }»; колоды: { $known }
refusal-no-deck = колоды «{ $name }» нет; есть: { $known }
refusal-deck-heroes = в колоде от одного до трёх разных героев
refusal-deck-copies = в колоде не больше трёх копий карты
refusal-deck-entry = «{ $name }»: в колоде от одной до трёх копий карты
refusal-deck-card = карте «{ $name }» там не место
refusal-deck-small = в колоде должно быть не меньше { $number_least } карт, а не { $number }, если не разрешены маленькие колоды (small_decks)
refusal-hero-once = герой может быть за столом только один раз
refusal-lone-hero = в сценарии «Побег из Дол Гулдура» один герой попадает в плен: нужен второй
refusal-one-box = копий карты { $card } в коробке — { $number_box }, а в колодах — { $number }
refusal-campaign-order = в кампании перед сценарием { $scenario } должно быть сыграно сценариев: { $number_due }, а не { $number }
refusal-nightmare = в «Кошмаре» со второго сценария у каждого что-то остаётся с прошлой игры, иначе — ни у кого
refusal-campaign-nobody = для кампании нужен игрок, который ещё не выбыл
refusal-campaign-discard = в сбросе лежат только карты самого игрока
refusal-campaign-damage = ранения остаются только у живых героев, и их меньше, чем здоровья

## Исправления карт

refusal-corrections-twice = что-то записано дважды
refusal-corrections-kind = здесь нужно целое число, слово или их список
refusal-corrections-late = исправления нужно передать до того, как загружены игры
refusal-corrections-none = в игре { $game } такого сомнительного места нет
refusal-corrections-rule = файлом это не исправить
refusal-corrections-one = нужен один ответ, а не список

## Слова в игре

refusal-not-a-word = слова «{ $name }» в этой игре нет
refusal-not-a-word-near = слова «{ $name }» в этой игре нет; может быть, «{ $near }»?
refusal-not-allowed-of = { $reason }; можно: { $known }
refusal-not-allowed-now = «{ $name }» сейчас нельзя
refusal-over-for = «{ $name }»: партия уже окончена
refusal-over = партия уже окончена
refusal-only-words = { $file }: всего слов { $number }, а не { $number_wanted }

## Записи партий

refusal-too-long = файл длиннее { $number } знаков
refusal-header = первая строка должна быть такой: «{ $line }»
refusal-heading-end = нет строки «---», которой кончается заголовок
refusal-here-key = здесь должно стоять «{ $name }: ...»
refusal-not-whole = «{ $name }» — не целое число
refusal-options-object = настройки должны быть объектом JSON
refusal-options-json = настройки записаны не в JSON
refusal-check = проверка пишется так: «hash ЧИСЛО ОТПЕЧАТОК»
refusal-fork = развилка пишется так: «fork ЧИСЛО»
refusal-other-rules = эту партию играли по правилам номер { $number }, а в этой программе номер { $number_ours }
refusal-words-before = перед этой строкой слов { $number }, а не { $number_told }
refusal-differs = положение не такое, как записано: запись изменена или повреждена
refusal-no-record = у партии, начатой с готового положения, нет записи

## Положения

refusal-mapping = здесь нужны ключи со значениями
refusal-missing = нет ключа «{ $name }»
refusal-whole = нужно целое число
refusal-range = нужно число от { $number_low } до { $number_high }, а не { $number }
refusal-truth = нужно true или false
refusal-text = нужен текст
refusal-not-one-of = «{ $name }» здесь быть не может; возможно: { $known }
refusal-list = нужен список
refusal-yaml = это не YAML
refusal-yaml-character = это не YAML: здесь лишний знак
refusal-anchors = якоря YAML здесь не разрешены
refusal-tags = метки YAML здесь не разрешены
refusal-twice = «{ $name }» стоит дважды
refusal-twice-in-line = «{ $name }» уже стоит в строке { $number }
refusal-empty = файл пуст
refusal-long-number = слишком длинное число
refusal-unknown-key = здесь такого ключа нет; возможны: { $known }
refusal-one-document = в файле должен быть один документ
refusal-nested = слишком много вложенных уровней
refusal-plain-key = ключ должен быть простым именем
refusal-seed-or-rng = нужен либо «seed», либо «rng»
refusal-numbers = чисел должно быть { $number }
refusal-have-numbers = чисел должно быть { $number }
refusal-each-numbers = в каждой записи чисел должно быть { $number }
refusal-large-number = слишком большое число
refusal-no-such-seat = такого места за столом нет
refusal-no-such-seat-or-card = такого места за столом или такой карты нет
refusal-no-such-word = такого слова нет
refusal-no-such-region = такого региона нет
refusal-two-places = «{ $name }» стоит в двух местах
refusal-more-places = «{ $name }» стоит в большем числе мест, чем у карты копий
refusal-not-in-game = «{ $name }» в этой партии нет
refusal-not-in-play = «{ $name }» не в игре
refusal-not-used = «{ $name }» в этом сценарии не участвует
refusal-not-known = то, что известно о «{ $name }», неверно
refusal-not-known-pool = то, что известно о { $name }, неверно

## Шаги положения

refusal-not-a-step = «{ $name }» — не шаг: { $reason }
refusal-step-form = шаг пишется так: Имя(аргументы)
refusal-no-step = шага { $name } нет
refusal-step-like = аргументы { $name } пишутся так: { $example }
refusal-no-effect = эффекта «{ $name }» нет
refusal-effect-short = в эффекте меньше шагов
refusal-argument = аргумент — число, имя, шаг или их перечень в скобках
refusal-no-frame = под ним нет начатого эффекта
refusal-stack-deep = шагов может быть не больше { $number }
refusal-steps-fit = эти шаги не подходят к положению
refusal-first-step = первый шаг, который выполняется последним, должен быть { $name }

## Положения «Дуэли»

refusal-fortress = крепость стоит только там, где сторона взяла локацию региона
refusal-trio = тройка разных народов считается сыгравшей с третьим народом, не раньше
refusal-coins = монет всего { $number }
refusal-units = у стороны всего { $number } отрядов
refusal-both-units = отряды обеих сторон не могут стоять в одном регионе
refusal-stack-people = в стопке лежат жетоны только её народа
refusal-tiles = открыто не больше { $number } локаций
refusal-aside-nobody = по настройкам стола отложенные карточки никто не смотрит
refusal-aside-most = не больше { $number } карточек, и хотя бы один игрок их знает
refusal-chapter-later = { $name } — карточка более поздней главы
refusal-chapter-other = «{ $name }» — не из этой главы
refusal-chapter-out = по настройкам стола карточек главы { $number_chapter } вне игры: { $number }
refusal-rows = в рядах этой главы столько мест: { $known }
refusal-slot = место под карточкой, которая ещё лежит, не может быть пустым
refusal-elsewhere = карточек этой главы, которые лежат в других местах, — { $number }: они не могут быть закрыты или отложены
refusal-display = нет «display», хотя карточки этой главы лежат в других местах
refusal-no-end = на столе такой конец не виден
refusal-has-won = { $name } — уже победитель: укажите это в «outcome»
refusal-tokens-shown = жетоны показывают, только пока один из них выбирают
refusal-token-next = следующим выбирают один из показанных жетонов: последний шаг должен быть KeepToken()
refusal-never-waits = { $name } внутри хода не ждёт
refusal-step-number = число в { $name } должно быть от { $number_low } до { $number_high }, а не { $number }
refusal-chapter-over = карточек в раскладке не осталось: глава окончена

## Положения «Войны Кольца. Карточной игры»

refusal-not-of-deck = «{ $name }» — не карта этой колоды
refusal-all-passed = когда все пропустили ход, шаг действий окончен
refusal-armies-path = воинств на пути не бывает
refusal-arrived = прибыть в резерв могли только карты резерва
refusal-no-rings = в этом сценарии нет жетонов Кольца
refusal-icons-path = символы добавляются только персонажам на пути
refusal-table-played = карта лежит на столе, только пока её разыгрывают
refusal-table-text = карты лежат на столе или отдельно, только пока выполняется текст карты
refusal-no-pool = таких отложенных карт нет
refusal-no-aside = сейчас нет текста, который отложил карты: см. «pools»
refusal-no-combat = сражения в такой локации нет
refusal-losses = такие потери не подходят к защитникам
refusal-corruption-area = жетоны влияния Кольца лежат у Тьмы
refusal-may-not-wield = «{ $name }» не может этим владеть
refusal-registers = у разыгрываемой карты две или три записи: её место, откуда она, что сыграно до неё
refusal-forsaken-most = отказываются не больше чем от { $number } карт

## Положения «Войны Кольца»

refusal-elven-rings = эльфийских колец всего { $number }
refusal-lords-dice = особые кубики бывают только с «Владыками Средиземья» (настройка «lords»)
refusal-no-face = у этого кубика нет такой грани
refusal-twice-or-not = «{ $name }» стоит дважды или не из этой колоды

## Положения «Властелина Колец. Карточной игры»

refusal-no-card = карты «{ $name }» в этой партии нет
refusal-no-quest = это не карта приключения
refusal-lasting = длящийся эффект относится к карте, которой нет в этой партии
refusal-attached = «{ $name }» ни к чему не прикреплена
refusal-point-frame = здесь нужны момент и эффект

## Чего не хватает в команде

refusal-unknown-option = параметра { $name } нет
refusal-unknown-option-quoted = параметра «{ $name }» нет
refusal-unknown-option-near = параметра { $name } нет; может быть, { $near }?
refusal-missing-argument = команде { $command } нужен параметр { $name }
refusal-missing-argument-near = команде { $command } нужен параметр { $name }; может быть, { $near } вместо { $given }?
refusal-missing-value = после { $name } нужно значение
refusal-choose-from = { $name }: «{ $given }» не подходит; есть: { $known }
refusal-choose-from-near = { $name }: «{ $given }» не подходит; есть: { $known }; может быть, «{ $near }»?
refusal-convert = { $name }: «{ $given }» не подходит: { $type ->
    [int] нужно целое число
    [float] нужно число
    [bool] нужно true или false
   *[other] нужно { $type }
}
refusal-invalid-least = { $name }: «{ $given }» не подходит: нужно не меньше { $number }
refusal-invalid-above = { $name }: «{ $given }» не подходит: нужно больше { $number }
refusal-invalid-most = { $name }: «{ $given }» не подходит: нужно не больше { $number }
refusal-unused = лишнее в команде: { $given }
refusal-repeated = { $name } указано несколько раз

## Исследования

refusal-no-block = блока «{ $name }» нет; есть: { $known }
refusal-work-on = работать можно на «ray» или «ray://HOST:PORT», а не на «{ $name }»
refusal-missing-extra = { $name } не установлен; он входит в дополнение westmarch[{ $extra }]
refusal-no-cluster = по адресу { $address } не отвечает ни один кластер Ray: { $told }
refusal-data-one-game = в наборе данных нужна хотя бы одна партия
refusal-data-other-files = там уже лежат другие файлы
refusal-data-another = там уже лежит другой набор данных; различия: { $known }
refusal-data-not-ours = это не наш набор данных: { $told }
refusal-data-format = формат не { $number }, а другой
refusal-data-game = это партии { $game }, а не { $other }
refusal-data-words = у слов там другие номера, чем в этой программе
refusal-data-layout = наблюдения там версии { $number }, и расположены они иначе, чем наши
refusal-data-unobserved = набор составлен без наблюдений
refusal-data-part = это не часть набора данных: { $told }
refusal-data-silent = там не сказано: { $known }
refusal-data-empty = партий там ещё нет
refusal-weights-not-ours = это не наши веса: { $told }
refusal-weights-another = это веса для другой игры или версии; различия: { $known }
refusal-weights-torn = эти веса не подходят друг к другу
refusal-run-not-ours = это не запись нашей прерванной работы: { $told }
refusal-run-another = здесь была прервана другая работа; различия: { $known }
refusal-learn-places = партий нужно не меньше { $number }, по одной на место
