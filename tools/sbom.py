"""Lists all that Westmarch is built of, with versions, hashes and licences: CycloneDX JSON on standard output or in a file.

Python packages come from the pinned requirements, what is installed tells their licences; those of the client come from its lock
file. The list has no time and no random number in it: the same pins give the same list.
"""

import base64
import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
SPEC = "1.6"
SHIPPED = "runtime"  # the requirements that an installed Westmarch needs; all others only help to make it
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
CLASSIFIER = "License :: OSI Approved :: "
SPDX_LIKE = re.compile(r"^[A-Za-z0-9.+() -]{2,60}$")


def python_components() -> list[dict[str, Any]]:
    """The packages of all lists of requirements, each once."""
    found: dict[str, dict[str, Any]] = {}
    lists = sorted((ROOT / "requirements").glob("*.txt"), key=lambda file: (file.stem != SHIPPED, file.stem))
    for file in lists:
        text = file.read_text(encoding="utf-8")
        pins = list(PIN.finditer(text))
        for pin, after in zip(pins, [*pins[1:], None], strict=True):
            name, version = pin[1].lower(), pin[2]
            hashes = HASH.findall(text[pin.end() : after.start() if after else len(text)])
            purl = f"pkg:pypi/{name}@{version}"
            component = described(name, version, purl, file.stem == SHIPPED, python_licence(name))
            # A package has a hash for each of its files.
            properties = [{"name": "westmarch:sha256", "value": value} for value in hashes]
            found.setdefault(purl, {**component, "properties": properties})
    return list(found.values())


def python_licence(name: str) -> str:
    """The licence that an installed package declares; empty where it is not installed or declares none."""
    try:
        told = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    classifiers = [c.removeprefix(CLASSIFIER) for c in told.get_all("Classifier") or [] if c.startswith(CLASSIFIER)]
    declared = [told[field] for field in ("License-Expression", "License") if field in told]
    candidates = [*declared, " AND ".join(classifiers)]
    return next((licence for licence in candidates if SPDX_LIKE.match(licence)), "")


def client_components() -> list[dict[str, Any]]:
    """The packages of the browser client."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found = {}
    for place, package in lock["packages"].items():
        if not place:
            continue
        name = place.rpartition("node_modules/")[2]
        version = package["version"]
        purl = f"pkg:npm/{quote(name, safe='/')}@{version}"
        component = described(name, version, purl, not package.get("dev", False), package.get("license", ""))
        algorithm, _, digest = package.get("integrity", "").partition("-")
        if algorithm == "sha512":
            component["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        found[purl] = component
    return list(found.values())


def described(name: str, version: str, purl: str, shipped: bool, licence: str) -> dict[str, Any]:
    """A component as CycloneDX has it."""
    component: dict[str, Any] = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "scope": "required" if shipped else "excluded",
    }
    if licence:
        component["licenses"] = [{"license": {"name": licence}}]
    return component


def bill() -> dict[str, Any]:
    """The whole list."""
    project = re.search(r'^__version__ = "(.+)"', (ROOT / "src/westmarch/__init__.py").read_text(), re.MULTILINE)
    version = project[1] if project else "0"
    components = sorted([*python_components(), *client_components()], key=lambda one: str(one["purl"]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "westmarch", "version": version}},
        "components": components,
    }


def main() -> None:
    """Write the list to the file that is named, or print it."""
    text = json.dumps(bill(), indent=2, ensure_ascii=False) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
