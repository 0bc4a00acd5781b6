"""One module for each group of commands. They are imported only when their command is given."""
