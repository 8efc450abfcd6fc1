"""Hooks: news of a server for chats and phones."""
