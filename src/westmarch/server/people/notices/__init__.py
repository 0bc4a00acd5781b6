"""Telling people who are away that it is their move: by Web Push, e-mail and webhooks."""
