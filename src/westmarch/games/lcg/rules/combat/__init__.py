"""Fights: players engage enemies, enemies attack, players attack."""
