"""How much one process carries: real sockets, a real database, a client of our own."""
