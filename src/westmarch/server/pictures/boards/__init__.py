"""How each game looks in the preview of a link."""
