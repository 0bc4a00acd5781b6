"""Tables in the browser: a Litestar application that stores every change of a table as an event before it tells anybody.

`main` runs it, `app` puts the handlers together, `house` all that a server process has. `http` is what requests come to first,
`people` who they come from, `tables` the games in play, `storage` what is kept of them, `protocol` all that is said over the wire.
"""
