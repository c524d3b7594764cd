/** An SVG path in a square of 24 for each honour. */
export const HONOUR_ICONS: Readonly<Record<string, string>> = {
  detective: "M10.500 5a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11ZM14.500 14.500 20 20M8 9.500q1-2 3-2",
  unmasker: "M4 8c4-3 12-3 16 0 0 5-3 8-8 8s-8-3-8-8ZM5 20 19 4",
  masked: "M4 9c4-3 12-3 16 0 0 5-3 8-8 8s-8-3-8-8ZM8 11h3M13 11h3M12 3v3",
  suspect: "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1.100.600-1.500 1.300-1.500 2.800M12 18.500v.500",
  giver: "M5 11h14v8H5ZM4 8h16v3H4ZM12 8v11M12 8C9 8 7 4 9.500 4 11.500 4 12 8 12 8s.500-4 2.500-4C17 4 15 8 12 8Z",
  gambler: "M5 5h14v14H5ZM9 9v.100M15 15v.100M15 9v.100M9 15v.100M12 12v.100",
  bloom: "M12 14v6M12 18c2 0 4-1 4-3M12 14c-4 0-5-3-4-6 1.500 0 3 .800 4 2 1-1.200 2.500-2 4-2 1 3 0 6-4 6ZM12 10V5",
};
