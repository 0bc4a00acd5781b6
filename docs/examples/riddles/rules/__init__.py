"""What happens: the verbs by which anything changes, the course of a round, and what holds at every change and moment."""
