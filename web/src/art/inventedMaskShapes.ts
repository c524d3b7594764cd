/** The shapes that a generated mask is put together from: faces around eyes at 112, and what stands above them. */

import { COLOURS } from "./palette.ts";

/** A filled path. The tone says which of the mask's colours it takes; a mirrored one is drawn on both sides. */
export interface Shape {
  path: string;
  tone: "base" | "second" | "gold";
  mirrored?: boolean;
}

/** A face: its outline, how far its eyes are from the middle, and whether it goes down to the mouth. */
export interface Face {
  path: string;
  eyes: number;
  mouth: boolean;
}

/** Two colours that stand well beside each other, each with its shade. */
export interface Dress {
  base: string;
  baseShade: string;
  second: string;
  secondShade: string;
  line: string;
}

export const FACES: readonly Face[] = [
  {
    path: "M100 73.4C79 72.5 60.5 81.8 59.7 105.3C58.8 123.8 62.2 143.9 71.4 160.7C79.8 175.8 89.9 185.9 100 187.6C110.1 185.9 120.2 175.8 128.6 160.7C137.8 143.9 141.2 123.8 140.3 105.3C139.5 81.8 121 72.5 100 73.4Z",
    eyes: 20,
    mouth: true,
  },
  {
    path: "M100 75.3C75.4 74.4 56 85.8 55.1 110.5C54.2 135.1 59.5 154.5 70.1 166.8C78.9 177.4 89.4 184.4 100 184.4C110.6 184.4 121.1 177.4 129.9 166.8C140.5 154.5 145.8 135.1 144.9 110.5C144 85.8 124.6 74.4 100 75.3Z",
    eyes: 21,
    mouth: true,
  },
  {
    path: "M100 72C78 72 60 76 55 88C52 102 56 112 58 120C50 136 44 156 46 176C62 188 84 190 100 190C116 190 138 188 154 176C156 156 150 136 142 120C144 112 148 102 145 88C140 76 122 72 100 72Z",
    eyes: 21,
    mouth: false,
  },
  {
    path: "M100 96C80 76 44 70 16 84C8 92 12 108 18 124C30 152 58 166 80 156C92 150 94 138 100 134C106 138 108 150 120 156C142 166 170 152 182 124C188 108 192 92 184 84C156 70 120 76 100 96Z",
    eyes: 42,
    mouth: false,
  },
  {
    path: "M100 74C82 68 62 72 48 84C36 98 34 116 36 128C42 152 66 172 84 178C92 184 96 188 100 190C104 188 108 184 116 178C134 172 158 152 164 128C166 116 164 98 152 84C138 72 118 68 100 74Z",
    eyes: 28,
    mouth: true,
  },
  {
    path: "M100 74C88 78 66 78 50 72C46 96 48 128 60 152C72 172 88 184 100 194C112 184 128 172 140 152C152 128 154 96 150 72C134 78 112 78 100 74Z",
    eyes: 22,
    mouth: true,
  },
];

export const CROWNS: readonly (readonly Shape[])[] = [
  [ // feathers
    { path: "M100 92C79.1 90.2 56 77.5 45.7 57.7C41.3 49.5 42.9 39.6 50.2 39C59.9 38.1 82.1 54.5 100 92Z", tone: "second", mirrored: true },
    { path: "M100 92C80.1 80.5 63.1 57.3 62.1 32.9C61.5 22.8 67.7 13.7 75.1 16.5C85.1 20.1 99.6 46.6 100 92Z", tone: "base", mirrored: true },
    { path: "M100 92C85.3 73.1 77.9 44.1 86.4 20.1C89.8 10.1 99.3 3.7 105.5 9.3C113.7 16.7 117.3 47.9 100 92Z", tone: "gold" },
  ],
  [ // horns
    { path: "M72 96C44 88 22 62 24 16C40 48 64 58 96 76Z", tone: "second", mirrored: true },
  ],
  [ // rays
    { path: "M100 7L118 40.6L151.4 22.1L148.4 60.1L186.4 62.5L163.3 92.9L194 115.5L158.2 128.6L171.8 164.2L134.6 155.8L126.8 193.2L100 166L73.2 193.2L65.4 155.8L28.2 164.2L41.8 128.6L6 115.5L36.7 92.9L13.6 62.5L51.6 60.1L48.6 22.1L82 40.6Z", tone: "gold" },
  ],
  [ // laurel
    { path: "M52 134C39.9 140.4 25.7 134.1 19.1 119.4C34.5 114.4 48.7 120.7 52 134Z", tone: "second", mirrored: true },
    { path: "M48 110C33.6 113.6 20.3 103.2 17.3 86C34.7 84.8 48 95.2 48 110Z", tone: "second", mirrored: true },
    { path: "M52 86C36.6 85 26.8 70.4 29.4 52.4C47 56.8 56.8 71.4 52 86Z", tone: "second", mirrored: true },
  ],
  [ // ears
    { path: "M50 104C34 74 30 40 34 14C58 26 80 48 92 74Z", tone: "base", mirrored: true },
    { path: "M54 90C44 68 42 48 43 32C58 42 70 56 78 74Z", tone: "second", mirrored: true },
  ],
  [ // tricorn
    { path: "M100 98C76 82 40 86 8 64C14 52 26 46 38 48C46 50 53 53 60 56C62 34 78 26 100 26C122 26 138 34 140 56C147 53 154 50 162 48C174 46 186 52 192 64C160 86 124 82 100 98Z", tone: "second" },
  ],
  [ // shell
    { path: "M100 98C72 98 50 92 46 80C32 76 22 64 26 50C34 44 44 44 52 50C48 36 54 24 66 20C76 20 82 26 86 34C88 20 94 12 100 10C106 12 112 20 114 34C118 26 124 20 134 20C146 24 152 36 148 50C156 44 166 44 174 50C178 64 168 76 154 80C150 92 128 98 100 98Z", tone: "gold" },
    { path: "M95 94L88 40L93 38L99 94ZM80 92L58 54L63 50L86 90Z", tone: "second", mirrored: true },
  ],
  [ // crown
    { path: "M100 96L54 92L40 34L70 58L100 16L130 58L160 34L146 92L100 96Z", tone: "gold" },
    { path: "M32 30A8 8 0 1 1 48 30A8 8 0 1 1 32 30Z", tone: "second", mirrored: true },
    { path: "M91 16A9 9 0 1 1 109 16A9 9 0 1 1 91 16Z", tone: "second" },
  ],
  [ // wings
    { path: "M70 116C40 120 14 100 6 54C18 62 24 60 26 50C32 62 40 62 44 52C48 66 58 66 62 60C66 78 72 96 70 116Z", tone: "second", mirrored: true },
  ],
  [ // flames
    { path: "M100 100C60 104 40 96 36 66C46 74 54 70 50 44C62 56 70 60 74 50C78 36 88 24 100 8C112 24 122 36 126 50C130 60 138 56 150 44C146 70 154 74 164 66C160 96 140 104 100 100Z", tone: "second" },
  ],
  [ // bow
    { path: "M100 70C84 44 52 26 34 34C26 50 28 78 38 92C58 94 86 84 100 70Z", tone: "second", mirrored: true },
    { path: "M84 66A16 16 0 1 1 116 66A16 16 0 1 1 84 66Z", tone: "gold" },
  ],
  [ // curls
    { path: "M25 142A15 15 0 1 1 55 142A15 15 0 1 1 25 142Z", tone: "second", mirrored: true },
    { path: "M25 114A17 17 0 1 1 59 114A17 17 0 1 1 25 114Z", tone: "second", mirrored: true },
    { path: "M37 88A19 19 0 1 1 75 88A19 19 0 1 1 37 88Z", tone: "second", mirrored: true },
    { path: "M58 66A20 20 0 1 1 98 66A20 20 0 1 1 58 66Z", tone: "second", mirrored: true },
    { path: "M81 58A19 19 0 1 1 119 58A19 19 0 1 1 81 58Z", tone: "second" },
  ],
];

export const PATTERNS: readonly (readonly Shape[])[] = [
  [],
  [{ path: "M80 78L94 112L80 150L66 112Z", tone: "second", mirrored: true }],
  [{ path: "M0 95L200 95L200 129L0 129Z", tone: "second" }],
  [{ path: "M100 134L52 60L148 60Z", tone: "second" }],
  [{ path: "M100 50L102 95C98 105 103 117 101 127C108 136 110 141 103 145C100 147 100 150 100 152L100 210L200 210L200 50Z", tone: "second" }],
  [{ path: "M54 142A12 12 0 1 1 78 142A12 12 0 1 1 54 142Z", tone: "second", mirrored: true }],
  [{ path: "M50 140L56 140L76 200L68 200ZM66 140L72 140L84 200L78 200ZM82 148L88 148L94 200L89 200Z", tone: "second", mirrored: true }],
  [{ path: "M40 100C56 82 82 84 100 104C100 92 96 70 70 66C50 66 36 80 40 100Z", tone: "second", mirrored: true }],
];

/** Left eyes about (0, 0). */
export const EYES: readonly string[] = [
  "M-13.9 -1.9C-5.4 -11.9 8.5 -9.9 14 1C5.7 9.9 -8.2 7.9 -13.9 -1.9Z",
  "M-9.5 0A9.5 9.5 0 1 1 9.5 0A9.5 9.5 0 1 1 -9.5 0Z",
  "M-14 4C-9 -10 9 -10 14 4C8 0 -8 0 -14 4Z",
  "M-14 -5C-4 -3 6 0 13 6C2 10 -12 8 -14 -5Z",
];

/** Mouths, drawn where the face goes down to one. */
export const MOUTHS: readonly string[] = [
  "M88.3 159.1Q94.6 154.6 100 157.3Q105.4 154.6 111.7 159.1Q105.4 168.1 100 168.1Q94.6 168.1 88.3 159.1Z",
  "M80 154C90 168 110 168 120 154C114 162 86 162 80 154Z",
  "M99 152C90 144 76 146 66 152C60 156 52 154 50 148C50 160 64 166 78 160C88 158 94 156 99 152ZM101 152C110 144 124 146 134 152C140 156 148 154 150 148C150 160 136 166 122 160C112 158 106 156 101 152Z",
  "M94 160A6 8 0 1 1 106 160A6 8 0 1 1 94 160Z",
];

/** Fine lines on the left cheek and brow. */
export const FILIGREES: readonly string[] = [
  "M66 134C72.2 130.3 80.1 134.8 77.4 142.2C75.2 147.4 68.8 144.5 71.1 140.6C72.1 138.8 74.4 139.7 74.2 141.5M64 96C72 88 86 88 94 96",
  "M66 132C70 142 76 148 84 150M62 126C64 140 70 152 80 158",
  "M70 128L72.1 133.9L78 136L72.1 138.1L70 144L67.9 138.1L62 136L67.9 133.9Z",
  "M60 98C70 84 86 84 96 98M66 94C74 86 84 88 90 94",
];

const { ivory, parchment, oxblood, wine, teal, sea, plum, night, gold, antique, rose, blush } = COLOURS;

export const DRESSES: readonly Dress[] = [
  { base: ivory, baseShade: parchment, second: oxblood, secondShade: wine, line: antique },
  { base: ivory, baseShade: parchment, second: teal, secondShade: sea, line: antique },
  { base: ivory, baseShade: parchment, second: plum, secondShade: night, line: antique },
  { base: gold, baseShade: antique, second: plum, secondShade: night, line: ivory },
  { base: gold, baseShade: antique, second: teal, secondShade: sea, line: ivory },
  { base: oxblood, baseShade: wine, second: ivory, secondShade: parchment, line: gold },
  { base: teal, baseShade: sea, second: gold, secondShade: antique, line: ivory },
  { base: teal, baseShade: sea, second: rose, secondShade: blush, line: ivory },
  { base: plum, baseShade: night, second: rose, secondShade: blush, line: gold },
  { base: plum, baseShade: night, second: teal, secondShade: sea, line: gold },
  { base: rose, baseShade: blush, second: oxblood, secondShade: wine, line: ivory },
  { base: rose, baseShade: blush, second: ivory, secondShade: parchment, line: wine },
];
