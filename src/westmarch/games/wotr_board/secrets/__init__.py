"""What is hidden: who may know what (`view`), what others know of hidden cards (`knowledge`), fair guesses (`guesses`)."""
