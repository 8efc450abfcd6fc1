"""Every contact with what Textual keeps private: a test names each part, and no other file may touch one."""
