"""What is reached over HTTP: the door that every request passes, the lobby, the shelf of decks, the sockets of tables, the built client."""
