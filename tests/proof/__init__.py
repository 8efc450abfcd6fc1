"""Proof from outside: what clients saw and what journals hold are compared by a program that knows no hub."""
