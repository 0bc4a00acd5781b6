"""Steps as text, for positions that are dumped in the middle of an effect: `PlaceUnits(2, 18)`.

A step that belongs to the frame under it is written `Current()`, for the frame says which one it is.
"""

import ast
from collections.abc import Iterable, Sequence
from typing import cast

from westmarch.core.errors import BadFile
from westmarch.core.frames import CHOOSE_MORE, ChooseMore, Control, Effect, Frame, Loop
from westmarch.core.state import BOTTOM, MAX_DEPTH, AnyStep

CURRENT = "Current"


class StepBook:
    """The steps and named effects of a game, by which text becomes a stack again."""

    def __init__(self, types: Iterable[type[AnyStep]], effects: dict[str, Effect] | None = None) -> None:
        self.types: dict[str, type[AnyStep]] = {kind.__name__: kind for kind in (*types, Loop, ChooseMore)}
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

    def dump(self, stack: Sequence[AnyStep]) -> list[str]:
        """The stack as text, the bottom of every stack left out, what happens first at the end."""
        lines = []
        for place in range(len(BOTTOM), len(stack)):
            step, below = stack[place], stack[place - 1]
            belongs = isinstance(below, Frame) and below.at > 0 and step is below.effect.steps[below.at - 1]
            lines.append(f"{CURRENT}()" if belongs else spell(step))
        return lines

    def load(self, lines: Sequence[tuple[str, int]]) -> list[AnyStep]:
        """The stack that such text (with its line numbers) describes; a bad one is refused."""
        stack = BOTTOM.copy()
        if len(lines) > MAX_DEPTH - len(stack):
            raise BadFile(f"a stack has at most {MAX_DEPTH - len(stack)} steps", lines[-1][1])
        for text, line in lines:
            try:
                stack.append(self._step(ast.parse(text, mode="eval").body, stack))
            except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError) as error:
                raise BadFile(f"'{text[:60]}' is not a step: {error}", line) from None
        return stack

    def _step(self, node: ast.expr, stack: list[AnyStep]) -> AnyStep:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.keywords:
            raise ValueError("a step is written Name(arguments)")
        name = node.func.id
        if name == CURRENT:
            below = stack[-1]
            if not isinstance(below, Frame) or not 0 < below.at <= len(below.effect.steps):
                raise ValueError("there is no frame under it that has begun")
            return below.effect.steps[below.at - 1]
        args = [self._argument(argument, stack) for argument in node.args]
        if name == Frame.__name__:
            return self._frame(args)
        if name not in self.types:
            raise ValueError(f"no step is named {name}")
        return CHOOSE_MORE if name == ChooseMore.__name__ else self.types[name](*args)

    def _frame(self, args: list[object]) -> Frame:
        if not args or args[0] not in self.effects:
            raise ValueError(f"no effect is named {args[0] if args else ''}")
        make = cast("type[AnyStep]", Frame)
        frame = make(*[self.effects[args[0]], *args[1:]])
        assert isinstance(frame, Frame)
        if not 0 <= frame.at <= len(frame.effect.steps):
            raise ValueError("the effect has fewer steps")
        return frame

    def _argument(self, node: ast.expr, stack: list[AnyStep]) -> object:
        if isinstance(node, ast.Call):
            return self._step(node, stack)
        if isinstance(node, ast.Tuple):
            return tuple(self._argument(element, stack) for element in node.elts)
        value: object = ast.literal_eval(node)
        if not isinstance(value, int | str) or (isinstance(value, int) and abs(value) >= 1 << 62):
            raise ValueError("an argument is a number, a name, a step or a tuple of them")
        return value


def spell(value: object) -> str:
    """A step or an argument as text."""
    if isinstance(value, tuple):
        return f"({''.join(spell(part) + ', ' for part in value)})".replace(", )", ",)" if len(value) == 1 else ")")
    if isinstance(value, int | str):
        return repr(value)
    step = cast(AnyStep, value)
    return f"{type(step).__name__}({', '.join(spell(field) for field in step.fields())})"
