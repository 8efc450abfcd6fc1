"""Several processes and machines as one server; imported only when a cluster is configured."""
