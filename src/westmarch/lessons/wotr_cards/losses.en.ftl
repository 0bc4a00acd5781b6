lesson-title = Who is eliminated
lesson-about = Three swords at Rivendell, two defenders: which of them is lost?

lesson-before = 3 swords attack { wotr_cards-card-rivendell }. Its own 2 shields come first, so 1 sword is left for the defenders: High Elves with 2 shields, Legolas with 1.
lesson-pass = Pass, so that it comes to combat.
    .why = All have passed one after the other: the action step is over.
    .wrong = In this example, pass.
lesson-order = Choose { wotr_cards-card-rivendell } to be fought over first.
    .why = The 2 shields of the location have cancelled 2 swords. Now you must cancel the third with a card.
    .wrong = Choose { wotr_cards-card-rivendell }.
lesson-loss = Eliminate { wotr_cards-card-legolas }: he has 1 shield, which is enough.
    .why = What is more than enough is lost, so the smallest card that suffices pays best. High Elves are cycled and come back.
    .wrong = Eliminate { wotr_cards-card-legolas }.
    .army = Their second shield would be wasted. Eliminate { wotr_cards-card-legolas }.
lesson-free = The example is over. You may play on from here.
