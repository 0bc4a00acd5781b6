"""Advice to computer players. Nothing outside but the game itself knows it, and it changes states only by words, on
copies.
"""
