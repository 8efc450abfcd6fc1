"""Hooks: a server's news, sent to chats and phones."""
