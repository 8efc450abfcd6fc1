"""Several processes and hosts as one house: imported only where a cluster is asked for."""
