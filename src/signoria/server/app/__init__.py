"""The outermost room: pages, routes, sockets, who somebody is. It knows no table from inside."""
