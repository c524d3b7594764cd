// Lines over time: where they go on a piece of paper. What they mean is for others to say.

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

export type Point = readonly [x: number, y: number];

/** The most that is drawn, a round number above everything. */
export function ceiling(lines: readonly Line[]): number {
  const most = Math.max(1, ...lines.flatMap((line) => line.values));
  const step = stepFor(most);
  return Math.ceil(most / step) * step;
}

/** Every how many a line is drawn across: 1, 2 or 5, and so on, so that there are at most six. */
export function stepFor(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (most / step <= 6) return step;
}

/** The numbers at which a line is drawn across. */
export function ticks(most: number): number[] {
  const step = stepFor(most);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** Where the values of a line lie. */
export function points(values: readonly number[], most: number, paper: Paper): Point[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, i) => [across(i, last, paper), up(value, most, paper)]);
}

export function across(i: number, last: number, paper: Paper): number {
  return paper.left + (i / last) * (paper.width - paper.left - paper.right);
}

export function up(value: number, most: number, paper: Paper): number {
  return paper.height - paper.bottom - (value / most) * (paper.height - paper.top - paper.bottom);
}

/** A line as SVG draws it. */
export function path(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The same heights, pushed apart until none is nearer than `gap` to another, and none lies beyond `bottom`. */
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
