lesson-title = An attack and its answer
lesson-about = How damage is counted when an enemy attacks, and when you strike back.

lesson-before = The { lcg-card-forest_spider } has 2 attack, 1 defence and 4 hit points, of which 1 is lost already.
lesson-defend = Let { lcg-card-aragorn } defend, who has 2 defence.
    .why = 2 attack less 2 defence: no damage. The shadow card had no effect this time.
    .wrong = In this example { lcg-card-aragorn } defends.
    .nobody = Undefended, both points of attack would wound a hero. Let { lcg-card-aragorn } defend.
    .weaker = With 1 defence he would take 1 damage. Let { lcg-card-aragorn } defend.
lesson-strike = Strike back with { lcg-card-theodred } and { lcg-card-gloin }: choose the Spider, then both, and confirm.
    .why = Attacks are added up: 2 and 2, less 1 defence, is 3 damage. With the 1 it had, that makes 4, and the Spider is destroyed.
    .wrong = Attack the Spider with { lcg-card-theodred } and { lcg-card-gloin } together.
    .nobody = In this example you strike back: choose the Spider.
lesson-free = The example is over. You may play on from here.
