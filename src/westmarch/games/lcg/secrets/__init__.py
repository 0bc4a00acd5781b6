"""What people see, know and may guess of what is hidden."""
