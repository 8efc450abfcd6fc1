"""More quest chambers, a file a chamber, and the curses that come with them."""
