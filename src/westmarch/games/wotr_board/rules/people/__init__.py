"""Characters: how they come into play, travel, and what they can do."""
