"""Shows a game to one person: fills in what that person may know.

Hidden are the hands of the seats that somebody else holds, all decks, face-down shadow cards and the cards that are Orc
Guards, but for what was seen of them.
"""

from msgspec import UNSET

from westmarch.core.frames import Frame
from westmarch.core.state import Viewer
from westmarch.games.lcg.cards.book import EXTRA_REVEALS, NO_STAGING
from westmarch.games.lcg.components import (
    ACTIVE,
    AT_ALLY,
    AT_HERO,
    ATTACK,
    BESIDE,
    COMMITTED,
    DEFENSE,
    ENCOUNTER,
    ENEMY,
    EXHAUSTED,
    GUARD,
    HIT_POINTS,
    HOST_DECK,
    JUST_COMMITTED,
    KIND_IDS,
    NAME_IDS,
    NO_CARD,
    NOT_OVER,
    OUTCOME_IDS,
    PHASE_IDS,
    PLAYED,
    PRISONER,
    QUEST_POINTS,
    REVEALED,
    SEAT_IDS,
    SHADOW,
    THREAT,
    TITLE_IDS,
    VICTORY,
    WILLPOWER,
)
from westmarch.games.lcg.rules.combat.enemy_attacks import attack_of, damage_of, defense_of
from westmarch.games.lcg.rules.combat.player_attacks import able, attackable, is_open
from westmarch.games.lcg.rules.numbers import marked, several_defenders, stat, threat_in_staging, willpower_committed
from westmarch.games.lcg.rules.score import score
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, PLAYER_ATTACK, attackers_of, defenders_of, frame_at
from westmarch.games.lcg.secrets.view import (
    AttachmentView,
    CharacterView,
    DeckView,
    EncounterView,
    EnemysAttack,
    FaceDownView,
    LcgView,
    OutcomeView,
    PlayersAttack,
    QuestView,
    SeatView,
)
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import ASK_ATTACK


def names(titles: tuple[int, ...]) -> list[str]:
    """Titles by their names."""
    return [TITLE_IDS[title] for title in titles]


def view(state: LcgState, viewer: Viewer) -> LcgView:
    """All that a person may know (rule 12)."""
    bit = int(state.bit_of(viewer))
    return LcgView(
        scenario=state.lineup.scenario,
        round=int(state.round),
        phase=PHASE_IDS[state.phase],
        first=SEAT_IDS[state.first],
        quest=view_quest(state),
        willpower=int(willpower_committed(state)),
        threat=int(threat_in_staging(state)),
        reveals=int(reveals(state)),
        fight=view_fight(state),
        targets=view_targets(state),
        staging=[view_encounter_card(state, card, bit) for card in state.staging()],
        active=[view_encounter_card(state, card, bit) for card in state.zone(ACTIVE)],
        beside=[table_name(state, card) for card in state.zone(BESIDE)],
        carried_out=[table_name(state, card) for card in (*state.zone(REVEALED), *loose_shadows(state))],
        encounter_deck=view_deck(state, ENCOUNTER, bit),
        encounter_discard=names(state.piles[ENCOUNTER]),
        victory=names(state.victory),
        removed=names(state.removed),
        seats={SEAT_IDS[seat]: view_seat(state, seat, viewer) for seat in range(state.lineup.seats)},
        outcome=view_outcome(state),
    )


def view_quest(state: LcgState) -> QuestView | None:
    """The present stage."""
    quest = state.quest
    if quest == NO_CARD:
        return None
    points = QUEST_POINTS[state.title(quest)]
    return QuestView(card=table_name(state, quest), progress=state.tokens[quest], points=points)


def reveals(state: LcgState) -> int:
    """How many encounter cards the staging of a round reveals."""
    quest = state.quest
    if quest == NO_CARD or marked(state, quest, NO_STAGING):
        return 0
    return int(state.players()) + EXTRA_REVEALS[state.title(quest)]


def view_fight(state: LcgState) -> EnemysAttack | PlayersAttack | None:
    """The attack that is under way, with both totals as they are now."""
    by_players = frame_at(state, PLAYER_ATTACK)
    by_enemy = frame_at(state, ENEMY_ATTACK)
    if by_players is not None and is_open(state, by_players):
        return view_players_attack(state, by_players)
    if by_enemy is not None and is_open(state, by_enemy):
        return view_enemys_attack(state, by_enemy)
    return None


def view_enemys_attack(state: LcgState, attack: Frame) -> EnemysAttack:
    """An enemy attacks: what it would deal now."""
    return EnemysAttack(
        enemy=table_name(state, attack.source),
        seat=SEAT_IDS[attack.seat],
        characters=[table_name(state, card) for card in defenders_of(state, attack)],
        attack=int(attack_of(state, attack)),
        defense=int(defense_of(state, attack)),
        damage=int(damage_of(state, attack)),
        several=several_defenders(state, attack.seat),
    )


def view_players_attack(state: LcgState, attack: Frame) -> PlayersAttack:
    """Characters attack an enemy: what they would deal now, and what everybody who may join would add."""
    enemy = attack.source
    attackers = attackers_of(state, attack)
    total = sum([int(stat(state, card, ATTACK, enemy)) for card in attackers])
    defense = int(stat(state, enemy, DEFENSE))
    return PlayersAttack(
        enemy=table_name(state, enemy),
        seat=SEAT_IDS[attack.seat],
        characters=[table_name(state, card) for card in attackers],
        attack=total,
        defense=defense,
        damage=max(total - defense, 0),
        might=might(state, [word for seat in range(state.lineup.seats) for word in able(state, seat, enemy)], enemy),
    )


def view_targets(state: LcgState) -> dict[str, dict[str, int]]:
    """Where a seat is asked whom to attack: what each of its characters would bring against each enemy."""
    if state.prompt != ASK_ATTACK:
        return {}
    enemies = [state.lineup.card_of(word) for word in attackable(state, state.seat)]
    return {table_name(state, enemy): might(state, able(state, state.seat, enemy), enemy) for enemy in enemies}


def might(state: LcgState, words: list[int], enemy: int) -> dict[str, int]:
    """The attack of characters, given by their words, against an enemy."""
    cards = [state.lineup.card_of(word) for word in words]
    return {table_name(state, card): int(stat(state, card, ATTACK, enemy)) for card in cards}


def loose_shadows(state: LcgState) -> list[int]:
    """Shadow cards that attack themselves and belong to no enemy any more."""
    return [card for card in state.zone(SHADOW) if state.host[card] == NO_CARD]


def table_name(state: LcgState, card: int) -> str:
    """A card's table name."""
    return NAME_IDS[state.name(card)]


def view_deck(state: LcgState, pool: int, bit: int) -> DeckView:
    """A deck: its size, and what was seen of its ends."""
    deck = state.decks[pool]
    return DeckView(
        cards=len(deck),
        top=seen_names(deck.top, state.top_seen[pool], bit),
        bottom=seen_names(deck.bottom, state.bottom_seen[pool], bit),
    )


def seen_names(cards: tuple[int, ...], seen: tuple[int, ...], bit: int) -> list[str | None]:
    """Ordered cards as far as a person has seen them; what nobody knows at the end is left out."""
    found = [TITLE_IDS[title] if mask & bit else None for title, mask in zip(cards, seen, strict=True)]
    while found and found[-1] is None:
        found.pop()
    return found


def view_seat(state: LcgState, seat: int, viewer: Viewer) -> SeatView:
    """A player's area."""
    bit = int(state.bit_of(viewer))
    hand = state.hands[seat]
    return SeatView(
        person=state.viewers[seat],
        alive=state.alive(seat),
        threat=state.threat[seat],
        hand=names(hand) if state.viewers[seat] == viewer else len(hand),
        deck=view_deck(state, seat, bit),
        on_deck=[table_name(state, card) for card in state.attached_to(HOST_DECK - seat)],
        discard=names(state.piles[seat]),
        heroes=[view_character(state, card) for card in state.zone(AT_HERO, seat)],
        allies=[view_character(state, card) for card in state.zone(AT_ALLY, seat)],
        engaged=[view_encounter_card(state, card, bit) for card in state.engaged(seat)],
        played=[table_name(state, card) for card in state.zone(PLAYED, seat)],
    )


def view_character(state: LcgState, card: int) -> CharacterView:
    """A hero or an ally."""
    flags = state.flags[card]
    return CharacterView(
        card=table_name(state, card),
        kind=KIND_IDS[state.kind(card)],
        attack=int(stat(state, card, ATTACK)),
        defense=int(stat(state, card, DEFENSE)),
        hit_points=int(stat(state, card, HIT_POINTS)),
        damage=state.damage[card],
        willpower=int(stat(state, card, WILLPOWER)),
        exhausted=bool(flags & EXHAUSTED),
        committed=bool(flags & COMMITTED),
        chosen=flags & (JUST_COMMITTED | COMMITTED) == JUST_COMMITTED,
        prisoner=bool(flags & PRISONER),
        tokens=state.tokens[card],
        attachments=[view_attachment(state, other) for other in state.attached_to(card)],
    )


def view_encounter_card(state: LcgState, card: int, bit: int) -> EncounterView:
    """A card of the encounter deck in play; an Orc Guard too."""
    seen = EncounterView(
        card=table_name(state, card),
        kind=KIND_IDS[state.kind(card)],
        threat=int(stat(state, card, THREAT)),
        points=QUEST_POINTS[state.title(card)],
        tokens=state.tokens[card],
        attachments=[view_attachment(state, other) for other in state.attached_to(card)],
    )
    if state.host[card] != NO_CARD:
        seen.guard = table_name(state, state.host[card])
    if state.kind(card) in (ENEMY, GUARD):
        seen.attack = int(stat(state, card, ATTACK))
        seen.defense = int(stat(state, card, DEFENSE))
        seen.hit_points = int(stat(state, card, HIT_POINTS))
        seen.damage = state.damage[card]
        seen.shadows = view_shadows(state, card, bit)
    return seen


def view_shadows(state: LcgState, enemy: int, bit: int) -> list[str | FaceDownView]:
    """The shadow cards of an enemy: those turned up, then those that lie face down."""
    shadows: list[str | FaceDownView] = [
        table_name(state, card) for card in state.zone(SHADOW) if state.host[card] == enemy
    ]
    for entry in state.shadows:
        if entry.card == enemy:
            shadows.append(FaceDownView(face_down=TITLE_IDS[entry.title] if entry.seen & bit else None))
    return shadows


def view_attachment(state: LcgState, card: int) -> AttachmentView:
    """An attachment."""
    keeper = state.keeper[card]
    return AttachmentView(
        card=table_name(state, card),
        exhausted=bool(state.flags[card] & EXHAUSTED),
        controller=SEAT_IDS[keeper] if keeper >= 0 else None,
    )


def view_outcome(state: LcgState) -> OutcomeView | None:
    """How the game ended, once it has, with the score sheet."""
    if state.outcome == NOT_OVER:
        return None
    won = state.outcome == VICTORY
    legacy = state.lineup.legacy
    own = int(score(state))
    return OutcomeView(
        winner="players" if won else "shadow",
        by=OUTCOME_IDS[state.outcome],
        score=own,
        campaign_score=UNSET if legacy is None else own + sum(legacy.scores),
        victory_points=int(state.victory_points()),
        rounds=int(state.round),
    )
