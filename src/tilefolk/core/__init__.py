"""What every game shares: the compiled base, chance, events, records, errors, the registry."""
