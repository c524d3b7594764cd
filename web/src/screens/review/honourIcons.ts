/** An SVG path in a square of 24 for each honour of a review. */
export const HONOUR_ICONS: Readonly<Record<string, string>> = {
  accurate: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 2v4M12 18v4M2 12h4M18 12h4",
  cool: "M4 11c4-3 12-3 16 0 0 5-3 8-8 8s-8-3-8-8ZM8 13h3M13 13h3M9.500 17h5",
  sharp: "M2.500 12C6 6.500 18 6.500 21.500 12 18 17.500 6 17.500 2.500 12ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
  lucky: "M12 12C8 10 6 7 8 5s4 0 4 3c0-3 2-5 4-3s0 5-4 7ZM12 12c4 2 6 5 4 7s-4 0-4-3c0 3-2 5-4 3s0-5 4-7Z",
  unlucky: "M6 4h12v5c0 4-3 6-6 6s-6-2-6-6ZM12 15v5M8 20h8M9 4l3 4-2 3",
  comeback: "M3 8l5 8 4-4 8-7M20 5h-5M20 5v5",
};
