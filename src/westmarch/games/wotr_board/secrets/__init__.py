"""What is hidden: who may know what (`view`, filled in by `showing`), what others know of hidden cards (`knowledge`), fair guesses (`guesses`)."""
