"""Who knows what: views for people, what is known of hidden cards, and fair guesses at them."""
