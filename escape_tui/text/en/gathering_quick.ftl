# Quick play: people gather for a short while, then the game starts.
quick-starts = Starts in { $seconds } s or when full, with bots in empty seats. If all are ready, it starts now.
