"""The full-screen client. Imported only by the commands that open a screen."""
