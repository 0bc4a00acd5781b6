"""The rules, a module for each thing that players have a word for; `verbs` is the one way in which the board changes."""
