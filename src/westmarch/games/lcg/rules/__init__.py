"""The rules, a module for each thing that players have a word for."""
