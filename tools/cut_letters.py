"""Cuts the letters that nearly every page needs out of the typefaces, so that a first visit loads little.

`python -m pip install fonttools brotli`, then `python tools/cut_letters.py`. In `web/src/fonts` it makes of each face whose letters are latin
or cyrillic one more file: `basic`, the letters and signs of a plain English page, and `slavic`, the letters of Russian and Ukrainian. Of `basic`
there is a part more, `signs`, for pages that are written in those: all but the letters; and `name`, the letters of the few words that are latin on
every page. Figures are lining ones from the start, hints and all ligatures but those of f are left out. What is rarer comes from the whole faces; `web/src/tokens.css` says
which letters are in which file.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[1] / "web" / "src" / "fonts"
BASIC = [*range(0x20, 0x7F), *map(ord, "\u00a0«·»áâéíóúûÉ–—‘’“”„…−×")]
SLAVIC = [*range(0x410, 0x450), *map(ord, "ЁёЄєІіЇїҐґ№")]
SIGNS = [code for code in BASIC if not chr(code).isalpha()]
CUTS = [
    ("*-latin-[0-9]*", "latin", "basic", BASIC),
    ("*-latin-[0-9]*", "latin", "signs", SIGNS),
    ("alegreya-latin-700-normal*", "latin", "name", sorted(map(ord, set("Westmarch")))),
    ("alegreya-sans-latin-400-normal*", "latin", "name", sorted(map(ord, set("English")))),
    ("*-cyrillic-[0-9]*", "cyrillic", "slavic", SLAVIC),
]
SPACES, SPACE = (0x20, 0xA0), 0.2  # of an em, the least width of one; the sans face has 0.15
FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
FEATURES = ["kern", "liga", "tnum"]


def take_lining_figures(font: TTFont) -> None:
    """Let the figures be as high as capitals without asking for it."""
    for table in font["cmap"].tables:
        for code, name in enumerate(FIGURES, ord("0")):
            if code in table.cmap and f"{name}.lf" in font.getGlyphOrder():
                table.cmap[code] = f"{name}.lf"


def widen_spaces(font: TTFont) -> None:
    """Let there be room between the words of the sans face, which run together in bold at small sizes."""
    names = font.getBestCmap()
    for name in {names[code] for code in SPACES if code in names}:
        width, left = font["hmtx"][name]
        font["hmtx"][name] = max(width, round(SPACE * font["head"].unitsPerEm)), left


def keep_ligatures_of_f(font: TTFont) -> None:
    """Forget the others, arrows made of signs above all, which the texts of the games do not use."""
    table = font["GSUB"].table
    of_f = {
        number
        for number, lookup in enumerate(table.LookupList.Lookup)
        if any("f" in getattr(part, "ligatures", {}) for part in lookup.SubTable)
    }
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "liga":
            record.Feature.LookupListIndex = sorted(of_f.intersection(record.Feature.LookupListIndex))


def cut(whole: Path, part: Path, letters: list[int]) -> None:
    """Write a part of a face."""
    options = Options(
        flavor="woff2", hinting=False, desubroutinize=True, notdef_outline=False, layout_features=FEATURES
    )
    font = load_font(whole, options)
    take_lining_figures(font)
    keep_ligatures_of_f(font)
    widen_spaces(font)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    save_font(font, part, options)


def main() -> None:
    """Cut all faces."""
    for faces, alphabet, name, letters in CUTS:
        for whole in sorted(FONTS.glob(f"{faces}.woff2")):
            part = whole.with_name(whole.name.replace(f"-{alphabet}-", f"-{name}-"))
            cut(whole, part, letters)
            print(f"{part.name}: {part.stat().st_size} bytes")


if __name__ == "__main__":
    main()
