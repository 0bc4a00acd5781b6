"""What the server keeps: the database and its migrations, reading from it, and the one line in which everything is written."""
