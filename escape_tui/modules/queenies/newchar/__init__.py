"""The Queenie New characters: two characters, two chambers, two treasures."""
