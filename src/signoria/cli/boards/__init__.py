"""How each title's picture is drawn in plain text: one module per title, found by its name."""
