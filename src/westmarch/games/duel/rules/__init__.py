"""The rules: one module for each thing that players have a word for."""
