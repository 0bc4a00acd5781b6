lesson-title = A hunt
lesson-about = Two dice of the Shadow and one of yours in the Hunt Box: what does the hunt need?

lesson-before = The Shadow has 2 dice in the Hunt Box, so it rolls 2. One of yours lies there too, from an earlier move: it adds 1 to each roll, so a 5 suffices.
lesson-move = Use the Character die and move the Fellowship.
    .why = 1 and 5: one success, which is enough. A Hunt tile is drawn; its number is the damage.
    .wrong = In this example, move the Fellowship.
    .other = The Muster die cannot move the Fellowship. Choose the Character die.
lesson-bear = 3 damage. Take it as corruption; to eliminate the Guide would have saved as much as his level.
    .why = 3 of 12. Had no die reached 5, no tile would have been drawn.
    .wrong = In this example, take the corruption.
lesson-free = The example is over. You may play on from here.
