"""What the texts of cards are made of: steps, costs, conditions, and operands that say whom they are about."""
