"""More quest chambers, one file each, and the curses that come with them."""
