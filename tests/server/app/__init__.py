"""The outermost room, over real sockets."""
