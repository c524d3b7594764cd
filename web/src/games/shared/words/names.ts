/** A name as it stands in messages: `glass-slipper`, `must-swap`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[ _]/g, "-");
}

/** What the numbers of a class are called in messages: `extra-card` for EXTRA_CARD. */
export function messageNames(numbers: Readonly<Record<string, number>>): Record<number, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, n]) => [n, slug(name)]));
}
