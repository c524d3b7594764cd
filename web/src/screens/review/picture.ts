// A picture of a moment, drawn by the page: the table with everybody's cards, and a sentence about it.

import { pictureOf } from "../../art/pictures";
import type { OpenCard } from "../../games/shared/after/cardFace";
import { hueOf, shapeOf } from "../../games/shared/table/playerEmblem";
import type { PicturedSeat, PicturedTable } from "../../games/kind";

/** What other programs show of a link has this size, too. */
export const SIZE = { width: 1200, height: 630 };
const TABLE = { x: 390, y: 315, across: 300, up: 205 };
const TEXT = { x: 800, y: 120, width: 350, height: 480 };
/** The sizes of letters for a sentence; the largest that fits is taken. */
const SIZES = [32, 28, 24, 20, 17];
/** The height of a line, in letters. */
const LINE = 1.4;
const CARD = 84;
/** What lies open beside somebody's cards is this much smaller. */
const THING = 0.42;
/** How wide the row of cards in the centre may be. */
const CENTRE = 320;
const GROUND = "#1c1426";
const INK = "#f6efe1";
const GOLD = "#e9bf6a";

export interface Moment {
  title: string;
  sentence: string;
  names: readonly string[];
  table: PicturedTable;
}

/** Words in lines that are at most this wide. */
export function wrap(text: string, most: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text in lines, in the largest letters with which it fits into a box. */
export function fit(
  text: string,
  { width, height }: { width: number; height: number },
  widthOf: (line: string, letters: number) => number,
): { size: number; lines: string[] } {
  const fitted = SIZES.map((size) => ({ size, lines: wrap(text, width, (line) => widthOf(line, size)) }));
  const smallest = { size: SIZES.at(-1) ?? 0, lines: fitted.at(-1)?.lines ?? [] };
  return fitted.find(({ size, lines }) => lines.length * size * LINE <= height) ?? smallest;
}

/** Draw a moment: the address of a PNG, of the kind that the page's content policy allows. */
export async function drawMoment(moment: Moment): Promise<string> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  drawTable(pen);
  const { seats, centre } = moment.table;
  await drawCentre(pen, centre);
  for (const [i, seat] of seats.entries()) await drawSeat(pen, seat, moment.names[seat.player] ?? "", i / seats.length, seats.length);
  drawWords(pen, moment);
  return canvas.toDataURL("image/png");
}

function drawTable(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.beginPath();
  pen.ellipse(TABLE.x, TABLE.y, TABLE.across, TABLE.up, 0, 0, 2 * Math.PI);
  pen.fillStyle = "#294036";
  pen.fill();
  pen.lineWidth = 12;
  pen.strokeStyle = "#8a5a33";
  pen.stroke();
}

/** The cards that are nobody's, in a row, and a line about the table below them. */
async function drawCentre(pen: CanvasRenderingContext2D, { cards, words }: PicturedTable["centre"]): Promise<void> {
  await drawRow(pen, cards, TABLE.x, TABLE.y - CARD / 2, Math.min(CARD, CENTRE / cards.length));
  drawLine(pen, words, TABLE.x, TABLE.y + (cards.length ? CARD / 2 + 30 : 8), CENTRE);
}

/** Cards side by side, around the middle of their row; where the row begins. */
async function drawRow(pen: CanvasRenderingContext2D, cards: readonly (OpenCard | null)[], middle: number, top: number, size: number): Promise<number> {
  const left = middle - (size * cards.length) / 2;
  for (const [i, card] of cards.entries()) await drawCard(pen, card, left + i * size, top, size);
  return left;
}

/** A line of words in the middle, readable on any ground. */
function drawLine(pen: CanvasRenderingContext2D, words: string, x: number, y: number, most: number): void {
  pen.font = "600 22px sans-serif";
  pen.textAlign = "center";
  pen.fillStyle = INK;
  pen.strokeStyle = GROUND;
  pen.lineWidth = 5;
  pen.strokeText(words, x, y, most);
  pen.fillText(words, x, y, most);
}

/** A seat stands at a share of the way around the table, beginning at the foot. */
async function drawSeat(pen: CanvasRenderingContext2D, seat: PicturedSeat, name: string, share: number, seats: number): Promise<void> {
  const angle = Math.PI / 2 + share * 2 * Math.PI;
  const [x, y] = [TABLE.x + TABLE.across * Math.cos(angle), TABLE.y + TABLE.up * Math.sin(angle)];
  const size = seats > 8 ? CARD * 0.7 : CARD;
  const left = await drawRow(pen, seat.cards, x, y - size / 2, size);
  await drawRow(pen, seat.things, x, y - size / 2 - size * THING, size * THING);
  drawLine(pen, name, x, y + size / 2 + 22, 190);
  drawLine(pen, seat.score, x, y + size / 2 + 46, 190);
  pen.save();
  pen.translate(left - 26, y - 12);
  pen.fillStyle = `hsl(${hueOf(seat.player)} 75% 72%)`;
  pen.fill(new Path2D(shapeOf(seat.player)), "evenodd");
  pen.restore();
}

async function drawCard(pen: CanvasRenderingContext2D, card: OpenCard | null, x: number, y: number, size: number): Promise<void> {
  pen.fillStyle = card ? "#f4ead6" : "#5a3320";
  pen.beginPath();
  pen.roundRect(x + 3, y, size - 6, size, size / 6);
  pen.fill();
  if (!card) return;
  const image = new Image(size, size);
  image.src = pictureOf(card.kind, card.name);
  await image.decode().then(() => pen.drawImage(image, x + 6, y + 3, size - 12, size - 6)).catch(() => undefined);
}

function drawWords(pen: CanvasRenderingContext2D, { title, sentence }: Moment): void {
  pen.textAlign = "left";
  pen.fillStyle = GOLD;
  pen.font = "700 34px serif";
  pen.fillText(title, TEXT.x, TEXT.y - 50, TEXT.width);
  pen.fillStyle = INK;
  const { size, lines } = fit(sentence, TEXT, (line, letters) => {
    pen.font = `${letters}px serif`;
    return pen.measureText(line).width;
  });
  pen.font = `${size}px serif`;
  for (const [i, line] of lines.entries()) pen.fillText(line, TEXT.x, TEXT.y + i * size * LINE, TEXT.width);
}
