"""SIGHUP asks a server to reload its configuration; in a terminal it means that the window was closed."""

import signal
import sys


def is_in_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def hold() -> None:
    """Hold SIGHUP until `release`: it would end a process that is starting or migrating."""
    if not is_in_terminal():
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})


def release() -> None:
    """Deliver a held SIGHUP."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP})


def is_handled() -> bool:
    return signal.getsignal(signal.SIGHUP) not in (signal.SIG_DFL, signal.SIG_IGN)


def ask_for_reload() -> None:
    """Reload the configuration of this process, if it can."""
    if is_handled():
        signal.raise_signal(signal.SIGHUP)
