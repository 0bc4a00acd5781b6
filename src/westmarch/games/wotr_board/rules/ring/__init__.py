"""The way of the Ring-bearers: the Fellowship and the hunt for it."""
