lesson-title = Your first round in Mirkwood
lesson-about = A whole round with Aragorn, Théodred and Glóin, phase by phase; then you play on.

lesson-goal = You play against the forest. The quest card says what is to be done: 8 progress here, then two more stages. You lose if all your heroes fall, or if your threat reaches 50.
lesson-heroes = Your three heroes. Row by row the numbers are willpower, attack, defence and hit points. Each hero has 1 resource, the coin, and gains 1 every round.
lesson-staging = The staging area: what waits here threatens you. A { lcg-card-forest_spider } and an { lcg-card-old_forest_road } bring 3 threat together. Your quest has to overcome it.

lesson-steward = Planning. Play “{ lcg-card-steward_of_gondor }” and attach it to { lcg-card-aragorn }.
    .why = It cost 2 resources: Théodred and Glóin paid, without your having to say so. From now on it brings 2 every round.
    .wrong = First “{ lcg-card-steward_of_gondor }”: it pays for everything else. Attach it to { lcg-card-aragorn }.
    .early = Planning is not over yet. Play “{ lcg-card-steward_of_gondor }” first.
    .other = Any hero could carry it, but { lcg-card-aragorn } can make use of resources himself. Attach it to him.

lesson-use = Use it at once: choose “{ lcg-card-steward_of_gondor }” beside { lcg-card-aragorn }.
    .why = The card is exhausted now and lies on its side, and { lcg-card-aragorn } has 2 resources more. At the end of the round all that is exhausted is readied.
    .wrong = First take the money: choose “{ lcg-card-steward_of_gondor }”.
    .early = Not yet: 2 resources are lying on the table. Choose “{ lcg-card-steward_of_gondor }”.

lesson-guard = Play the ally “{ lcg-card-guard_of_the_citadel }” for 2.
    .why = An ally helps on the quest and in combat like a hero, but brings no resources. This one has 1 willpower and 1 attack.
    .wrong = Take an ally first: “{ lcg-card-guard_of_the_citadel }”.
    .early = You can still afford something: play “{ lcg-card-guard_of_the_citadel }”.

lesson-scout = And “{ lcg-card-snowbourn_scout }” for the last resource.
    .why = Cheap, and good for two things, as you will see. One of them is happening just now.
    .wrong = Play “{ lcg-card-snowbourn_scout }”.
    .early = One resource is left: play “{ lcg-card-snowbourn_scout }”.

lesson-response = A response: when the Scout enters play, he may put 1 progress on a location. Choose him to use it.
    .why = { lcg-card-old_forest_road } needs 3 progress and now has 1. Responses are always offered at the right moment; you may pass.
    .wrong = Use the Scout’s response: choose him.
    .passed = It costs nothing: choose the Scout.

lesson-planned = You have spent all. Finish planning.
    .why = Now the quest phase: whoever goes on the quest adds his willpower, but is exhausted and cannot fight.
    .wrong = Nothing more can be paid for. Finish planning.

lesson-commit = Send { lcg-card-aragorn }, { lcg-card-theodred }, { lcg-card-gloin } and the Guard: choose all four, then confirm. The Scout stays behind.
    .why = 6 willpower against 3 threat, and one more card will be revealed. The Scout has no willpower, so he would be of no help there.
    .wrong = Send exactly these four: the three heroes and the Guard. Then confirm.
    .nobody = With nobody on the quest your threat would rise by 3 or more. Choose the three heroes and the Guard.

lesson-theodred = { lcg-card-theodred } went on the quest, so he may give a resource. Choose him, then { lcg-card-aragorn }.
    .why = One resource for nothing, every round. { lcg-card-aragorn } will need it at once.
    .wrong = Use { lcg-card-theodred }’s response for { lcg-card-aragorn }.
    .passed = It costs nothing: choose { lcg-card-theodred }, then { lcg-card-aragorn }.
    .other = He could take it too, but { lcg-card-aragorn } needs it right now.

lesson-aragorn = { lcg-card-aragorn } may pay 1 resource to become ready again. Choose him.
    .why = He counts for the quest and can still fight. That is the best resource you will spend this round.
    .wrong = Choose { lcg-card-aragorn }.
    .passed = An exhausted hero cannot fight, and a Spider is waiting. Choose { lcg-card-aragorn }.

lesson-quest = A second Old Forest Road was revealed: 4 threat. You had 6 willpower, so 2 progress went to the quest. Had it been less than the threat, your own threat would have risen by the difference.

lesson-travel = You may travel to one location. Choose the { lcg-card-old_forest_road } that has 1 progress already.
    .why = The active location no longer threatens you. Progress goes to it first, until it is explored.
    .wrong = Travel to the { lcg-card-old_forest_road } with the progress on it.
    .stayed = A location in the staging area threatens you every round. Travel to the { lcg-card-old_forest_road }.
    .other = The other one has 1 progress already: travel there.

lesson-ready = Whoever travels along this road may ready a character. Choose the road, then { lcg-card-gloin }.
    .why = Now { lcg-card-gloin } can fight too.
    .wrong = Use the road’s response for { lcg-card-gloin }.
    .passed = It costs nothing: choose the road, then { lcg-card-gloin }.
    .other = { lcg-card-gloin } hits just as hard and is the one we need. Choose { lcg-card-gloin }.

lesson-engaged = The { lcg-card-forest_spider } has engaged you: its engagement cost of 25 is not above your threat of 29. It was dealt a shadow card, face down, and got 1 more attack for this round.

lesson-defend = The Spider attacks with 3. Who defends is exhausted. Let the { lcg-card-snowbourn_scout } defend.
    .why = This is the other thing that he is good for: he has fallen, but no hero is wounded, and all heroes can strike back.
    .wrong = Let the Scout defend.
    .nobody = An attack that nobody defends wounds a hero with all its strength. Let the Scout defend.
    .hero = A good defender, but then he could not strike back, and together these two kill the Spider. Let the Scout defend.

lesson-shadow = The shadow card was turned up: an East Bight Patrol, which gives 1 more attack. Such surprises are why a defence should have some room. The damage was greater than the Scout’s 1 hit point.

lesson-attack = Now you. Choose the Spider, then { lcg-card-aragorn } and { lcg-card-gloin }, and confirm.
    .why = 3 and 2 are 5 attack, less 1 defence: 4 damage, and the Spider had 4 hit points. The round ends: everything is readied, and your threat rises by 1 to 30.
    .wrong = Attack the Spider with { lcg-card-aragorn } and { lcg-card-gloin } together.
    .nobody = A living enemy attacks again next round. Choose the Spider.

lesson-free = From here on you decide. When something happens for the first time, it is explained here. If you are in doubt, ask for a hint.

lesson-first-treachery = A card was attached. Your own ones help; one from the encounter deck does harm: read it, some can be got rid of.
lesson-first-failed = The quest failed: the threat was greater than your willpower, and your own threat rose by the difference. Keep some willpower in reserve for what is revealed.
lesson-first-explored = A location is explored and gone. Progress that is left over goes to the quest.
lesson-first-stage = A new stage of the quest. Point at its card, or tap it, and read: a stage may bring something of its own.
lesson-first-undefended = An undefended attack: all damage goes to one hero of yours, and defence does not count.
lesson-first-engage = You may engage an enemy yourself, before those come whose engagement cost is low enough. It then attacks you, but no longer threatens from the staging area.
lesson-first-window = Here you could play an event or use an ability. If you do not need it, pass. Under the hourglass you can order to pass such windows.
lesson-first-hero-lost = Somebody fell. Allies and heroes are discarded for good when their damage reaches their hit points; enemies too.
lesson-first-event = An event is played, takes effect and goes to the discard pile.
