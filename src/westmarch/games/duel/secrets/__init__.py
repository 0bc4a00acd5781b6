"""What a person may know, who knows what, and fair guesses."""
