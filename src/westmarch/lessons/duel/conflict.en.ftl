lesson-title = A conflict
lesson-about = One unit against one: what is left in the region?

lesson-before = Sauron has 1 unit in { duel-region-rohan }. You are about to place 1 unit there yourself.
lesson-place = Play the red card and place the unit in { duel-region-rohan }.
    .why = Units fall one for one: both are gone, and nobody is present in { duel-region-rohan } any more. With 2 units, 1 of yours would have remained.
    .wrong = In this example, play the red card “{ duel-card-c1-23 }”.
    .elsewhere = In { duel-region-gondor } nobody stands, so there would be no conflict. Place the unit in { duel-region-rohan }.
lesson-free = The example is over. You may play on from here.
