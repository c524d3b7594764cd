/** The same in every language. */
export const TITLE = "Mascarade";
