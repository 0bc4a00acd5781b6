"""What server and browser say to each other: HTTP for the lobby, a WebSocket for a table.

The structs are the only definition: `python -m westmarch.server.schema` writes the client's types from them. Everything is free
of language; the client translates with the message files that the terminal uses too. What the server sends has no defaults, so
that every field is always there; what a client sends is bounded in size.

`api` and those beside it have what goes over HTTP, `wire` what goes over the WebSocket, `situations` what can be seen of a table, `telling` what
sentences may say, `pieces` what all of it is made of.
"""
