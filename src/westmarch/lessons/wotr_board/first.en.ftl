lesson-title = Your first turn of War of the Ring
lesson-about = The four dice of the Free Peoples’ first turn, while Isengard falls upon Rohan; then you play on against an easy computer.

lesson-goal = You are the Free Peoples. There are two ways to win: bring the Ring to the Crack of Doom, or take strongholds and cities worth 4 points. The Shadow wins with 10 points, or if the Ring-bearers are corrupted. Its armies are stronger: the Ring is your hope.
lesson-dice = These are the action dice of this turn. The sides use them in turn, one at a time; the face says what a die can do. You have four, the Shadow more.

lesson-move = Use a Character die and move the Fellowship.
    .why = The Fellowship moves unseen: the figure stays in { wotr_board-region-rivendell }, and a counter says how many steps it has gone. Each step brings the Ring nearer to Mordor.
    .wrong = First the quest: choose a Character die, then move the Fellowship.
    .later = You will use that die soon. Begin with a Character die.
    .passed = Passing wastes time that you do not have. Choose a Character die.
    .ring = The Elven Rings change a die. They are few: keep them for a turn in which you need them. Choose a Character die.
    .nothing = That would waste the die. Move the Fellowship.

lesson-hunt = Each step is hunted. The Shadow rolled one die, as many as it has in the Hunt Box, and needed a 6: it failed. But your die now lies in the Hunt Box too: until the turn ends, the next hunt succeeds on a 5 as well.
lesson-nations = Meanwhile the Shadow used a Muster die: { wotr_board-nation-isengard } is At War. Only a nation At War may attack and recruit. Your nations are still at peace, and most are passive: only an attack or a visiting companion makes them active.

lesson-politics = You can prepare them. Use your Muster die, choose Politics, then { wotr_board-nation-gondor }.
    .why = { wotr_board-nation-gondor } is one step nearer to war. It cannot take the last step while it is passive; once something has roused it, one die more will do.
    .wrong = Use the Muster die for Politics, and choose { wotr_board-nation-gondor }.
    .later = Keep the Character die for the Fellowship. Use the Muster die.
    .rohan = { wotr_board-nation-rohan } is about to be attacked, and that will wake it by itself. Choose { wotr_board-nation-gondor }.
    .nothing = That would waste the die. Choose Politics.

lesson-battle = { wotr_board-nation-isengard } attacks at the { wotr_board-region-fords-of-isen }. In a battle both sides roll a die for each unit, at most five, and 5 or 6 hits. The fortification helps you: in the first round the attackers need a 6. Leaders let you roll misses again.

lesson-card = Each event card can instead be played as a combat card. The one you may use here is worth more as an event: play no card.
    .why = You hit once, and a unit of { wotr_board-nation-isengard } fell. Only a 6 could hit you, and none of their five dice showed one. The attack on { wotr_board-nation-rohan } has made it active: it will not stay passive any longer.
    .wrong = Keep the card: play none.
    .eagles = It would help a little in this round, and then be gone. Keep it: play no card.

lesson-retreat = The fortification helps in the first round only, and four units are left against your two. Retreat to { wotr_board-region-helms-deep }.
    .why = An army that retreats lives on. { wotr_board-region-helms-deep } is a stronghold, where few can stand against many. The Shadow has moved into the ford.
    .wrong = Go where there are walls: to { wotr_board-region-helms-deep }.
    .stayed = Now they hit with a 5 as well, and they are twice as many. Retreat to { wotr_board-region-helms-deep }.

lesson-draw = Your turn. Use the Event die, draw an event card, and take it from the strategy deck.
    .why = Event cards are free strength: more dice, more armies, a better road. Strategy cards are about war, character cards about the quest. You may hold six.
    .wrong = Use the Event die and draw a card from the strategy deck.
    .later = Keep the Character die for the Fellowship. Use the Event die.
    .deck = Good as well, but { wotr_board-nation-rohan } needs help: take the strategy deck.
    .nothing = That would waste the die. Draw a card.

lesson-withdraw = { wotr_board-nation-isengard } attacks { wotr_board-region-helms-deep }. You may meet it in the field or withdraw into the stronghold. Withdraw.
    .why = Nobody has fallen. In the field four units would have met your three.
    .wrong = Withdraw into the stronghold.
    .field = In the field both sides hit alike, and they are more. Withdraw: behind walls only sixes hit you.

lesson-siege = This is a siege. The attackers stand in the region, you sit within. They hit only with a 6, and after one round they must cease or spend an Elite unit to go on. Five units at most can be besieged.

lesson-again = Your last die is a Character die. Move the Fellowship once more; this time the hunt needs a 5.
    .why = A 6: the hunt has found them. A Hunt tile was drawn, and it says how much damage must be borne.
    .wrong = Use the Character die and move the Fellowship.
    .passed = There is nothing to wait for: move the Fellowship.
    .nothing = That would waste the die. Move the Fellowship.

lesson-corruption = 1 damage. A companion can bear it, the Guide or one by chance, and would be lost; or the Ring-bearers take 1 corruption. Take the corruption.
    .why = 1 of 12. Companions are worth much later, so small damage is best taken as corruption. At 12 the Ring-bearers are lost, so keep an eye on it.
    .wrong = Take the corruption: 1 of 12 is little.
    .guide = The Guide is Gandalf the Grey. To lose him for 1 damage would be a bad bargain: take the corruption.
    .random = It might hit Strider, who may become king. Take the corruption.

lesson-leftover = When your dice are used up, the Shadow plays those it has left, one after the other; the log tells what it does. Then a new turn begins: cards are drawn, and all dice are rolled again.
lesson-free = From here on you decide. When something happens for the first time, it is explained here. If you are in doubt, ask for a hint.

lesson-first-turn = A new turn: both sides draw two event cards, then the Shadow puts dice into the Hunt Box, and both roll.
lesson-first-declare = You may declare the Fellowship: its figure goes as many steps as it has progressed, and you choose where. In a city or stronghold of a nation of yours it heals 1 corruption and wakes that nation. Otherwise stay hidden.
lesson-first-guide = The companion of the highest level guides the Fellowship. His ability counts; mostly you keep him.
lesson-first-revealed = The Fellowship is revealed. It cannot move before a die has hidden it again, and the Shadow’s dice hunt with more effect.
lesson-first-march = An Army die moves two different armies by one region each. Armies may cross any dashed border, also into empty land.
lesson-first-recruit = A Muster die recruits in free settlements of a nation At War: two Regulars, or an Elite unit or a leader, each in a place of its own.
lesson-first-captured = A settlement has changed hands. Cities count 1 victory point, strongholds 2.
lesson-first-minion = A character has entered the game. Minions give the Shadow another die and leadership; so do the great companions of the Free Peoples.
lesson-first-event = An event card was played. Open it in the log to read what it does.
lesson-first-separated = A companion has left the Fellowship. He leads armies and wakes nations, but the Fellowship is weaker without him.
lesson-first-combat-card = A combat card counts for this round of battle alone, then it is discarded.
lesson-first-will = An Elven Ring changes a die, once for each Ring; then it passes to the Shadow.
lesson-first-road = The road is long: { wotr_board-region-morannon.mid } and { wotr_board-region-minas-morgul } lie ten steps from { wotr_board-region-rivendell }. Once the Fellowship is declared in one of them, it may enter Mordor.
lesson-first-mordor = Mordor: five steps to the Crack of Doom. Each draws a Hunt tile without a roll, and a whole turn without a step costs corruption. If it is still below 12 at the end, you have won.
lesson-first-siege = A stronghold is besieged. It counts for the enemy only once its last defender has fallen; an army from outside may attack the besiegers.
