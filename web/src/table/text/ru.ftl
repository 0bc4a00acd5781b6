# Что говорится за столом, кроме того, что говорит каждая страница.

web-next = Дальше
web-agree = Согласиться
web-disagree = Возразить
web-understood = Понятно
web-lobby = К столам
web-next-table = { $number ->
    [one] Следующий стол
   *[other] Следующий стол ({ $number })
}
web-table = Стол

## Создать стол

web-sit-here-too = Занять и это место
web-rating-changed = { $name }: { $points } ({ $change })
web-your-deck = Ваша колода
web-deck-laid-out = Та, что для меня приготовлена

## Ожидание

web-waiting-title = Стол создан
web-waiting-lead = Партия начнётся сама, как только все места будут заняты.
web-invited = Вас пригласили
web-invited-deck = Садитесь с колодой, которую для вас приготовили, или со своей.
web-seat-open = свободно для любого
web-seat-friend = место для друга
web-invite-link = Ссылка для друга
web-copy = Скопировать ссылку
web-leave = Уйти из-за стола
web-fill-computers = Начать с компьютером

## За столом

web-question = Вопрос
web-inspector = Подробности
web-inspector-empty = Наведите указатель на карточку, место или знак, чтобы прочитать, что это и сколько вам стоит.
web-inspector-empty-touch = Коснитесь карточки, места или знака, чтобы прочитать, что это и сколько вам стоит.
web-talk = Журнал и чат
web-tab-board = Стол
web-tab-card = Подробно
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-chat-unread = Чат { $number }
web-tab-menu = Стол
web-unread = непрочитанных
web-table-menu = Стол и настройки
web-since-read = Понятно
web-chat-empty = Пока никто ничего не сказал.
web-flag = Обратить внимание модераторов на эту строку
web-message = Напишите что-нибудь доброе
web-send = Сказать
web-sending = Отправлено. Ждём ответа сервера.
web-kept = Ваш выбор сохранён и уйдёт, как только связь вернётся.
web-to-move = , ходит
web-finish-fast = Показать остальное сразу
web-look-around = Можно осмотреться: другие не видят, что вы открываете.
web-choose-below = Выберите из списка.
web-missing = Почему чего-то нет?
web-in-vain = Сейчас это ничего не даст. Подтвердите, только если так и задумано.
web-rule-of-this = Правило об этом
web-hint = Подсказка
web-hint-title = Компьютер выбрал бы
web-hint-means = Число — вероятность победы, как её видит компьютер.
web-hint-none = У компьютера нет мнения.
web-chance = { $number } %
web-you-may = Вы можете
web-to-board = К полю
web-list-view = Позиция списком
web-keys = Клавиши
web-key-1 = ответы на вопрос
web-key-2 = к соседу в эту сторону
web-key-3 = выбрать
web-key-4 = шаг назад
web-key-5 = отменить
web-key-6 = подсказка
web-key-7 = журнал
web-key-8 = чат
web-key-9 = подробности
web-key-10 = позиция списком
web-key-11 = на сколько пасовать
web-key-12 = эти клавиши
web-key-13 = остановить ходы компьютеров или продолжить
web-key-14 = посмотреть предыдущий ход или следующий
web-seats = Кто играет
web-away = нет на месте
web-left = вышел из-за стола
web-replace = Пусть играет компьютер
web-watching = { $number ->
    [one] Смотрит { $number } человек.
    [few] Смотрят { $number } человека.
   *[many] Смотрят { $number } человек.
}
web-orders = Постоянные указания
web-order-ask = Спрашивать меня
web-order-own-word = Пасовать до моего следующего выбора
web-order-always = Пасовать, пока не отменю
web-corrected = Исправленные карты
web-this-table = Этот стол
web-resign = Сдаться
web-resign-sure = Сдать партию за { $side_acc }?
web-resign-sure-together = Сдать партию за всех?
web-play-on = Играть дальше
web-report = Что-то не так?
web-report-note = Что случилось и чего вы ждали?
web-report-send = Отправить сообщение
web-report-thanks = Спасибо. Администратор сервера может повторить это командой:
web-line-lost = Связь прервалась. Ваш выбор сохранён, пробуем снова.
web-line-back = Снова за столом.
web-table-as-of = Нет связи. Стол показан по состоянию на { $time }; когда связь вернётся, всё обновится само.
web-nothing-now = Пока нет связи, выбрать ничего нельзя.
web-seconds-left = Осталось { $number } секунд
web-undo-asked = { $name } просит вернуть последний выбор.
web-undo-asked-detail = Всё, что с тех пор открылось, выпадет заново.
web-undo-waiting = Ждём согласия остальных на отмену.
web-undo-withdraw = Отозвать

## Первая партия

web-lesson = Урок
web-lesson-step = Урок, { $number } из { $all }
web-lesson-first = Впервые
web-lesson-done = Хорошо.
web-lesson-wrong = Не в этот раз: выберите то, что светится.
web-lesson-leave = Прервать урок
web-lesson-silence = Больше не объяснять

## Конец

web-rematch = Ещё партию
web-rematch-go = К новому столу
web-rematch-asked = { $name } предлагает ещё партию.
web-sequel-asked = { $name } предлагает сыграть следующий сценарий.
web-rematch-waiting = Ждём согласия остальных.
web-record = Запись (.wmr)
web-embed = Показать на своём сайте

## Повтор

web-replay-at = Ход { $number } из { $all }.
web-replay-start = Начало
web-replay-slider = Место в партии
web-replay-back = На ход назад
web-replay-next = На ход вперёд
web-replay-turn-back = К предыдущему игроку
web-replay-turn-next = К следующему игроку
web-replay-jump = К этому моменту
web-replay-link = Скопировать ссылку на этот момент
web-replay-marks = Части партии
web-replay-speed = Скорость
web-replay-hands = Открыть все руки
web-replay-eyes = Чьими глазами
web-replay-seen-by = Как видит: { $name }
web-replay-onlooker = Как видит зритель
web-costly = Самые дорогие решения
web-better = Лучше: { $choice } (+{ $number } %)
web-better-sought = Ищем решения получше…
web-better-none = Лучших решений компьютер не нашёл.
web-take-up = Играть отсюда
web-take-up-what = { $people ->
    [1] Партия идёт дальше с этого момента за этим же экраном, места прежние. Кубики и карты дальше будут новыми; сыгранная партия не изменится.
   *[other] Вы снова за столом с этого момента, а за остальных играет компьютер. Кубики и карты дальше будут новыми; сыгранная партия не изменится.
}
web-play-through = Показать
web-pause = Пауза
web-pace = Что было и что будет
web-look-back = Посмотреть предыдущий ход
web-look-on = Посмотреть следующий ход
web-to-now = К настоящему
web-looking-back = Так было раньше
web-held = Это ещё не всё
web-fight = Сражение: { $name }
web-fight-falls = погибает
web-fight-nobody = никого
web-continue = Дальше
web-curtain = Теперь выбирает: { $side }
web-curtain-ready = Я на месте
web-curtain-none = Не закрывать руки
web-curtain-between = Закрывать руки между игроками
web-summary = Итог партии
web-course = Очки по ходу партии
web-total = Всего
web-analyse = Разобрать партию
web-analyse-what = Компьютер оценит каждую позицию.
web-analysing = Разбор: { $done } из { $total }
web-curve = { $name }: шансы { $number } %, как их видит компьютер

## Помощь

web-never-ask = Больше не спрашивать здесь, ни за одним столом
web-never-asked = Не спрашивается
web-to-choose = есть из чего выбрать
