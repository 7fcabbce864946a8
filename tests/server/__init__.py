"""The server: routes, tables, stores."""
