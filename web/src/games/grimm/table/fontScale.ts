/** How much smaller a name is written so that its longest word stays whole: Cauldron, not Caul-dron. */
export function fontScaleOf(name: string, letters: number): number {
  const longest = Math.max(1, ...name.split(/[ -]/).map(({ length }) => length));
  return Math.min(1, letters / longest);
}
