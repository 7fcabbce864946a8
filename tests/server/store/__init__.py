"""The stores: one contract, every store."""
