"""Hostile visits: what somebody with bad manners may try, while an honest visitor's keys are timed.

`VISITS` in `registry` is the list; `python -m tests.hostile` plays them all and prints a line for each: name,
held or broke, figure. A visit is one function that runs in a process of its own, from an address of its own.
"""
