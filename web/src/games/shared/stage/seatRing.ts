/** A spot on the table, in hundredths of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

/** How the ring is drawn: the larger the roundness, the more of a rectangle it is. */
export interface Shape {
  /** Half of the ring's width and height, in hundredths of the table's. */
  reach: Spot;
  roundness: number;
  /** Width of the table for a height of 1: seats are equally far apart on the screen. */
  aspect: number;
}

const STEPS = 720;

/** Where each seat is, clockwise as people sit; the one at `bottom` is nearest to the viewer. */
export function seatSpots(seats: number, bottom: number, shape: Shape): Spot[] {
  if (seats === 3) return triangle(bottom, shape.reach);
  const outline = Array.from({ length: STEPS + 1 }, (_, step) => outlineAt(step / STEPS, shape));
  const lengths = travelled(outline, shape.aspect);
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const turn = ((seat - bottom + seats) % seats) / seats;
    return spotAfter(turn * whole, outline, lengths);
  });
}

/** Three people leave the middle free: two of them sit in the far corners. */
function triangle(bottom: number, { x, y }: Spot): Spot[] {
  const around = [{ x: 50, y: 50 + y }, { x: 50 - x, y: 50 - y }, { x: 50 + x, y: 50 - y }];
  return around.map((_, seat) => around[(seat - bottom + 3) % 3] ?? { x: 50, y: 50 });
}

/** The outline from its lowest spot, clockwise: to the left first, as the next player sits on one's left. */
function outlineAt(turn: number, { reach, roundness }: Shape): Spot {
  const angle = Math.PI / 2 + turn * 2 * Math.PI;
  const power = 2 / roundness;
  const along = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  return { x: 50 + reach.x * along(Math.cos(angle)), y: 50 + reach.y * along(Math.sin(angle)) };
}

function travelled(outline: readonly Spot[], aspect: number): number[] {
  const lengths = [0];
  outline.slice(1).forEach((spot, index) => {
    const before = outline[index] ?? spot;
    lengths.push((lengths[index] ?? 0) + Math.hypot((spot.x - before.x) * aspect, spot.y - before.y));
  });
  return lengths;
}

function spotAfter(length: number, outline: readonly Spot[], lengths: readonly number[]): Spot {
  const index = Math.max(0, lengths.findIndex((each) => each >= length - 1e-9));
  return outline[index] ?? { x: 50, y: 100 };
}
