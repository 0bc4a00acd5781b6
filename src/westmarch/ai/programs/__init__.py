"""Programs of anybody as players: what is said to them and by them, how they are asked, and ours, which answers."""
