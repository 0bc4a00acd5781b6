"""The cards of the three chapters: colour, what each does, what it costs and which chains it knows (rules 16-27)."""

from westmarch.games.duel.cards.declare import all_of, army, card, coins, manoeuvres, one_of, people, quest
from westmarch.games.duel.components import (
    ARNOR,
    BLUE,
    COURAGE,
    DWARVES,
    ELVES,
    ENEDWAITH,
    ENTS,
    GONDOR,
    GREEN,
    GREY,
    HOBBITS,
    KNOWLEDGE,
    LEADERSHIP,
    LINDON,
    MEN,
    MORDOR,
    PURPLE,
    RED,
    RHOVANION,
    ROHAN,
    RUSE,
    STRENGTH,
    WIZARDS,
    YELLOW,
)

# Chapter 1

card("c1-01", GREY, all_of(RUSE))
card("c1-02", GREY, all_of(RUSE))
card("c1-03", GREY, all_of(STRENGTH))
card("c1-04", GREY, all_of(STRENGTH))
card("c1-05", GREY, all_of(COURAGE))
card("c1-06", GREY, all_of(COURAGE))
card("c1-07", GREY, all_of(LEADERSHIP))
card("c1-08", GREY, all_of(KNOWLEDGE))
card("c1-09", YELLOW, coins(2))
card("c1-10", YELLOW, coins(2))
card("c1-11", YELLOW, coins(2))
card("c1-12", YELLOW, coins(2))
card("c1-13", BLUE, quest(1))
card("c1-14", BLUE, quest(1), pay=1, gives="fish")
card("c1-15", BLUE, quest(1), needs=(COURAGE,), gives="backpack")
card("c1-16", BLUE, quest(1), needs=(STRENGTH,), gives="horse")
card("c1-17", GREEN, people(ELVES), needs=(KNOWLEDGE,), gives="harp")
card("c1-18", GREEN, people(HOBBITS), needs=(LEADERSHIP,), gives="pot")
card("c1-19", GREEN, people(MEN), needs=(KNOWLEDGE,), gives="horseshoe")
card("c1-20", GREEN, people(DWARVES), needs=(LEADERSHIP,), gives="anvil")
card("c1-21", RED, army(1, LINDON, ARNOR), gives="sword")
card("c1-22", RED, army(1, ENEDWAITH, RHOVANION), gives="helmet")
card("c1-23", RED, army(1, GONDOR, ROHAN), needs=(RUSE,), gives="bow")

# Chapter 2

card("c2-01", GREY, all_of(LEADERSHIP))
card("c2-02", GREY, all_of(KNOWLEDGE))
card("c2-03", GREY, all_of(RUSE, RUSE), pay=1)
card("c2-04", GREY, all_of(STRENGTH, STRENGTH), pay=1)
card("c2-05", GREY, all_of(COURAGE, COURAGE), pay=1)
card("c2-06", GREY, one_of(LEADERSHIP, KNOWLEDGE), pay=1, needs=(RUSE,))
card("c2-07", GREY, one_of(RUSE, STRENGTH, COURAGE), pay=1, needs=(LEADERSHIP, KNOWLEDGE))
card("c2-08", YELLOW, coins(3), gives="chest")
card("c2-09", YELLOW, coins(4))
card("c2-10", BLUE, quest(1), needs=(RUSE, STRENGTH))
card("c2-11", BLUE, quest(1), pay=1, chain="backpack")
card("c2-12", BLUE, quest(1), needs=(STRENGTH, COURAGE), chain="horse")
card("c2-13", BLUE, quest(2), needs=(STRENGTH, COURAGE, COURAGE), gives="campfire")
card("c2-14", BLUE, quest(2), needs=(STRENGTH, STRENGTH, KNOWLEDGE), gives="bedroll")
card("c2-15", GREEN, people(ELVES), needs=(COURAGE, LEADERSHIP, KNOWLEDGE), chain="harp")
card("c2-16", GREEN, people(HOBBITS), needs=(RUSE, RUSE, LEADERSHIP), chain="pot", gives="acorn")
card("c2-17", GREEN, people(MEN), needs=(COURAGE, COURAGE, KNOWLEDGE), chain="horseshoe", gives="scroll")
card("c2-18", GREEN, people(DWARVES), needs=(STRENGTH, STRENGTH, LEADERSHIP), chain="anvil")
card("c2-19", RED, army(2, LINDON, ENEDWAITH), needs=(STRENGTH, STRENGTH, COURAGE), chain="helmet", gives="armor")
card("c2-20", RED, army(2, MORDOR, ROHAN), needs=(RUSE, RUSE, KNOWLEDGE), chain="sword", gives="axe")
card("c2-21", RED, army(2, GONDOR, MORDOR), needs=(RUSE, RUSE, RUSE), chain="bow")
card("c2-22", RED, army(2, LINDON, ROHAN), needs=(RUSE, STRENGTH, COURAGE))
card("c2-23", RED, army(2, ARNOR, RHOVANION), needs=(COURAGE, COURAGE, LEADERSHIP))

# Chapter 3

card("c3-01", YELLOW, coins(5), needs=(RUSE, RUSE, COURAGE), chain="chest")
card("c3-02", YELLOW, coins(5), needs=(RUSE, LEADERSHIP, KNOWLEDGE))
card("c3-03", BLUE, quest(2), needs=(RUSE, STRENGTH, STRENGTH, STRENGTH), chain="campfire")
card("c3-04", BLUE, quest(2), needs=(RUSE, RUSE, COURAGE, COURAGE), chain="fish")
card("c3-05", BLUE, quest(2), needs=(RUSE, RUSE, RUSE, COURAGE), chain="bedroll")
card("c3-06", BLUE, quest(2), needs=(STRENGTH, STRENGTH, LEADERSHIP))
card("c3-07", BLUE, quest(3), pay=3)
card("c3-08", GREEN, people(ENTS), needs=(STRENGTH, STRENGTH, KNOWLEDGE, KNOWLEDGE), chain="acorn")
card("c3-09", GREEN, people(ENTS), needs=(COURAGE, COURAGE, LEADERSHIP, KNOWLEDGE))
card("c3-10", GREEN, people(WIZARDS), needs=(RUSE, RUSE, LEADERSHIP, LEADERSHIP), chain="scroll")
card("c3-11", GREEN, people(WIZARDS), needs=(STRENGTH, STRENGTH, LEADERSHIP, KNOWLEDGE))
card("c3-12", RED, army(3, ENEDWAITH, ROHAN), needs=(STRENGTH, STRENGTH, COURAGE, COURAGE), chain="armor")
card("c3-13", RED, army(3, GONDOR, ARNOR), needs=(RUSE, STRENGTH, LEADERSHIP, LEADERSHIP, KNOWLEDGE), chain="axe")
card("c3-14", RED, army(3, RHOVANION, GONDOR), needs=(RUSE, RUSE, RUSE, LEADERSHIP, LEADERSHIP))
card("c3-15", RED, army(3, RHOVANION, MORDOR), needs=(RUSE, STRENGTH, STRENGTH, COURAGE, COURAGE))
card("c3-16", RED, army(3, ENEDWAITH, ARNOR), needs=(RUSE, RUSE, COURAGE, COURAGE))
card("c3-17", RED, army(3, LINDON, MORDOR), needs=(RUSE, RUSE, COURAGE, KNOWLEDGE, KNOWLEDGE))
card("c3-18", PURPLE, manoeuvres(moves=3), needs=(COURAGE, COURAGE, LEADERSHIP, KNOWLEDGE))
card("c3-19", PURPLE, manoeuvres(removes=1, moves=2), needs=(STRENGTH, STRENGTH, STRENGTH, KNOWLEDGE))
card("c3-20", PURPLE, manoeuvres(enemy_coins=1, moves=2), needs=(RUSE, STRENGTH, COURAGE, KNOWLEDGE))
card("c3-21", PURPLE, manoeuvres(removes=1, enemy_coins=1, moves=1), needs=(STRENGTH, STRENGTH, LEADERSHIP))
card("c3-22", PURPLE, manoeuvres(removes=1, enemy_coins=2), needs=(COURAGE, COURAGE, COURAGE, LEADERSHIP))
card("c3-23", PURPLE, manoeuvres(removes=2, enemy_coins=1), needs=(STRENGTH, COURAGE, KNOWLEDGE, KNOWLEDGE))
