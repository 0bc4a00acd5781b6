"""The list of all that Westmarch is built of."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def bill() -> dict[str, Any]:
    made = subprocess.run([sys.executable, ROOT / "tools/sbom.py"], check=True, stdout=subprocess.PIPE)
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def test_it_names_every_pinned_package_once_with_its_licence_and_hashes() -> None:
    found = bill()
    assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.6")
    assert found["metadata"]["component"]["version"] != "0"
    components = {component["purl"]: component for component in found["components"]}
    assert len(components) == len(found["components"])
    for file in (ROOT / "requirements").glob("*.txt"):
        for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            component = components[f"pkg:pypi/{name.lower()}@{version}"]
            assert component["properties"], name
            if file.stem == "runtime":
                assert component["scope"] == "required"
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    client = [component for purl, component in components.items() if purl.startswith("pkg:npm/")]
    assert len(client) >= len({place.rpartition("node_modules/")[2] for place in lock["packages"] if place})
    without = [c["name"] for c in found["components"] if c["scope"] == "required" and "licenses" not in c]
    assert len(without) < len(components) / 10, without


def test_it_is_the_same_each_time() -> None:
    assert bill() == bill()
