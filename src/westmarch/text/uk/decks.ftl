# Списки колод і команда, що їх показує.

decks-heading-hero = Герої
decks-heading-ally = Союзники
decks-heading-attachment = Прикріплення
decks-heading-event = Події
decks-sideboard = Запас

decks-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}
decks-threat = загроза { $number }
decks-costs = Вартість
decks-spheres = Сфера
decks-fine = Колоду зібрано за правилами.

decks-line = Рядок { $line }: { $problem }
decks-near = Можливо, «{ $card }»?
decks-problem-too_long = Список довший за будь-яку колоду.
decks-problem-broken = У розмітці файлу помилка.
decks-problem-doctype = У файлі колоди не може бути ні типу документа, ні сутностей.
decks-problem-no_deck = Це не файл колоди.
decks-problem-unknown = Карти «{ $text }» немає.
decks-problem-no_copies = «{ $card }»: не вдається прочитати кількість копій.
decks-problem-hero_twice = Герой { $card } може бути в колоді лише один раз.
decks-problem-heroes = Героїв у колоді має бути від одного до трьох, а тут { $number }.
decks-problem-copies = «{ $card }»: копій { $number }, а можна не більше трьох.
decks-problem-few_cards = { $number ->
    [one] У колоді лише { $number } карта, а треба щонайменше 50.
    [few] У колоді лише { $number } карти, а треба щонайменше 50.
   *[other] У колоді лише { $number } карт, а треба щонайменше 50.
}
decks-problem-sphere = «{ $card }»: цієї сфери не має жоден герой колоди, зіграти карту буде важко.
decks-problem-sideboard = { $number ->
    [one] Запас ({ $number } карта) не враховано.
    [few] Запас ({ $number } карти) не враховано.
   *[other] Запас ({ $number } карт) не враховано.
}

## Пошук кращих колод

decks-improve-taken = Прийнято: { $change } (перемога лише із заміною — { $better }, лише без неї — { $worse }; партій: { $games })
decks-improve-decks = колоди
decks-improve-won = перемог
decks-improve-start = початкові
decks-improve-best = найкращі
