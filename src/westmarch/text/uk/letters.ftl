# Що пише сам сервер: підписи до посилань і листи.

letter-preview-title = { $game }: { $names }
letter-preview-waiting = Стіл чекає на гравців. Сідайте.
letter-preview-playing = Партія триває. Можна подивитися.
letter-preview-over = Партію завершено. Її можна пройти хід за ходом.
letter-preview-private = Стіл для своїх.
letter-preview-person = Результати, рейтинг і партії гравця { $name } на Westmarch.
letter-computer = комп’ютер
letter-former = колишній гравець
letter-move-title = { $number ->
    [one] Ваш хід
   *[other] На вас чекають столи: { $number }
}
letter-move-text = { $number ->
    [one] Ваш хід: { $names }.
   *[other] Ваш хід за столами: { $names }.
}
letter-ending-title = Ваш час спливає
letter-ending-text = { $number ->
    [one] Менш ніж за дванадцять годин ваш час спливе: { $names }.
   *[other] Менш ніж за дванадцять годин ваш час спливе за кількома столами: { $names }.
}
letter-stop = Більше не надсилати: { $url }
letter-no-more = Більше не надсилати
letter-confirm-title = Підтвердьте адресу
letter-confirm-text = { $name } на Westmarch хоче отримувати листи, коли надходить черга ходити. Якщо це ви, відкрийте посилання: { $url }
letter-recover-title = Новий пароль
letter-recover-text = Хтось, можливо ви, просить новий пароль для { $name } на Westmarch. Посилання дійсне годину: { $url } Якщо це були не ви, нічого не робіть.
letter-trial-title = Проба
letter-trial-text = Так ви дізнаєтеся, що надійшла ваша черга ходити.
