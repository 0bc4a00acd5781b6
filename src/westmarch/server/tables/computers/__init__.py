"""The words that the server itself says: whose turn it is, the workers that think, and the line before them."""
