"""The built browser client: files in memory, compressed once, found by their names alone."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
PAGE = "text/html"
HASHED = "assets/"  # the folder in which every name changes with its content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
WORTH_PACKING = 600  # bytes
HOW_TO_BUILD = (
    "The browser client has not been built. Run `make play`, or in the folder web: `npm ci` and `npm run build`, "
    "and start the server again."
)


class Asset(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    brotli: bytes | None
    kind: str
    caching: str
    tag: str

    def answer(self, accepted: str, known: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body for a client that accepts these encodings and knows this version."""
        headers = {
            "content-type": self.kind,
            "cache-control": self.caching,
            "etag": self.tag,
            "vary": "accept-encoding",
        }
        if known == self.tag:
            return 304, headers, b""
        if self.brotli is not None and "br" in accepted:
            return 200, {**headers, "content-encoding": "br"}, self.brotli
        if self.packed is not None and "gzip" in accepted:
            return 200, {**headers, "content-encoding": "gzip"}, self.packed
        return 200, headers, self.body


def asset(body: bytes, kind: str, caching: str = ASK_AGAIN, brotli: bytes | None = None) -> Asset:
    """A body ready to be sent."""
    packed = gzip.compress(body, 9) if kind.startswith(PACKED) and len(body) > WORTH_PACKING else None
    text = f"{kind}; charset=utf-8" if kind.startswith(("text/", "application/json")) else kind
    return Asset(body, packed, brotli, text, caching, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def is_built(folder: Path = FOLDER) -> bool:
    """Whether there is a client."""
    return (folder / INDEX).is_file()


def load(folder: Path = FOLDER) -> dict[str, Asset]:
    """All files of the client by their path; nothing if it has not been built."""
    found: dict[str, Asset] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix not in (".br", ".gz", ".map"):
            name = file.relative_to(folder).as_posix()
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            twin = file.with_name(file.name + ".br")
            brotli = twin.read_bytes() if twin.is_file() else None
            found[name] = asset(file.read_bytes(), kind, FOR_EVER if name.startswith(HASHED) else ASK_AGAIN, brotli)
    return found if INDEX in found else {}


def find(assets: dict[str, Asset], path: str) -> Asset | None:
    """The file of a path; the client's own routes, which have no ending, lead to its first page."""
    name = path.strip("/")
    if name in assets:
        return assets[name]
    is_route = "." not in name.rpartition("/")[2] and not name.startswith(HASHED)
    return assets.get(INDEX) if is_route else None
