"""Steps as text, for positions that are dumped in the middle of an effect: `PlaceUnits(2, 18)`.

A step that belongs to the frame under it is written `Current()`, for the frame says which one it is. A frame's mark is
written as 1 if something changed since and as 0 if not, for positions don't hold the engine's counters.
"""

import ast
from collections.abc import Iterable, Sequence
from typing import cast

from westmarch.core.errors import BadFile
from westmarch.core.frames import ChooseMore, Control, Effect, Frame, Loop, OrderMore
from westmarch.core.state import BOTTOM, MAX_DEPTH, AnyStep, State

CURRENT = "Current"


class NotAStep(ValueError):
    """What is wrong with a text that should be a step."""


class StepBook:
    """The steps and named effects of a game, by which text becomes a stack again."""

    def __init__(self, types: Iterable[type[AnyStep]], effects: dict[str, Effect] | None = None) -> None:
        self.types: dict[str, type[AnyStep]] = {
            kind.__name__: kind for kind in (*types, Frame, Loop, ChooseMore, OrderMore)
        }
        # What a step made without arguments consists of: arguments must be of the same kind.
        self.models: dict[str, tuple[object, ...]] = {name: kind().fields() for name, kind in self.types.items()}
        self.effects: dict[str, Effect] = {}
        for name, effect in (effects or {}).items():
            self.add(name, effect)

    def add(self, name: str, effect: Effect) -> None:
        """Name an effect, and after it the effects inside its control steps."""
        if name in self.effects and self.effects[name] is not effect:
            raise ValueError(f"two effects are named {name}")
        if not effect.name:
            effect.name = name
        self.effects[effect.name] = effect
        for place, step in enumerate(effect.steps):
            if isinstance(step, Control):
                for number, inner in enumerate(step.effects()):
                    if not inner.name:
                        self.add(f"{name}.{place}.{number}", inner)
                    else:
                        self.effects[inner.name] = inner

    def dump(self, state: State) -> list[str]:
        """A state's stack as text, the bottom of every stack left out, what happens first at the end."""
        lines = []
        stack = state.stack
        for place in range(len(BOTTOM), len(stack)):
            step, below = stack[place], stack[place - 1]
            belongs = isinstance(below, Frame) and below.at > 0 and step is below.effect.steps[below.at - 1]
            lines.append(f"{CURRENT}()" if belongs else spell(step, int(state.changes)))
        return lines

    def load(self, lines: Sequence[tuple[str, int]], changes: int = 0) -> list[AnyStep]:
        """The stack that such text (with its line numbers) describes; a bad one is refused.

        `changes` is the number of changes of the state that gets this stack.
        """
        stack = BOTTOM.copy()
        if len(lines) > MAX_DEPTH - len(stack):
            raise BadFile(f"a stack has at most {MAX_DEPTH - len(stack)} steps", lines[-1][1])
        for text, line in lines:
            stack.append(self.step(text, line, stack[-1], changes))
        return stack

    def step(self, text: str, line: int = 0, below: AnyStep | None = None, changes: int = 0) -> AnyStep:
        """The step that a text describes."""
        try:
            return self._step(ast.parse(text.strip(), mode="eval").body, below, changes)
        except NotAStep as error:
            reason = str(error)
        except (SyntaxError, ValueError, TypeError, OverflowError, RecursionError, MemoryError):
            reason = "a step is written Name(arguments)"
        raise BadFile(f"'{text[:60]}' is not a step: {reason}", line)

    def _step(self, node: ast.expr, below: AnyStep | None, changes: int) -> AnyStep:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.keywords:
            raise ValueError(ast.unparse(node))
        name = node.func.id
        if name == CURRENT:
            return current(below)
        if name not in self.types:
            raise NotAStep(f"no step is named {name}")
        args = [self._argument(argument, changes) for argument in node.args]
        model = self.models[name]
        if len(args) > len(model) or any(kind_of(a) is not kind_of(b) for a, b in zip(args, model, strict=False)):
            raise NotAStep(f"the arguments of {name} are like {spell(model)}")
        return self._frame(args, changes) if name == Frame.__name__ else self.types[name](*args)

    def _frame(self, args: list[object], changes: int) -> Frame:
        name = str(args[0]) if args else ""
        if name not in self.effects:
            raise NotAStep(f"no effect is named '{name}'")
        make = cast("type[AnyStep]", Frame)
        frame = make(*[self.effects[name], *args[1:]])
        assert isinstance(frame, Frame)
        if not 0 <= frame.at <= len(frame.effect.steps):
            raise NotAStep("the effect has fewer steps")
        frame.mark = changes - frame.mark
        return frame

    def _argument(self, node: ast.expr, changes: int) -> object:
        if isinstance(node, ast.Call):
            return self._step(node, None, changes)
        if isinstance(node, ast.Tuple):
            return tuple(self._argument(element, changes) for element in node.elts)
        value: object = ast.literal_eval(node)
        if not isinstance(value, int | str) or (isinstance(value, int) and abs(value) >= 1 << 62):
            raise NotAStep("an argument is a number, a name, a step or a tuple of them")
        return value


def current(below: AnyStep | None) -> AnyStep:
    """The step of a frame that is being carried out."""
    if not isinstance(below, Frame) or not 0 < below.at <= len(below.effect.steps):
        raise NotAStep("there is no frame under it that has begun")
    return below.effect.steps[below.at - 1]


def kind_of(value: object) -> type:
    """The kind of an argument, as far as it must agree with the one it stands for."""
    return next((kind for kind in (int, str, tuple) if isinstance(value, kind)), object)


def spell(value: object, changes: int = 0) -> str:
    """A step or an argument as text."""
    if isinstance(value, tuple):
        return f"({', '.join(spell(part, changes) for part in value)}{',' if len(value) == 1 else ''})"
    if isinstance(value, int | str):
        return repr(value)
    step = cast(AnyStep, value)
    fields = step.fields()
    if isinstance(step, Frame):
        fields = (*fields[:-1], int(step.mark != changes))
    return f"{type(step).__name__}({', '.join(spell(field, changes) for field in fields)})"
