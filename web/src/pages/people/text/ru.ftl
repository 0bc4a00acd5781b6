# Что говорят страницы о людях: рейтинг.

people-web-kind-live = С часами
people-web-kind-days = По дням
people-web-kind = Столы
people-web-place = Место
people-web-name = Имя
people-web-points = Рейтинг
people-web-games = Партии
people-web-empty = В такие игры на рейтинг ещё никто не играл.
people-web-computer = { $level ->
    [easy] Компьютер, лёгкий, { $version }
    [medium] Компьютер, средний, { $version }
    [hard] Компьютер, сильный, { $version }
    [master] Компьютер, мастер, { $version }
   *[other] Компьютер, { $version }
}
people-web-points-title = { $points }, плюс-минус { $deviation }
people-web-provisional = предварительный
people-web-programs = Программы
people-web-about = Первые десять партий рейтинг предварительный и отмечен вопросительным знаком. У компьютера свой рейтинг для каждого уровня и каждой версии. Там, где все играют вместе, счёт сравнивается с результатами других в том же сценарии.

## Страницы игроков

people-web-since = здесь с { $date }
people-web-change-profile = Изменить, что видят другие
people-web-ratings = Рейтинг
people-web-no-ratings = Партий на рейтинг ещё не было.
people-web-not-shown = Другим не показано.
people-web-curve = { $number ->
    [one] Рейтинг за { $number } партию, сейчас { $points }
    [few] Рейтинг за { $number } партии, сейчас { $points }
   *[other] Рейтинг за { $number } партий, сейчас { $points }
}
people-web-results = Результаты
people-web-no-results = Законченных партий ещё нет.
people-web-side = Сторона
people-web-tally-head = Победы – ничьи – поражения
people-web-tally = { $won } – { $shared } – { $lost }
people-web-rivals = С кем играли
people-web-recent = Последние партии
people-web-decks = Колоды
people-web-no-decks = Вы не показываете ни одной колоды. Какие увидят другие, решают там, где колоды собирают.
people-web-to-decks = К сборке колод

## Своя учётная запись

people-web-shown = Что видят другие
people-web-my-profile = Ваша страница
people-web-emblem = Эмблема
people-web-emblem-number = Эмблема { $number }
people-web-shows-results = Результаты, последние партии и соперников
people-web-shows-ratings = Рейтинг и место в списке лучших
people-web-saved = Сохранено.
people-web-name-and-password = Имя и пароль
people-web-renamed = Теперь вас зовут так; под этим именем и входите.
people-web-password-old = Нынешний пароль
people-web-password-new = Новый пароль
people-web-password-change = Сменить пароль
people-web-password-changed = Пароль изменён, вход выполнен только здесь.
people-web-data = Ваши данные
people-web-data-text = Всё, что сервер о вас хранит, одним файлом.
people-web-export = Скачать всё
people-web-delete = Удалить учётную запись
people-web-delete-text = Вы уйдёте из-за всех столов, партии на рейтинг будут проиграны. Имя, колоды, переписка и рейтинг удаляются; там, где вы играли, останется «бывший игрок». Вернуть это нельзя.
people-web-delete-really = Удалить навсегда
people-web-keep = Оставить
people-web-deleted = Учётная запись удалена.

## Сыгранные партии

people-web-search = Найти
people-web-any = Любая
people-web-players = Игроки
people-web-players-hint = Имена через запятую. Результат относится к первому.
people-web-result = Результат
people-web-result-any = Любой
people-web-result-won = Победа
people-web-result-shared = Ничья
people-web-result-lost = Поражение
people-web-length = Длина
people-web-length-any = Любая
people-web-length-short = До 100 решений
people-web-length-middle = От 101 до 400 решений
people-web-length-long = Больше 400 решений
people-web-from = С
people-web-to = По
people-web-only-rated = Только на рейтинг
people-web-nothing-found = Таких партий нет.
people-web-more = Показать ещё
people-web-all-games = Все партии

## Уведомления

people-web-notices = Когда ваш ход
people-web-notices-text = Узнавайте об этом издалека: один раз за ход и не тогда, когда вы за столом.
people-web-push-here = Уведомления этого браузера, даже если страница закрыта
people-web-push-never = Этот браузер не показывает уведомлений, если страница закрыта.
people-web-push-denied = Браузер не разрешает здесь уведомления.
people-web-mail = Адрес почты
people-web-mail-unconfirmed = Письмо со ссылкой отправлено; откройте её, чтобы подтвердить адрес.
people-web-mail-use = Писать на этот адрес
people-web-hook = Вебхук для Discord и других программ
people-web-save = Сохранить
people-web-pace = Когда сообщать
people-web-pace-now = Сразу
people-web-pace-hour = Через час
people-web-pace-day = Раз в день
people-web-quiet-from = Тишина с
people-web-quiet-to = Тишина до
people-web-quiet-never = никогда
people-web-trial = Проверить
people-web-trial-sent = Отправлено.
people-web-trial-lost = Ничего отправить не удалось.
people-web-stop = Отключить всё
people-web-link-confirm = Ваш адрес
people-web-link-confirm-done = Адрес подтверждён.
people-web-link-stop = Уведомления
people-web-link-stop-done = Больше ничего приходить не будет. Изменить это можно на странице учётной записи.
people-web-link-recover = Новый пароль
people-web-link-recover-text = Если у учётной записи есть подтверждённый адрес почты, туда придёт ссылка для нового пароля.
people-web-link-recover-send = Отправить ссылку
people-web-link-recover-sent = Если такой адрес есть, письмо уже в пути.
people-web-link-recover-done = Пароль изменён. Теперь войдите с ним.

people-web-holiday = Отпуск
people-web-holiday-text = До { $days } дней в году ваше время в играх по дням может стоять: за всеми столами, за которыми вы сидите, когда отпуск начинается. Остальные об этом узнают.
people-web-holiday-until = Вы в отпуске до { $when }.
people-web-holiday-days = На сколько дней (осталось: { $left })
people-web-holiday-begin = Начать отпуск
people-web-holiday-end = Я снова здесь

people-web-months = Целые месяцы
people-web-months-text = Все открытые партии месяца одним архивом записей, без имён.
people-web-months-games = { $number ->
    [one] { $number } партия
    [few] { $number } партии
   *[many] { $number } партий
}
people-web-months-make = Собрать файл
people-web-months-making = Файл собирается.
people-web-months-download = Скачать
