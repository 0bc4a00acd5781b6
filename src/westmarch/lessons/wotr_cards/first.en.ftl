lesson-title = Your first round of the card game
lesson-about = A round as the Free Peoples, from the first card to the combats; then you play on against an easy computer.

lesson-goal = You are the Free Peoples. One round has been played: the Shadow leads 2 to 1. A lead of 10 ends the game; otherwise the score after the last path decides.
lesson-battleground = Each round there is fighting over a battleground, this time { wotr_cards-card-rivendell }. You defend it: its own 2 shields are on your side, and 2 points go to whoever wins it.
lesson-path = And over a path, on which the Ring is carried. There the Shadow always attacks. Each sword that you cannot cancel becomes corruption, a point for the Shadow.
lesson-hand = This is your hand. To play a card you must cycle another: it goes to your cycle pile, and when your deck is empty that pile becomes your deck. Cycled is not lost, only late.

lesson-army = Play { wotr_cards-card-high-elves } and send them to { wotr_cards-card-rivendell }: choose the card, then the battleground.
    .why = An army may go where its faction is shown; { wotr_cards-card-rivendell } shows Elves. Two more shields stand there now.
    .wrong = That can wait. First { wotr_cards-card-rivendell } needs defenders: play { wotr_cards-card-high-elves } there.
    .reserved = The reserve is for later rounds. Now { wotr_cards-card-rivendell } needs them.
    .passed = You might, but with a full hand there is better to do. Play { wotr_cards-card-high-elves }.
    .cycled = To cycle a card for nothing is the last resort. Play { wotr_cards-card-high-elves }.

lesson-price = Now the price. { wotr_cards-card-glamdring } is a sword for Gandalf, who is not here: cycle it.
    .why = The card you need least pays for the one you need most. That is the heart of this game. The Shadow has answered with Goblins.
    .wrong = You will want that one. Cycle { wotr_cards-card-glamdring }: without Gandalf it is of no use now.
    .elrond = Elrond is among your best cards. Cycle { wotr_cards-card-glamdring } instead.
    .frodo = Frodo is about to walk. Cycle { wotr_cards-card-glamdring } instead.
    .cloak = Frodo will wear that cloak soon. Cycle { wotr_cards-card-glamdring } instead.

lesson-frodo = The path is empty. Play { wotr_cards-card-frodo-baggins } to the path.
    .why = A character shows the numbers of the paths it may walk; Frodo may walk all of them, and he defends with 1 shield.
    .wrong = First somebody must carry the Ring: play { wotr_cards-card-frodo-baggins } to the path.
    .reserved = In the reserve he would be safe, and the path empty. Send him to the path.

lesson-second-price = Cycle { wotr_cards-card-lembas } for it.
    .why = Lembas removes corruption, and there is none yet. Meanwhile a Nazgûl has set out after Frodo: 1 sword, which the 1 shield of the path itself will cancel.
    .wrong = Keep that one. { wotr_cards-card-lembas } is of no use before there is corruption.
    .elrond = Elrond is worth more than bread. Cycle { wotr_cards-card-lembas }.
    .cloak = You are about to need the cloak. Cycle { wotr_cards-card-lembas }.

lesson-cloak = Give Frodo { wotr_cards-card-elven-cloak }: play it, and cycle { wotr_cards-card-gimli } for it.
    .why = Items strengthen whoever wields them; this one adds a shield on the path. Gimli can walk only from path 3 on, so he could wait.
    .wrong = Better make Frodo safe: play { wotr_cards-card-elven-cloak }, and cycle { wotr_cards-card-gimli }.
    .elrond = Elrond is next. Cycle { wotr_cards-card-gimli }, who cannot walk this path anyway.

lesson-reserve = Play { wotr_cards-card-elrond } to your reserve. You have one other card, which pays by itself.
    .why = From the next round on he may move from there to a location, and that costs no card. When played he drew you a card, and in reserve he lets you keep one card more when you pass.
    .wrong = One thing is left to do: play { wotr_cards-card-elrond } to your reserve.
    .field = He would fight there, but what fights may be lost. In reserve he serves you every round: choose the reserve.

lesson-pass = You hold few cards, so you may pass. Pass.
    .why = The action step ends when all have passed one after the other. The Shadow has passed too: now it comes to combat.
    .wrong = There is nothing more to gain here: pass.
    .played = Keep the card for the next round: pass.
    .cycled = No need: pass, and keep the card.

lesson-combat = As first player you say which location is fought over first. Choose { wotr_cards-card-rivendell }.
    .why = 3 swords against 2 shields of { wotr_cards-card-rivendell }: one sword was left, and High Elves took it upon themselves and were eliminated. All attackers are eliminated in any case, so the Shadow paid three cards for nothing.
    .wrong = Either order would do; take { wotr_cards-card-rivendell } first.

lesson-scored = { wotr_cards-card-rivendell } brought you 2 points, the path another 2: now you lead. On the path all swords were cancelled, so Frodo was not lost but cycled with his cloak. Both will come back.

lesson-forsake = A new round: new locations, and each path does something. This one makes you forsake a card: eliminate one for good, from hand, reserve or unseen from the top of your deck. Choose the top of the deck.
    .why = A card you have never seen hurts least. What is forsaken never comes back.
    .wrong = That would eliminate a card that you know to be good. Choose the top of your deck.
    .hand = That card is in your hand because you may need it. Choose the top of your deck.
    .elrond = Not Elrond! Choose the top of your deck.

lesson-free = From here on you decide. When something happens for the first time, it is explained here. If you are in doubt, ask for a hint.

lesson-first-moved = A card moved from a reserve to a location. That costs no other card; only the round in which it was played it had to wait.
lesson-first-winnow = Winnowing: 2 cards from hand are eliminated and 1 is drawn. It makes a hand smaller when nothing can be played.
lesson-first-event = An event is carried out at once and then eliminated. It is never on a location.
lesson-first-used = Somebody used an action printed on a card. That is an action like any other; often the card is cycled or eliminated for it.
lesson-first-corruption = Corruption: each is a point for the Shadow. A few cards can remove it.
lesson-first-reactivated = A battleground was taken out of a scoring area: it is fought over anew, and its points are open again.
lesson-first-recycled = A deck was empty: the cycle pile was shuffled and is the new deck. What was cycled comes back now.
lesson-first-loss = You must choose who is eliminated. Each card cancels as many swords as it has shields, so choose the one that you can best do without, and no more than you must.
lesson-first-support = Leadership counts only with an army of the same faction at the same battleground. Say whom the army supports.
lesson-first-lost-field = The path was lost: each sword that was left over became corruption. Defenders on a path are worth their price.
