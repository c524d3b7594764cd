/** How large things are on the table, in pixels. */
export interface Sizes {
  seat: number;
  card: number;
  text: number;
  /** The width of the middle, and of the mask that is announced there. */
  middle: number;
  mask: number;
}

/** How much larger the viewer's own cards are. */
export const OWN = 1.25;
/** The height of a card of width 1. */
const CARD_HEIGHT = 1.4;
/** A seat has coins beside its cards, and a name below them. */
const COINS_WIDTH = 66;
const NAME_HEIGHT = 62;
/** Below the announced mask stand its name, the court and the bank. */
const MONEY_HEIGHT = 104;
/** On a larger table, such as a wall, everything is larger. */
const DESKTOP = { width: 1280, height: 720 };

const between = (least: number, most: number, ...wanted: number[]) => Math.max(least, Math.min(most, ...wanted));

/** How large everything can be with this many seats, hands and cards in the centre. */
export function sizesFor(width: number, height: number, seats: number, hands: number, centre: number): Sizes {
  const scale = Math.max(1, Math.min(width / DESKTOP.width, height / DESKTOP.height));
  const { seat, card, text, middle, mask } = desktopSizes(width / scale, height / scale, seats, hands, centre);
  return { seat: seat * scale, card: card * scale, text: text * scale, middle: middle * scale, mask: mask * scale };
}

function desktopSizes(width: number, height: number, seats: number, hands: number, centre: number): Sizes {
  const spacing = (1.55 * (width + height)) / seats;
  const share = seats === 2 ? 0.8 : hands > 1 ? 0.46 : 0.27;
  const seat = between(64, hands > 1 ? 420 : 190, spacing * 0.85, width * share);
  const fitting = (seat - COINS_WIDTH) / (hands * (hands > 1 ? OWN : 0.6));
  const card = between(28, 84, spacing * 0.26, width * (0.145 - 0.004 * seats), height * 0.12, fitting);
  const middle = seats === 2 ? width * 0.8 : seats === 3 ? width - 60 : width - 2 * seat - 12;
  const free = height - card * CARD_HEIGHT * (1 + OWN) - 2 * NAME_HEIGHT - MONEY_HEIGHT - (centre ? card * CARD_HEIGHT + 8 : 0);
  const mask = between(56, 210, middle - 40, free);
  return { seat, card, middle, mask, text: between(11.5, 19, seat * (hands > 1 ? 0.1 : 0.145)) };
}
