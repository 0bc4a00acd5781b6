"""The pages of docs and the site that is made of them: links lead somewhere, every page is reached, in all languages."""

import html
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
TRANSLATED = ("ru", "uk")
FOR_PLAYERS = ("index", "first-steps", "rules/duel", "rules/lcg", "rules/wotr_board", "rules/wotr_cards")
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(DOCS.rglob("*.md"))
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|(?<=\n\n)(?:    [^\n]*\n+)+|`[^`\n]+`", re.DOTALL | re.MULTILINE)


class Lenient(yaml.SafeLoader):
    """Reads MkDocs' settings without the Python objects that they name."""


Lenient.add_multi_constructor("tag:yaml.org,2002:python/", lambda *_: None)
SETTINGS = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Lenient)
LANGUAGES = {language["locale"]: language for language in SETTINGS["plugins"][1]["i18n"]["languages"]}


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prose(page: Path) -> str:
    """A page's text without its code."""
    return CODE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site make them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def in_language_of(page: Path, target: Path) -> Path:
    """The page to which the site leads: in the reader's language, if there is one."""
    language = page.suffixes[0] if len(page.suffixes) > 1 else ""
    translated = target.with_suffix(f"{language}.md")
    return translated if translated.is_file() else target


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_within_the_project_leads_to_a_file_and_a_heading(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_file(), link
        if DOCS in page.parents:
            assert DOCS in target.parents, f"{link} is not on the site"
        assert not anchor or anchor in anchors(in_language_of(page, target)), link


def navigated(entries: list[dict[str, object]]) -> list[tuple[str, str]]:
    """The titles and pages of the navigation, however deep, sections with an empty page."""
    found: list[tuple[str, str]] = []
    for entry in entries:
        for title, inside in entry.items():
            found += [(title, inside)] if isinstance(inside, str) else [(title, ""), *navigated(inside)]
    return found


def test_every_page_is_in_the_navigation_once() -> None:
    listed = [page for _, page in navigated(SETTINGS["nav"]) if page]
    names = [str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")]
    assert sorted(listed) == sorted(page for page in names if page.count(".") == 1)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_navigation_is_translated(language: str) -> None:
    titles = {title for title, _ in navigated(SETTINGS["nav"])} - {SETTINGS["site_name"]}
    assert LANGUAGES[language]["nav_translations"].keys() == titles


def test_pages_for_players_and_only_they_are_in_all_languages() -> None:
    for language in TRANSLATED:
        pages = {str(page.relative_to(DOCS)).removesuffix(f".{language}.md") for page in DOCS.rglob(f"*.{language}.md")}
        assert pages == set(FOR_PLAYERS)


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_first_steps_call_things_as_the_client_does(language: str) -> None:
    page = DOCS / ("first-steps.md" if language == "en" else f"first-steps.{language}.md")
    files = [ROOT / "web/src" / f"{name}.ftl" for name in (f"text/{language}/web", f"table/text/{language}")]
    files.append(ROOT / f"src/westmarch/text/{language}/common.ftl")
    said = {line.partition(" = ")[2] for file in files for line in file.read_text(encoding="utf-8").splitlines()}
    assert [what for what in re.findall(r"\*\*(.+?)\*\*", page.read_text(encoding="utf-8")) if what not in said] == []


def test_no_line_is_taken_for_an_item_of_a_list_because_it_begins_with_a_number() -> None:
    assert [name(page) for page in PAGES if re.search(r"^ +\d+\. ", prose(page), re.MULTILINE)] == []


def test_sequence_diagrams_are_drawn_with_all_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from draw_sequences import BLOCK, on_page_markdown, read

    for page in sorted(DOCS.rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        drawn = on_page_markdown(text)
        assert "sequenceDiagram" not in drawn
        for block in BLOCK.findall(text):
            said = read(block)
            assert all(html.escape(name) in drawn for name in said.people)
            assert all(html.escape(message.text) in drawn for message in said.messages)
    with pytest.raises(ValueError, match="cannot be drawn"):
        read("loop every minute\n")


@pytest.mark.skipif(find_spec("mkdocs") is None, reason="`make docs` has not been called: MkDocs is not installed")
def test_the_site_is_built_without_a_warning_and_needs_no_other_host(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=True,
    )
    for prefix in ("", *(f"{language}/" for language in TRANSLATED)):
        for _, page in navigated(SETTINGS["nav"]):
            place = page.removesuffix("index.md") if page.endswith("index.md") else page.removesuffix(".md") + "/"
            assert not page or (tmp_path / prefix / place / "index.html").is_file()
    for built in tmp_path.rglob("*.html"):
        loaded = re.findall(r'<(?:script|link|img|iframe)[^>]* (?:src|href)="?(https?:)?//', built.read_text())
        assert loaded == [], built
