"""Python imports this file first, because a test put its folder on the path of the processes it starts."""

import os
import sys

if {"host", "worker", "gate"} & set(sys.orig_argv):
    from tests.proof.extras.switches import start_without

    start_without(os.environ["WITHOUT"])
