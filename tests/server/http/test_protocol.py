from pathlib import Path
from typing import get_args

import msgspec
import pytest

from westmarch.server import schema
from westmarch.server.protocol.api import Me
from westmarch.server.protocol.situations import TableSummary
from westmarch.server.protocol.wire import ClientMessage, ServerMessage

GENERATED = Path(__file__).parents[3] / "web" / "src"


@pytest.mark.parametrize("name", schema.files())
def test_the_clients_types_are_current(name: str) -> None:
    assert (GENERATED / name).read_text(encoding="utf-8") == schema.files()[name], (
        "run `python -m westmarch.server.schema web/src`"
    )


@pytest.mark.parametrize("kind", get_args(ClientMessage))
def test_a_client_cannot_send_fields_that_the_protocol_does_not_have(kind: type) -> None:
    tag = msgspec.structs.fields(kind) and kind.__struct_config__.tag
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"type":"{tag}","id":"1","sneaky":1}}', type=ClientMessage)


@pytest.mark.parametrize("kind", [*get_args(ServerMessage), TableSummary, Me])
def test_what_the_server_sends_always_has_every_field(kind: type) -> None:
    assert all(field.required for field in msgspec.structs.fields(kind))
