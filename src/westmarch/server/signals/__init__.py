"""How server processes hear of each other, and how those are woken who wait for something of their own."""
