"""`python -m signoria …`."""

import sys

from signoria.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
