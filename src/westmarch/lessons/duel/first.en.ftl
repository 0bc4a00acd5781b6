lesson-title = Your first game of Duel
lesson-about = Six turns as the Fellowship, step by step; then you play on against an easy computer.

lesson-goal = You are the Fellowship. Here Frodo and Sam walk to Mount Doom, with the Nazgûl at their heels. Whoever completes his walk wins at once. There are two more ways to win, and you will meet both.
lesson-display = These cards belong to both of you. On your turn you take one that nothing covers: they have a gold edge. Sauron has already taken a Strength card.

lesson-skill = Take the grey card “{ duel-card-c1-05 }”: click it, then play it. It costs nothing.
    .why = Grey cards give a skill in every turn, and it is never used up. Taking the card also turned up one that had lain face down beneath.
    .wrong = Not bad, but a skill first makes all your later turns cheaper. Take “{ duel-card-c1-05 }”.
    .sold = That would sell the card for 1 coin. Play it instead: you will use its skill again and again.

lesson-ring = Now take the blue card “{ duel-card-c1-15 }”. It asks for Courage, and you have Courage.
    .why = Each ring moves Frodo and Sam one step; 14 lead to Mount Doom. The backpack is a chain symbol: it will make a card of chapter 2 free for you.
    .wrong = Something else would do, but a step of the quest for nothing is hard to beat. Take “{ duel-card-c1-15 }”.
    .sold = That would sell the card for 1 coin. Play it: Frodo and Sam are to walk.
    .dearer = That card asks for Strength, which you lack, so it would cost you 1 coin. The one with the backpack costs you nothing.

lesson-unit = The Nazgûl have come a step closer. Look to the map: take the red card “{ duel-card-c1-22 }” and place its unit in { duel-region-enedwaith }.
    .why = You are now present in two of the seven regions. Presence in all seven wins at once; if nobody has won after chapter 3, presence in more regions than the enemy does.
    .wrong = That can wait. Units decide who holds the map: take the red card “{ duel-card-c1-22 }”.
    .elsewhere = From { duel-region-rhovanion } three roads lead on, from { duel-region-enedwaith } four. Place the unit in { duel-region-enedwaith }.
    .sold = Sauron would be glad. Play the card: it puts a unit on the map.

lesson-conflict = Sauron has placed a unit in { duel-region-arnor }, where two of yours stood. That is a conflict: units fall one for one, until only one side has any left. One of yours remains, so { duel-region-arnor } is still yours.

lesson-people = Take the green card “{ duel-card-c1-17 }”. You lack its skill, Knowledge: one coin stands in for it.
    .why = Each missing skill costs 1 coin. Peoples are the third way to win: six of them, and the game is yours. Three different ones, or two alike, bring an alliance token.
    .wrong = Later, perhaps. Allies are few, and Sauron wants them too: take “{ duel-card-c1-17 }”.
    .other = Red cards are good, but this one would cost a coin as well, and an ally taken by Sauron is lost to you. Take “{ duel-card-c1-17 }”.

lesson-coins = Your purse is getting light. Take the yellow card “{ duel-card-c1-11 }”.
    .why = Coins pay for whatever skill you lack. Whoever has none must take what is free.
    .wrong = You could, but with 2 coins the next turns would be narrow. Take the yellow card first.

lesson-discard = Any card can also be discarded for 1 coin. Discard “{ duel-card-c1-03 }”: choose it, then the answer that discards it.
    .why = You got a coin, and Sauron did not get the card. With a second Strength he would have come closer to { duel-tile-bree }. In chapters 2 and 3 discarding brings 2 and 3 coins.
    .wrong = This step is about discarding: choose “{ duel-card-c1-03 }”, then discard it.
    .played = Playing it would be fine as well. Just this once, discard it, to see how that works.

lesson-locations = Instead of a card you may take one of these locations. They cost six skills or coins, build a fortress that no conflict removes, and do something more. With your five coins and your Courage, { duel-tile-bree } is already within reach.
lesson-free = From here on you decide. When something happens for the first time, it is explained here. If you are in doubt, ask for a hint.

lesson-first-chapter = A new chapter: new cards, laid out in another shape. Cards with a chain symbol beside their price are free for whoever owns that symbol.
lesson-first-chain = A chain: the symbol on a card played earlier made this one free.
lesson-first-token = An alliance token: three different peoples, or two cards of the same one, let a side choose a token. Most work for the rest of the game. Look at it to read what it does.
lesson-first-location = A location was taken. Its fortress stays in the region and counts as presence there. Each fortress makes the next location of its owner 1 coin dearer.
lesson-first-move = A unit moved along a road. Where it meets enemies there is a conflict at once, one for one.
lesson-first-removed = A unit was removed from the map: it goes back to its owner’s supply and can be placed again.
lesson-first-extra-turn = An extra turn: the same side goes on.
lesson-first-bonus = A step with a sign on the quest track brings a bonus. You may use it or decline it.
