// The geometry of a line chart.

export interface Line {
  name: string;
  values: readonly number[];
}

export interface Paper {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A part such as a round: its name, a shorter one for want of room, and the moment where it begins. */
export interface Part {
  at: number;
  name: string;
  short: string;
}

export type Point = readonly [x: number, y: number];

/** A round number above all values. */
export function ceiling(lines: readonly Line[]): number {
  const most = Math.max(1, ...lines.flatMap((line) => line.values));
  const step = stepFor(most);
  return Math.ceil(most / step) * step;
}

/** The distance of the grid lines: 1, 2, 5, 10, …, so that there are at most six above zero. */
export function stepFor(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (most / step <= 6) return step;
}

/** The values of the grid lines. */
export function ticks(most: number): number[] {
  const step = stepFor(most);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

export function points(values: readonly number[], most: number, paper: Paper): Point[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, i) => [across(i, last, paper), up(value, most, paper)]);
}

export function across(i: number, last: number, paper: Paper): number {
  return paper.left + (i / last) * (paper.width - paper.left - paper.right);
}

/** The moment that is nearest to a place on the paper. */
export function momentAt(x: number, last: number, paper: Paper): number {
  const moment = Math.round(((x - paper.left) / (paper.width - paper.left - paper.right)) * last);
  return Math.min(Math.max(0, moment), last);
}

export function up(value: number, most: number, paper: Paper): number {
  return paper.height - paper.bottom - (value / most) * (paper.height - paper.top - paper.bottom);
}

/** How wide a letter is at most on average, in pixels. */
const LETTER = 7;

/** Where each part begins, and its name: the short ones, if the names would lie on each other. */
export function labels(parts: readonly Part[], last: number, paper: Paper): { x: number; words: string }[] {
  const placed = parts.map((part) => ({ ...part, x: across(part.at, last, paper) }));
  const fits = placed.every(({ x, name }, i) => x + 8 + name.length * LETTER <= (placed[i + 1]?.x ?? paper.width));
  return placed.map(({ x, name, short }) => ({ x, words: fits ? name : short }));
}

/** Where the player's sign stands on their line: at a few points, at others than on the lines beside it. */
export function signed(line: readonly Point[], player: number, signs = 4): Point[] {
  const step = Math.max(1, Math.ceil(line.length / signs));
  return line.filter((_, i) => i > 0 && i < line.length - 1 && (i + player) % step === 0);
}

/** A line as an SVG path. */
export function path(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Heights pushed apart until no two are nearer than `gap`, and none is below `bottom`. */
export function spread(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => at(heights, a) - at(heights, b));
  const placed = [...heights];
  order.forEach((i, n) => {
    const above = order[n - 1];
    if (above !== undefined) placed[i] = Math.max(at(placed, i), at(placed, above) + gap);
  });
  let limit = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(at(placed, i), limit);
    limit = at(placed, i) - gap;
  }
  return placed;
}

function at(values: readonly number[], i: number): number {
  return values[i] ?? 0;
}

/** A text that is cut where the room ends, with a sign that it was. */
export function shortened(text: string, room: number): string {
  const most = Math.floor(room / LETTER);
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}
