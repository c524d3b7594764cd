/** A shape for every player, so that players differ not only by colour. Drawn in a square of 24. */
const SHAPES = [
  "M12 2.5 14.9 9l7.1.7-5.4 4.7 1.6 7L12 17.7l-6.2 3.7 1.6-7L2 9.7 9.1 9z",
  "M12 21C5 15.500 2.500 12.300 2.500 8.700A5 5 0 0 1 12 6.500a5 5 0 0 1 9.500 2.200C21.500 12.300 19 15.500 12 21z",
  "M12 2 21 12 12 22 3 12z",
  "M12 3 22 20.500H2z",
  "M9 2.500h6V9h6.500v6H15v6.500H9V15H2.500V9H9z",
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  "M3.500 3.500h17v17h-17z",
  "M16.500 2.800A9.600 9.600 0 1 0 21.300 16 8 8 0 0 1 16.500 2.800z",
  "M12 1.800C16 7.500 19 11 19 15a7 7 0 0 1-14 0c0-4 3-7.500 7-13.200z",
  "M7 3h10l5 9-5 9H7l-5-9z",
  "M4 2.500h16L14 12l6 9.500H4L10 12z",
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
  "M14 1.500 4 13.500h6.500L9 22.500l11-13h-6.800z",
];

/** The shape of a player, as an SVG path. */
export function shapeOf(player: number): string {
  return SHAPES[player % SHAPES.length] ?? "";
}

/** The hue of a player, in degrees: neighbours are far apart. */
export function hueOf(player: number): number {
  return (35 + player * 138) % 360;
}
