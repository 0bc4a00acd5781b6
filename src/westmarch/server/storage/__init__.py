"""What the server keeps: the database and its migrations, reading from it, the line in which everything is written, and backups."""
