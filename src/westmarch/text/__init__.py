"""Everything that players read, in their language. The messages lie beside this file, a folder a language."""

from westmarch.text.speech import LANGUAGES, Speech, speech

__all__ = ["LANGUAGES", "Speech", "speech"]
