// What jsdom lacks: media queries, of which none matches, and scrolling.
globalThis.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;

if (globalThis.Element) Element.prototype.scrollIntoView ??= () => undefined;
