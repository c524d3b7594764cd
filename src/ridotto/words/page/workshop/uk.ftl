### The workshop.
