/** A spot on the table, in hundredths of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

/** How the ring is drawn: the larger the roundness, the more of a rectangle it is. */
export interface Shape {
  /** Half of the ring's width and height, in hundredths of the table's. */
  reach: Spot;
  /** How low the ring's middle is, in hundredths of the table's height. */
  middle: number;
  roundness: number;
  /** How much room a seat takes, in hundredths of the table: seats are equally far apart, measured in seats. */
  seat: Spot;
  /** How much farther from their neighbours the nearest seat is, measured in seats. */
  lead: number;
}

const STEPS = 160;
/** Between a circle's measure of distance (2) and that of boxes (infinite). */
const POWER = 3;
const outlines = new Map<number, readonly Spot[]>();

/** Where each seat is, clockwise as people sit; the one at `bottom` is nearest to the viewer. */
export function seatSpots(seats: number, bottom: number, shape: Shape): Spot[] {
  if (seats === 3) return triangle(bottom, shape);
  const outline = outlineOf(shape);
  const lengths = travelled(outline, shape.seat);
  const whole = lengths.at(-1) ?? 0;
  const lead = seats > 2 ? Math.max(0, Math.min(shape.lead, whole / seats - 1)) : 0;
  const spacing = (whole - 2 * lead) / seats;
  const spots = [{ x: 50, y: shape.middle + shape.reach.y }];
  let at = 0;
  for (let turn = 1; turn < seats; turn += 1) {
    while ((lengths[at] ?? whole) < lead + turn * spacing - 1e-9) at += 1;
    spots.push(outline[at] ?? { x: 50, y: 100 });
  }
  return spots.map((_, seat) => spots[(seat - bottom + seats) % seats] ?? { x: 50, y: 50 });
}

/** The ring from its lowest spot, clockwise: to the left first, as the next player sits on one's left. */
export function outlineOf({ reach, middle, roundness }: Shape): Spot[] {
  return unitOutline(roundness).map(({ x, y }) => ({ x: 50 + reach.x * x, y: middle + reach.y * y }));
}

/** Three people leave the middle free: two of them sit in the far corners. */
function triangle(bottom: number, { reach: { x, y }, middle }: Shape): Spot[] {
  const around = [{ x: 50, y: middle + y }, { x: 50 - x, y: middle - y }, { x: 50 + x, y: middle - y }];
  return around.map((_, seat) => around[(seat - bottom + 3) % 3] ?? { x: 50, y: 50 });
}

function unitOutline(roundness: number): readonly Spot[] {
  const known = outlines.get(roundness);
  if (known) return known;
  const outline = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (step / STEPS) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const length = (Math.abs(x) ** roundness + Math.abs(y) ** roundness) ** (1 / roundness);
    return { x: x / length, y: y / length };
  });
  outlines.set(roundness, outline);
  return outline;
}

function travelled(outline: readonly Spot[], seat: Spot): number[] {
  const lengths = [0];
  let length = 0;
  for (let step = 1; step < outline.length; step += 1) {
    const [one, other] = [outline[step - 1], outline[step]];
    if (!one || !other) continue;
    const [x, y] = [Math.abs(one.x - other.x) / seat.x, Math.abs(one.y - other.y) / seat.y];
    length += Math.cbrt(x ** POWER + y ** POWER);
    lengths.push(length);
  }
  return lengths;
}
