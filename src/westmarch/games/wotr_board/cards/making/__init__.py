"""What cards are made of: steps that do something, tests that ask something, filters that find something."""
