"""What a game tells those who learn its estimate: named weights, what each is multiplied with, and an advisor that has others.

Where a game has a network besides, it also tells the facts that the network is told, from the side of the seat whose turn it is; and where a
search can be told where to look first, what makes a word appeal to it.
"""

from mypy_extensions import mypyc_attr

from westmarch.core.players.advice import Advisor
from westmarch.core.players.network import Network
from westmarch.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Estimate:
    """A game's estimate as a sum of weights times features: the logarithm of the first seat's odds at a resting state.

    It need not be linear in its weights: a feature is what the estimate changes by, for each unit that its weight does.
    """

    def names(self) -> tuple[str, ...]:
        """The names of the weights."""
        raise NotImplementedError

    def weights(self) -> list[float]:
        """Today's weights, in the order of the names."""
        raise NotImplementedError

    def log_odds(self, state: State) -> float:
        """Today's estimate."""
        raise NotImplementedError

    def features(self, state: State) -> list[float]:
        """What each weight is multiplied with."""
        raise NotImplementedError

    def advisor(self, weights: list[float]) -> Advisor:
        """An advisor with these weights, in the order of the names."""
        raise NotImplementedError

    def only_first_rests(self) -> bool:
        """Whether the estimate speaks only of the first rest of each stage (`Advisor.stage`), such as the beginning of a round."""
        return False

    def habits(self) -> tuple[list[int], list[int]]:
        """The places of those weights that the quick words of either side go by: they are bred, not fitted, and have no features."""
        return [], []

    def facts(self) -> tuple[str, ...]:
        """The names of what a network may be told, empty at places without use; none where the game has no network."""
        return ()

    def holds(self, state: State) -> list[int]:
        """The places of the facts that hold at a resting state."""
        return []

    def appeals(self) -> tuple[str, ...]:
        """The names of what makes a word appeal to a search before it has tried any; none where that is not learned."""
        return ()

    def appeal(self, state: State, word: int) -> list[float]:
        """What each appeal of a word at a resting state is multiplied with."""
        return []

    def advisor_with(self, weights: list[float], network: Network | None, appeals: list[float] | None) -> Advisor:
        """An advisor with these weights, with this network where there is one, and with these appeals or else today's."""
        raise NotImplementedError
