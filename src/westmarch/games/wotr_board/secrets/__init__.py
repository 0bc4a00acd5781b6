"""What is hidden: what a person may see, what others know of hidden cards, and fair guesses at them."""
