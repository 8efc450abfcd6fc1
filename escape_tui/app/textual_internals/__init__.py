"""Every contact with Textual's private parts: a test names each part, and no other file may touch one."""
