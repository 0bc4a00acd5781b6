### Стол хранителя

desk-role = { $role ->
    [keeper] Вы — хранитель этого сервера.
   *[moderator] Вы — модератор этого сервера.
}
desk-done = { $deed ->
    [mute] Теперь этот игрок не может писать.
    [unmute] Этот игрок снова может писать.
    [ban] Теперь этот игрок не может войти.
    [unban] Этот игрок снова может войти.
    [rename] Имя изменено.
    [role] Роль изменена.
    [close_table] Стол закрыт.
    [undo_rating] Рейтинги такие, как если бы этой партии не было.
    [strike] Строка удалена.
    [unshare] Колода убрана со страницы.
    [settle] Готово.
    [invite] Приглашение создано.
    [withdraw] Приглашение отозвано.
   *[other] Сохранено.
}
desk-deed = { $deed ->
    [mute] Запрет писать
    [unmute] Снова может писать
    [ban] Запрет входа
    [unban] Снова может войти
    [rename] Новое имя
    [role] Роль
    [close_table] Стол закрыт
    [undo_rating] Рейтинг отменён
    [strike] Строка удалена
    [unshare] Колода убрана со страницы
    [settle] Рассмотрено
    [registration] Регистрация
    [retention] Сколько дней хранятся столы гостей
    [invite] Приглашение (сколько раз, дней)
    [withdraw] Приглашение отозвано
   *[other] { $deed }
}
desk-by-command = командная строка
desk-somebody = кто-то
desk-no-note = (без пояснения)
desk-for-good = навсегда
desk-for-ever = всегда
desk-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[many] { $number } дней
}

desk-queue = Ждёт внимания
desk-queue-empty = Ничего не ждёт внимания.
desk-entry-report = Пожаловались: { $names }, { $when }.
desk-entry-chat = Отметили: { $names }, { $when }.
desk-entry-deck = Название колоды, отметили: { $names }, { $when }.
desk-to-table = К столу
desk-to-profile = К странице игрока
desk-strike = Удалить строку
desk-unshare = Убрать колоду со страницы
desk-look-at = Посмотреть: { $name }
desk-settle = Рассмотрено

desk-people = Игроки
desk-who = Имя учётной записи или идентификатор
desk-find = Найти
desk-role-of = Роль: { $name }.
desk-role-name = { $role ->
    [keeper] хранитель
    [moderator] модератор
   *[person] игрок
}
desk-since = Здесь с { $when }.
desk-is-guest = Гость без учётной записи.
desk-is-bot = Бот.
desk-muted = Не может писать, срок: { $when }
desk-banned = Не может войти, срок: { $when }
desk-why = Причина — для журнала
desk-how-long = На какой срок
desk-mute = Запретить писать
desk-unmute = Снова разрешить писать
desk-ban = Закрыть вход
desk-unban = Снова впускать
desk-make = { $role ->
    [moderator] Сделать модератором
   *[person] Снять роль
}
desk-new-name = Другое имя
desk-rename = Переименовать

desk-tables = Столы
desk-table = Адрес или идентификатор стола
desk-table-hint = За закрытым столом игра окончена и никому не засчитывается. У оконченной партии можно отменить рейтинг.
desk-close = Закрыть стол
desk-undo-rating = Отменить рейтинг

desk-house = Сервер
desk-registration = Учётные записи заводят
desk-registration-open = все
desk-registration-invitation = по приглашению
desk-registration-closed = никто
desk-invite-uses = На сколько человек
desk-invite-days = На сколько дней
desk-invite-note = Для кого
desk-invite = Создать приглашение
desk-invite-made = Ссылка; больше она не показывается
desk-invitation-holds = Осталось: { $uses }; до { $when }
desk-withdraw = Отозвать
desk-retention = Столы, за которыми сидели только гости, хранятся после последнего изменения

desk-numbers = { $days ->
    [one] Последний { $days } день
    [few] Последние { $days } дня
   *[many] Последние { $days } дней
}
desk-number-tables = Новые столы
desk-number-games = Оконченные партии
desk-number-rated = С рейтингом
desk-number-players = Игроки
desk-number-newcomers = Новые игроки
desk-number-lines = Строки чата
desk-number-reports = Жалобы
desk-number-today = сегодня: { $today }
desk-number-sum = Всего: { $sum }; больше всего за день: { $most }
desk-chart = { $kind } по дням; всего: { $sum }, больше всего за день: { $most }
desk-as-table = Таблицей
desk-day = День

desk-audit = Что здесь сделано
desk-audit-empty = Пока ничего.
desk-earlier = Раньше
