"""Games in writing: positions and records as text, the steps in them, and what owners of a game correct."""
