/** How large things are on the table, in pixels. */
export interface Room {
  seat: number;
  card: number;
  text: number;
  /** The width of the middle, and of the mask that is announced there. */
  middle: number;
  mask: number;
}

/** How much larger one's own cards are. */
export const OWN = 1.25;
/** The height of a card for a width of 1. */
const TALL = 1.4;
/** Beside its cards a seat has coins, and below them a name. */
const COINS = 66;
const NAME = 62;
/** Under the announced mask stand its name, the court and the bank. */
const MONEY = 104;

const between = (least: number, most: number, ...wanted: number[]) => Math.max(least, Math.min(most, ...wanted));

/** A table of this size has everything as large as it is on a desk; a larger one, on a wall, has it larger still. */
const DESK = { width: 1280, height: 720 };

/** How large everything can be with so many people, hands and cards in the centre. */
export function roomOn(width: number, height: number, seats: number, hands: number, centre: number): Room {
  const scale = Math.max(1, Math.min(width / DESK.width, height / DESK.height));
  const { seat, card, text, middle, mask } = roomAtDesk(width / scale, height / scale, seats, hands, centre);
  return { seat: seat * scale, card: card * scale, text: text * scale, middle: middle * scale, mask: mask * scale };
}

function roomAtDesk(width: number, height: number, seats: number, hands: number, centre: number): Room {
  const spacing = (1.55 * (width + height)) / seats;
  const share = seats === 2 ? 0.8 : hands > 1 ? 0.46 : 0.27;
  const seat = between(64, hands > 1 ? 420 : 190, spacing * 0.85, width * share);
  const fitting = (seat - COINS) / (hands * (hands > 1 ? OWN : 0.6));
  const card = between(28, 84, spacing * 0.26, width * (0.145 - 0.004 * seats), height * 0.12, fitting);
  const middle = seats === 2 ? width * 0.8 : seats === 3 ? width - 60 : width - 2 * seat - 12;
  const free = height - card * TALL * (1 + OWN) - 2 * NAME - MONEY - (centre ? card * TALL + 8 : 0);
  const mask = between(56, 210, middle - 40, free);
  return { seat, card, middle, mask, text: between(11.5, 19, seat * (hands > 1 ? 0.1 : 0.145)) };
}
