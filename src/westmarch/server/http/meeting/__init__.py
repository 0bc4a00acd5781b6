"""Meeting others, over HTTP."""
