"""What lies in deploy agrees with itself and with the program, as far as that can be seen without a container engine."""

import ast
import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import yaml
from sqlalchemy.engine import make_url

from westmarch import __version__
from westmarch.server.settings import Limit, Limits
from westmarch.server.storage.database import address
from westmarch.terminal.main import build

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
PORT = "8000"
DATA = "/var/lib/westmarch"
# What the server reads of its environment; the last is uvicorn's.
KNOWN = {
    *("DATABASE_URL", "REDIS_URL", "WESTMARCH_DATA", "WESTMARCH_SECRET", "WESTMARCH_URL", "WESTMARCH_MAIL"),
    "FORWARDED_ALLOW_IPS",
}
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def understood(line: str | list[str]) -> tuple[str, dict[str, Any]]:
    """The command of the program that a line calls, and what it is given."""
    words = shlex.split(line) if isinstance(line, str) else line
    command, bound, _ = build().parse_args(words, exit_on_error=False, print_error=False)
    return command.__name__, bound.arguments


def settings_of(name: str) -> dict[str, str]:
    """An example of an environment file."""
    lines = [line for line in read(name).splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


# The container file


class Instruction(NamedTuple):
    name: str
    words: list[str]


def instructions() -> list[Instruction]:
    text = re.sub(r"^#.*\n", "", read("Containerfile"), flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip()]
    return [Instruction(name, said.split()) for name, said in lines]


def last_stage() -> dict[str, str]:
    found = instructions()
    begin = max(i for i, one in enumerate(found) if one.name == "FROM")
    return {one.name: " ".join(one.words) for one in found[begin:]}


def test_the_container_file_has_only_instructions_that_there_are() -> None:
    known = {"FROM", "RUN", "COPY", "WORKDIR", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert {one.name for one in instructions()} == known


def test_what_the_container_file_copies_is_there_and_not_left_out() -> None:
    stages = {one.words[2] for one in instructions() if one.name == "FROM" and len(one.words) == 3}
    let_in = {line[1:] for line in read("Containerfile.dockerignore").splitlines() if line.startswith("!")}
    copied = set()
    for one in instructions():
        if one.name == "COPY" and one.words[0].startswith("--from="):
            assert one.words[0].removeprefix("--from=") in stages
        elif one.name == "COPY":
            copied |= set(one.words[:-1])
    assert [path for path in copied if not (ROOT / path).exists()] == []
    assert copied == let_in


def test_the_image_runs_the_server_without_rights_and_looks_after_its_health() -> None:
    stage = last_stage()
    assert stage["USER"] == "westmarch"
    assert stage["VOLUME"] == stage["WORKDIR"] == DATA
    assert f"WESTMARCH_DATA={DATA}" in stage["ENV"].split()
    assert ast.literal_eval(stage["ENTRYPOINT"]) == ["westmarch"]
    command, given = understood(ast.literal_eval(stage["CMD"]))
    assert (command, given["host"], str(given["port"])) == ("serve", "0.0.0.0", stage["EXPOSE"])
    program = ast.literal_eval(stage["HEALTHCHECK"].split("CMD ", 1)[1])
    assert program[:2] == ["python", "-c"]
    compile(program[2], "HEALTHCHECK", "exec")
    assert f"http://127.0.0.1:{PORT}/health" in program[2]


# The compose file


COMPOSE = yaml.safe_load(read("compose.yaml"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def filled_in(text: str) -> str:
    """A value of the compose file with the variables of the example in it."""
    example = {**settings_of("compose.env.example"), "POSTGRES_PASSWORD": "secret", "WESTMARCH_SECRET": "key"}
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: example[found[1]], text)


def test_there_are_a_server_its_services_and_a_proxy_and_only_the_proxy_is_reached_from_outside() -> None:
    assert SERVICES.keys() == {"server", "database", "redis", "proxy"}
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert [name for name, service in SERVICES.items() if "outside" in service["networks"]] == ["proxy"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}


def test_every_image_has_a_version_and_ours_that_of_the_program() -> None:
    assert SERVICES["server"]["image"] == f"westmarch:{__version__}"
    for service in SERVICES.values():
        assert re.search(r":\d", service["image"])
        assert service["restart"] == "unless-stopped"


def test_the_image_of_the_server_is_built_from_the_container_file() -> None:
    made = SERVICES["server"]["build"]
    context = (DEPLOY / made["context"]).resolve()
    assert context == ROOT
    assert (context / made["dockerfile"]) == DEPLOY / "Containerfile"


def test_the_server_of_the_compose_file_is_told_what_it_understands() -> None:
    server = SERVICES["server"]
    command, given = understood(filled_in(server["command"]))
    assert (command, given["host"], str(given["port"]), given["secure"]) == ("serve", "0.0.0.0", PORT, True)
    environment = {name: filled_in(value) for name, value in server["environment"].items()}
    assert environment.keys() <= KNOWN
    assert given["workers"] == 1 or environment["REDIS_URL"]


def test_the_server_finds_its_database_and_its_redis() -> None:
    environment = {name: filled_in(value) for name, value in SERVICES["server"]["environment"].items()}
    url, database = address(environment["DATABASE_URL"]), SERVICES["database"]["environment"]
    assert (url.host, url.username, url.database) == ("database", database["POSTGRES_USER"], database["POSTGRES_DB"])
    assert url.password == filled_in(database["POSTGRES_PASSWORD"])
    assert make_url(environment["REDIS_URL"]).host == "redis"


def test_whoever_waits_for_health_waits_for_something_that_tells_it() -> None:
    waited_for = {name for service in SERVICES.values() for name in service.get("depends_on", {})}
    assert waited_for == {"server", "database", "redis"}
    assert "HEALTHCHECK" in last_stage()
    for name in waited_for - {"server"}:
        assert SERVICES[name]["healthcheck"]["test"][0] == "CMD"


def test_every_volume_is_declared_and_used_and_every_file_that_is_mounted_exists() -> None:
    mounts = [mount.split(":") for service in SERVICES.values() for mount in service.get("volumes", [])]
    assert {source for source, *_ in mounts if not source.startswith(".")} == COMPOSE["volumes"].keys()
    files = {source for source, *_ in mounts if source.startswith(".")}
    assert files == {"./backups", "./Caddyfile"}
    assert (DEPLOY / "Caddyfile").is_file()
    assert ["data", DATA] in mounts
    assert "/backups/" in OPERATIONS


def test_every_variable_of_the_compose_file_is_in_the_example_and_the_other_way_round() -> None:
    assert set(re.findall(r"\$\{(\w+)", read("compose.yaml"))) == settings_of("compose.env.example").keys()


def test_the_proxy_passes_everything_on_to_the_server_but_its_figures() -> None:
    text = read("Caddyfile")
    (host,) = re.findall(r"^\{\$(\w+)\} \{$", text, re.MULTILINE)
    assert host in SERVICES["proxy"]["environment"]
    assert re.findall(r"reverse_proxy (\S+)", text) == [f"server:{PORT}"]
    assert "respond /metrics 404" in text
    assert text.count("{") == text.count("}")


# Under systemd

UNITS = ("westmarch.service", "westmarch-backup.service", "westmarch-backup.timer")


def unit(name: str) -> configparser.ConfigParser:
    found = configparser.ConfigParser(interpolation=None, delimiters="=")
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(read(name))
    return found


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_has_the_sections_of_its_kind(name: str) -> None:
    sections = {".service": {"Unit", "Service"}, ".timer": {"Unit", "Timer", "Install"}}[Path(name).suffix]
    assert sections <= set(unit(name).sections()) <= sections | {"Install"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd on this machine")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        # The program and its user are on no machine that tests.
        text = read(name).replace("/srv/westmarch/bin/westmarch", "/bin/true").replace("User=westmarch\n", "")
        (tmp_path / name).write_text(text)
    files = [str(tmp_path / name) for name in UNITS]
    ran = subprocess.run(["systemd-analyze", "verify", "--man=no", *files], capture_output=True, text=True)
    assert (ran.returncode, [line for line in ran.stderr.splitlines() if str(tmp_path) in line]) == (0, [])


def test_the_units_call_commands_that_the_program_understands() -> None:
    example = settings_of("westmarch.env.example")
    started = unit("westmarch.service")["Service"]["ExecStart"]
    words = [word.replace("${WESTMARCH_WORKERS}", example["WESTMARCH_WORKERS"]) for word in shlex.split(started)]
    command, given = understood(words[1:])
    assert (command, given["host"], str(given["port"]), given["secure"]) == ("serve", "127.0.0.1", PORT, True)
    saved = shlex.split(unit("westmarch-backup.service")["Service"]["ExecStart"])[-1].removeprefix("exec ")
    command, given = understood(shlex.split(saved)[1:])
    assert (command, given["force"], given["file"].parent) == ("backup", True, Path(DATA, "backups"))
    assert {words[0], shlex.split(saved)[0]} == {"/srv/westmarch/bin/westmarch"}


def test_the_units_share_user_folder_and_settings() -> None:
    server, backup = unit("westmarch.service")["Service"], unit("westmarch-backup.service")["Service"]
    for option in ("User", "EnvironmentFile"):
        assert server[option] == backup[option]
    assert f"/var/lib/{server['StateDirectory']}" == settings_of("westmarch.env.example")["WESTMARCH_DATA"] == DATA
    assert f"/var/lib/{backup['StateDirectory'].split()[1]}" == f"{DATA}/backups"


def test_the_environment_of_the_units_is_what_the_server_reads() -> None:
    example = settings_of("westmarch.env.example")
    assert example.keys() <= KNOWN | {"WESTMARCH_WORKERS"}
    assert example["WESTMARCH_WORKERS"] == "1" or example["REDIS_URL"]
    address(example["DATABASE_URL"])


# The page


def test_the_page_names_every_file_and_every_variable() -> None:
    assert [file.name for file in DEPLOY.iterdir() if f"`{file.name}`" not in OPERATIONS and file.is_file()] == []
    assert [name for name in KNOWN if name not in OPERATIONS] == []


COMMANDS = re.findall(
    r"^ +(?:.*?[/ ])?westmarch ((?:backup|restore|--version)[^'\n\[]*)(?:'.*)?$", OPERATIONS, re.MULTILINE
)


def test_the_page_shows_commands() -> None:
    assert len(COMMANDS) >= 6


@pytest.mark.parametrize("line", [line for line in COMMANDS if "$(" not in line and "--version" not in line])
def test_every_command_of_the_page_is_understood(line: str) -> None:
    command, _ = understood(line)
    assert command == line.split()[0]


ROWS = {
    "log-ins": ("log_ins_of_address",),
    "new accounts": ("accounts",),
    "new tables": ("tables", "tables_of_address"),
    "lines of chat": ("chat",),
    "messages": ("messages",),
    "requests": ("requests_of_address",),
    "connections": ("connections_of_person", "connections_of_address"),
    "people who look on": ("watchers_of_table",),
    "reports": ("reports", "reports_of_address"),
    "analyses": ("analyses", "analyses_of_address"),
    "hints": ("hints", "hints_of_address"),
    "finished games read": ("readings", "readings_of_address"),
    "questions that wait for computers' words, hints, analyses or readings": (
        "waiting_of_person",
        "waiting_of_address",
    ),
    "changes of notices, trials": ("notices",),
    "letters that somebody asks for": ("letters_of_address",),
    "exports of one's data": ("exports",),
    "requests of a program": ("requests_of_bot",),
    "games of a program": ("games_of_bot",),
    "challenges": ("challenges",),
    "decks kept, shared, checked or read": ("decks", "decks_of_address"),
}


def test_the_table_of_limits_is_that_of_the_server() -> None:
    limits = msgspec.structs.asdict(Limits())
    assert {field for fields in ROWS.values() for field in fields} == limits.keys()
    for what, fields in ROWS.items():
        found = [limits[field] for field in fields]
        bursts = " / ".join(str(one.burst if isinstance(one, Limit) else one) for one in found)
        minutes = " / ".join(f"{one.a_minute:g}" for one in found if isinstance(one, Limit))
        (row,) = re.findall(rf"^\| {what} \| [^|]+ \| ([^|]+?) \| ?([^|]*?) ?\|$", OPERATIONS, re.MULTILINE)
        assert row == (bursts, minutes)
