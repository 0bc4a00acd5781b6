# Meeting others: bots, challenges, playing at once.

meeting-web-bots = Your bots
meeting-web-bots-why = A bot is a program that plays under a name of its own. It comes by a token, which you make here and can revoke at any time.
meeting-web-bot-name = Name of a new bot
meeting-web-bot-make = Make a bot
meeting-web-token = Token
meeting-web-token-new = A new token
meeting-web-token-name = What the token is for
meeting-web-token-make = Make the token
meeting-web-token-once = Keep this token safe. It is shown only this once.
meeting-web-token-unused = never used
meeting-web-token-revoke = Revoke
meeting-web-scope-play = play
meeting-web-scope-challenge = send and answer challenges
meeting-web-scope-chat = write in the chat

meeting-web-challenge = Challenge somebody
meeting-web-challenge-name = Name of an account or a bot
meeting-web-challenge-send = Send the challenge
meeting-web-challenge-guest = Challenges are for accounts.
meeting-web-bots-here = Bots that are here
meeting-web-bots-none = No bot is here just now.
meeting-web-bot-choose = Choose

meeting-web-tournaments = Tournaments
meeting-web-tournaments-none = There is no tournament just now.
meeting-web-tournament-new = Open a tournament
meeting-web-tournament-name = Name of the tournament
meeting-web-tournament-kind = Kind
meeting-web-tournament-rounds = Rounds
meeting-web-tournament-bots = Bots may enter
meeting-web-tournament-open = Open it
meeting-web-kind-swiss = Swiss
meeting-web-kind-round_robin = Everybody against everybody
meeting-web-kind-league = League of campaigns
meeting-web-league-why = Everybody plays the campaign of The Lord of the Rings: The Card Game alone. In each round all are dealt the same.
meeting-web-state-open = open to all
meeting-web-state-running = round { $round } of { $rounds }
meeting-web-state-over = over
meeting-web-entered = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
meeting-web-host = host: { $name }
meeting-web-enter = Enter
meeting-web-leave = Leave the tournament
meeting-web-start = Begin
meeting-web-call-off = Call it off
meeting-web-to-game = To your game
meeting-web-standings = Standings
meeting-web-place = Place
meeting-web-player = Player
meeting-web-points = Points
meeting-web-opponents = Opponents’ points
meeting-web-scenarios = Scenarios
meeting-web-score = Score
meeting-web-games = Games
meeting-web-nobody-yet = Nobody has entered yet.
meeting-web-round = Round { $round }
meeting-web-playing = being played
meeting-web-came-through = won
meeting-web-failed = lost
meeting-web-sat-out = sat out
