### Стіл хранителя

desk-role = { $role ->
    [keeper] Ви — хранитель цього сервера.
   *[moderator] Ви — модератор цього сервера.
}
desk-done = { $deed ->
    [mute] Тепер цей гравець не може писати.
    [unmute] Цей гравець знову може писати.
    [ban] Тепер цей гравець не може увійти.
    [unban] Цей гравець знову може увійти.
    [rename] Ім’я змінено.
    [role] Роль змінено.
    [close_table] Стіл закрито.
    [undo_rating] Рейтинги такі, наче цієї партії не було.
    [strike] Рядок видалено.
    [unshare] Колоду прибрано зі сторінки.
    [settle] Готово.
    [invite] Запрошення створено.
    [withdraw] Запрошення відкликано.
   *[other] Збережено.
}
desk-deed = { $deed ->
    [mute] Заборона писати
    [unmute] Знову може писати
    [ban] Заборона входу
    [unban] Знову може увійти
    [rename] Нове ім’я
    [role] Роль
    [close_table] Стіл закрито
    [undo_rating] Рейтинг скасовано
    [strike] Рядок видалено
    [unshare] Колоду прибрано зі сторінки
    [settle] Розглянуто
    [registration] Реєстрація
    [retention] Скільки днів зберігаються столи гостей
    [invite] Запрошення (скільки разів, днів)
    [withdraw] Запрошення відкликано
   *[other] { $deed }
}
desk-by-command = командний рядок
desk-somebody = хтось
desk-no-note = (без пояснення)
desk-for-good = назавжди
desk-for-ever = завжди
desk-days = { $number ->
    [one] { $number } день
    [few] { $number } дні
   *[many] { $number } днів
}

desk-queue = Чекає на увагу
desk-queue-empty = Ніщо не чекає на увагу.
desk-entry-report = Поскаржилися: { $names }, { $when }.
desk-entry-chat = Позначили: { $names }, { $when }.
desk-entry-deck = Назва колоди, позначили: { $names }, { $when }.
desk-to-table = До столу
desk-to-profile = До сторінки гравця
desk-strike = Видалити рядок
desk-unshare = Прибрати колоду зі сторінки
desk-look-at = Подивитися: { $name }
desk-settle = Розглянуто

desk-people = Гравці
desk-who = Ім’я облікового запису або ідентифікатор
desk-find = Знайти
desk-role-of = Роль: { $name }.
desk-role-name = { $role ->
    [keeper] хранитель
    [moderator] модератор
   *[person] гравець
}
desk-since = Тут із { $when }.
desk-is-guest = Гість без облікового запису.
desk-is-bot = Бот.
desk-muted = Не може писати, строк: { $when }
desk-banned = Не може увійти, строк: { $when }
desk-why = Причина — для журналу
desk-how-long = На який строк
desk-mute = Заборонити писати
desk-unmute = Знову дозволити писати
desk-ban = Закрити вхід
desk-unban = Знову впускати
desk-make = { $role ->
    [moderator] Зробити модератором
   *[person] Зняти роль
}
desk-new-name = Інше ім’я
desk-rename = Перейменувати

desk-tables = Столи
desk-table = Адреса або ідентифікатор столу
desk-table-hint = За закритим столом гру закінчено, і її нікому не зараховано. У закінченої партії можна скасувати рейтинг.
desk-close = Закрити стіл
desk-undo-rating = Скасувати рейтинг

desk-house = Сервер
desk-registration = Облікові записи створюють
desk-registration-open = усі
desk-registration-invitation = за запрошенням
desk-registration-closed = ніхто
desk-invite-uses = На скількох людей
desk-invite-days = На скільки днів
desk-invite-note = Для кого
desk-invite = Створити запрошення
desk-invite-made = Посилання; більше воно не показується
desk-invitation-holds = Залишилося: { $uses }; до { $when }
desk-withdraw = Відкликати
desk-retention = Столи, за якими сиділи лише гості, зберігаються після останньої зміни

desk-numbers = { $days ->
    [one] Останній { $days } день
    [few] Останні { $days } дні
   *[many] Останні { $days } днів
}
desk-number-tables = Нові столи
desk-number-games = Закінчені партії
desk-number-rated = З рейтингом
desk-number-players = Гравці
desk-number-newcomers = Нові гравці
desk-number-lines = Рядки чату
desk-number-reports = Скарги
desk-number-today = сьогодні: { $today }
desk-number-sum = Усього: { $sum }; найбільше за день: { $most }
desk-chart = { $kind } за днями; усього: { $sum }, найбільше за день: { $most }
desk-as-table = Таблицею
desk-day = День

desk-audit = Що тут зроблено
desk-audit-empty = Поки нічого.
desk-earlier = Раніше
