/** Draws a mask for an invented name: the same name always gets the same mask. */

import { CROWNS, DRESSES, EYES, FACES, FILIGREES, MOUTHS, PATTERNS, type Dress, type Face, type Shape } from "./inventedMaskShapes.ts";
import { COLOURS } from "./palette.ts";

type Choose = <T>(from: readonly T[]) => T;

/** The picture, ready for the `src` of an image. */
export function inventedMask(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(inventedMaskDrawing(name))}`;
}

/** The same as the text of an SVG file. */
export function inventedMaskDrawing(name: string): string {
  const choose = chooser(seedOf(name));
  const face = choose(FACES);
  const crown = choose(CROWNS);
  const dress = choose(DRESSES);
  const pattern = patternPaths(choose(PATTERNS), face, dress);
  const body = crownPaths(crown, dress) + facePaths(dress, pattern) + features(choose, face, dress);
  return framed(definitions(face, crown), body);
}

/** FNV-1a, over the letters as they are typed most: no case, no outer space. */
function seedOf(name: string): number {
  let seed = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase().normalize("NFC")) {
    seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return seed >>> 0;
}

/** Choices that look random and depend on nothing but the seed. */
function chooser(seed: number): Choose {
  let state = seed;
  return (from) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const place = ((mixed ^ (mixed >>> 14)) >>> 0) % from.length;
    return from[place] as (typeof from)[number];
  };
}

function framed(defs: string, body: string): string {
  const rim = `<use href="#rim" fill="${COLOURS.gold}" stroke="${COLOURS.gold}" stroke-width="9"/><use href="#rim" fill="${COLOURS.ink}" stroke="${COLOURS.ink}" stroke-width="5.5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" stroke-linejoin="round" stroke-linecap="round"><defs>${defs}</defs>${rim}${body}</svg>`;
}

const NOSE =
  "M100 0L102 95C98 105 103 117 101 127C108 136 110 141 103 145C100 147 100 150 100 152L100 210L200 210L200 0Z";

function definitions(face: Face, crown: readonly Shape[]): string {
  const silhouette = crown.map((shape) => twice(`<path d="${shape.path}"/>`, shape.mirrored)).join("");
  return (
    `<path id="face" d="${face.path}"/><clipPath id="within"><use href="#face"/></clipPath>` +
    `<clipPath id="right"><path d="M100 0L200 0L200 200L100 200Z"/></clipPath><g id="rim">${silhouette}<use href="#face"/></g>`
  );
}

/** As it is and, if it is mirrored, once more on the other side. */
function twice(drawing: string, mirrored = false, shift = 0): string {
  const left = shift ? `<g transform="translate(${shift} 0)">${drawing}</g>` : drawing;
  return mirrored ? `${left}<g transform="matrix(-1 0 0 1 200 0)">${left}</g>` : left;
}

function light(shape: Shape, dress: Dress): string {
  return { base: dress.base, second: dress.second, gold: COLOURS.gold }[shape.tone];
}

function shade(shape: Shape, dress: Dress): string {
  return { base: dress.baseShade, second: dress.secondShade, gold: COLOURS.antique }[shape.tone];
}

/** A shape in its colour, with its half that is away from the candle in the shade. */
function shaded(shape: Shape, dress: Dress, stroke: string, shift = 0): string {
  const path = (fill: string) => twice(`<path d="${shape.path}" fill="${fill}"${stroke}/>`, shape.mirrored, shift);
  return `${path(light(shape, dress))}<g clip-path="url(#right)">${path(shade(shape, dress))}</g>`;
}

function crownPaths(crown: readonly Shape[], dress: Dress): string {
  return crown.map((shape) => shaded(shape, dress, ` stroke="${COLOURS.ink}" stroke-width="2.2"`)).join("");
}

function facePaths(dress: Dress, pattern: string): string {
  return (
    `<use href="#face" fill="${dress.base}"/><g clip-path="url(#within)"><path d="${NOSE}" fill="${dress.baseShade}"/>${pattern}</g>` +
    `<use href="#face" fill="none" stroke="${COLOURS.ink}" stroke-width="2.2"/>`
  );
}

/** Patterns are drawn around eyes that are 20 from the middle, and move with them. */
function patternPaths(pattern: readonly Shape[], face: Face, dress: Dress): string {
  return pattern.map((shape) => shaded(shape, dress, "", shape.mirrored ? 20 - face.eyes : 0)).join("");
}

function features(choose: Choose, face: Face, dress: Dress): string {
  const eye = `<path transform="translate(${100 - face.eyes} 112)" d="${choose(EYES)}" fill="${COLOURS.ink}" stroke="${dress.line}" stroke-width="2.2"/>`;
  const fine = `<path d="${choose(FILIGREES)}" fill="none" stroke="${dress.line}" stroke-width="1.6"/>`;
  const mouth = `<path d="${choose(MOUTHS)}" fill="${mouthColour(dress)}"/>`;
  return twice(fine, true, 20 - face.eyes) + twice(eye, true) + (face.mouth ? mouth : "");
}

function mouthColour(dress: Dress): string {
  const dark = dress.base === COLOURS.oxblood || dress.base === COLOURS.plum || dress.base === COLOURS.teal;
  return dark ? COLOURS.gold : COLOURS.wine;
}
