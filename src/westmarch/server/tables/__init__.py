"""Tables in play: the match that events make, what people ask of it and are told, live tables in memory, clocks; `computers` and `finished`
are rooms of their own."""
