"""What players do of their own will: playing cards and paying for them, using abilities, and the windows in which they may."""
