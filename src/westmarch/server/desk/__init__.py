"""The keeper's desk: what keepers and moderators do, in the browser and on the command line by the same functions."""
