// Where the seats are and how large everything is: as large as it can be without anything covering anything.

import { seatSpots, type Shape, type Spot } from "../../shared/stage/seatRing";

/** What has to find a place. */
export interface Room {
  width: number;
  height: number;
  seats: number;
  /** Cards of each player, and cards in the centre. */
  hands: number;
  centre: number;
  /** The seat nearest to the viewer; whether the viewer plays there. */
  bottom: number;
  plays: boolean;
}

/** A rectangle, by its middle. */
export interface Box extends Spot {
  width: number;
  height: number;
}

/** Sizes in pixels; spots in hundredths of the table's width and height. */
export interface RingLayout {
  card: number;
  text: number;
  /** Whether a person stands beside the cards, not below them. */
  flat: boolean;
  /** The width of a seat, and of the viewer's. */
  seat: number;
  own: number;
  spots: Spot[];
  shape: Shape;
  /** The announced mask, the middle of the table, and where the court and the bank stand. */
  mask: number;
  middle: Spot;
  pots: Pots;
}

/** The court and the bank: in a row below the mask, below each other, or both beside the mask. */
export type Pots = "row" | "tower" | "beside";
const POTS: readonly Pots[] = ["row", "tower", "beside"];

/** How much larger the viewer's own cards are. */
export const OWN = 1.25;
/** A card of width 1. */
const CARD_HEIGHT = 1.4;
const CARDS = { least: 24, most: 200 };
const MASK = { least: 44, most: 320 };
/** The larger the roundness, the more of a rectangle the ring is. */
const ROUNDNESS = [3.2, 9, 2, 5];
/** How low the middle may be, in hundredths; the best first. */
const HEIGHTS = [48, 45, 42, 39, 51, 54, 57];
const GAP = 3;
const STEPS = 7;

const textFor = (card: number) => Math.max(11.5, 5 + 0.19 * card);
/** Whether there is no room for margins. */
export const isSmall = (card: number) => card < 40;
const padding = (card: number) => (isSmall(card) ? 6 : 12);
/** What people say stands on the upper edge of their cards. */
const wordsHeight = (text: number) => 0.5 * text;

interface Way {
  roundness: number;
  flat: boolean;
  /** Whether the viewer's neighbours make room for the viewer's larger seat. */
  apart: boolean;
}

const WAYS: readonly Way[] = ROUNDNESS.flatMap((roundness) =>
  [true, false].flatMap((flat) => [true, false].map((apart) => ({ roundness, flat, apart }))),
);

/** The best layout for this room; in too small a room the one with the smallest cards. */
export const ringLayout = remembered(bestLayout);

/** The least height at which everything has room. */
export const leastHeight = remembered(searchHeight);

/** The same room is asked for with every event. */
function remembered<T>(search: (room: Room) => T): (room: Room) => T {
  const known = new Map<string, T>();
  return (room) => {
    const key = JSON.stringify(room);
    const result = known.get(key) ?? search(room);
    known.set(key, result);
    return result;
  };
}

function bestLayout(room: Room): RingLayout {
  let best: RingLayout | null = null;
  for (const way of WAYS) {
    const layout = largest(room, way, best);
    if (layout && (!best || score(layout) > score(best))) best = layout;
  }
  return best ?? withMiddle(room, withCards(room, { roundness: 3.2, flat: false, apart: true }, CARDS.least));
}

function searchHeight(room: Room): number {
  for (let height = 180; height < 700; height += 20)
    if (WAYS.some((way) => fitting({ ...room, height }, way, CARDS.least))) return height;
  return 700;
}

/** Larger cards are better, and a larger mask a little. */
const score = ({ card, mask }: RingLayout) => card + 0.12 * mask;

/** The largest cards for this way; nothing if it is worse than another one. */
function largest(room: Room, way: Way, other: RingLayout | null): RingLayout | null {
  let least = Math.max(CARDS.least, 0.92 * (other?.card ?? 0));
  let most = CARDS.most;
  let best: RingLayout | null = null;
  for (let step = 0; step < STEPS; step += 1) {
    const card = step ? (least + most) / 2 : least;
    const layout = fitting(room, way, card);
    if (layout) [best, least] = [layout, card];
    else most = card;
    if (!best) return null;
  }
  return best;
}

/** The layout with cards of this width, if nothing covers anything. */
function fitting(room: Room, way: Way, card: number): RingLayout | null {
  const seats = withCards(room, way, card);
  const boxes = seatBoxes(room, seats);
  if (!boxes.every((box, at) => isInside(box, room) && boxes.every((other, index) => index <= at || areApart(box, other)))) return null;
  const layout = withMiddle(room, seats, boxes);
  return layout.mask >= Math.min(1.15 * card, 190) ? layout : null;
}

type Seats = Omit<RingLayout, "mask" | "middle" | "pots">;

function withCards(room: Room, { roundness, flat, apart }: Way, card: number): Seats {
  const text = textFor(card);
  const seat = seatSize(card, text, room.hands, flat);
  const own = room.plays ? seatSize(card * OWN, text, room.hands, true) : seat;
  const top = seat.height / 2 + (flat ? 0 : wordsHeight(text)) + 2;
  const bottom = room.height - own.height / 2 - 3;
  const shape: Shape = {
    reach: { x: 50 - (100 * (seat.width / 2 + GAP)) / room.width, y: (50 * (bottom - top)) / room.height },
    middle: (50 * (bottom + top)) / room.height,
    roundness,
    seat: { x: (100 * seat.width) / room.width, y: (100 * seat.height) / room.height },
    lead: apart ? (own.width - seat.width) / 2 / seat.width : 0,
  };
  const spots = seatSpots(room.seats, room.bottom, shape);
  return { card, text, flat, seat: seat.width, own: own.width, spots, shape };
}

function seatSize(card: number, text: number, hands: number, flat: boolean): { width: number; height: number } {
  const cards = hands * card + (hands - 1) * 5;
  const pad = padding(card);
  return flat
    ? { width: cards + 8 + 7.3 * text + pad, height: Math.max(CARD_HEIGHT * card, 4.6 * text) + pad }
    : { width: Math.max(cards + 4 + (isSmall(card) ? 2.75 : 3.4) * text, 5.2 * text) + pad, height: CARD_HEIGHT * card + 1.6 * text + pad + 2 };
}

/** The boxes of all seats in pixels, with the words above them. */
export function seatBoxes(room: Room, { card, text, flat, spots }: Seats): Box[] {
  return spots.map((spot, seat) => {
    const mine = room.plays && seat === room.bottom;
    const size = mine ? seatSize(card * OWN, text, room.hands, true) : seatSize(card, text, room.hands, flat);
    const words = mine || flat ? 0 : wordsHeight(text);
    return { x: (spot.x * room.width) / 100, y: (spot.y * room.height) / 100 - words / 2, width: size.width, height: size.height + words };
  });
}

/** The largest mask that the middle has room for, above the court and the bank or beside them. */
function withMiddle(room: Room, seats: Seats, boxes = seatBoxes(room, seats)): RingLayout {
  const { card, text } = seats;
  for (let mask = Math.min(MASK.most, 2.6 * card + 40); mask >= MASK.least; mask *= 0.88)
    for (const pots of POTS) {
      const size = middleSize(room, mask, pots, card, text);
      for (const y of HEIGHTS) {
        const box = { x: room.width / 2, y: (room.height * y) / 100, ...size };
        if (boxes.every((seat) => areApart(seat, box))) return { ...seats, mask, pots, middle: { x: 50, y } };
      }
    }
  return { ...seats, mask: 0, pots: "beside", middle: { x: 50, y: 50 } };
}

/** The announced mask with its name, the court, the bank, the cards in the centre. */
export function middleSize(room: Room, mask: number, pots: Pots, card: number, text: number): { width: number; height: number } {
  const letters = Math.max(16, text);
  const picture = { width: mask + 26, height: mask + 1.35 * letters + 12 };
  const pot = Math.max(46, 2.2 * letters);
  const cards = { width: room.centre * (card + 10), height: room.centre ? CARD_HEIGHT * card + 8 : 0 };
  const below = Math.max(picture.width, cards.width);
  if (pots === "beside")
    return { width: picture.width + 8 + Math.max(6.4 * letters, cards.width), height: Math.max(picture.height, 2 * pot + 8 + cards.height) };
  if (pots === "tower") return { width: Math.max(below, 6.4 * letters), height: picture.height + 20 + 2 * pot + cards.height };
  return { width: Math.max(below, 9.8 * letters), height: picture.height + 16 + pot + cards.height };
}

const isInside = ({ x, y, width, height }: Box, room: Room) =>
  x >= width / 2 && x + width / 2 <= room.width && y >= height / 2 && y + height / 2 <= room.height;

export function areApart(one: Box, other: Box): boolean {
  const across = Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + GAP;
  return across || Math.abs(one.y - other.y) >= (one.height + other.height) / 2 + GAP;
}
