"""`python -m westmarch` is the `westmarch` command."""

from westmarch.terminal.main import main

if __name__ == "__main__":
    main()
