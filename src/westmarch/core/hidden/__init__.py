"""What is hidden, and who may know it: lazy decks, accounts of knowledge, fair deals, and the view of one person."""
