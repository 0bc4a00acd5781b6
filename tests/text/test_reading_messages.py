"""Messages that are read when they are asked for are those that Fluent reads in whole files."""

import pytest
from fluent.syntax import FluentParser

from westmarch.text import LANGUAGES
from westmarch.text.messages import Messages

from .message_files import everything, paths


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_found_with_its_attributes_and_read_as_in_its_file(lang: str) -> None:
    found = Messages(lang)
    for path in paths(lang).values():
        found.add(path.read_text(encoding="utf-8"))
    wanted = everything(lang)
    assert found.sources.keys() == wanted.keys()
    for key, message in wanted.items():
        (alone,) = FluentParser().parse(found.sources[key]).body
        assert alone.equals(message, ignored_fields=["span", "comment"]), key
        assert found.attributes[key] == tuple(one.id.name for one in message.attributes), key


def test_of_two_messages_with_one_name_the_later_one_holds_even_after_the_first_was_said() -> None:
    messages = Messages("en")
    messages.add("hail = Hail\n")
    assert messages.get_message("hail").value is not None
    messages.add("hail = Well met\n  .late = Late\n")
    value = messages.get_message("hail").value
    assert value is not None
    assert messages.format_pattern(value) == ("Well met", [])
    assert messages.attributes["hail"] == ("late",)


def test_a_message_that_refers_to_another_finds_it() -> None:
    messages = Messages("en")
    messages.add("greeting = { hail }, { $name }!\n\nhail = Hail")
    value = messages.get_message("greeting").value
    assert value is not None
    assert messages.format_pattern(value, {"name": "Frodo"}) == ("Hail, Frodo!", [])
    assert not messages.has_message("farewell")
