/** A table that was visited on this device. */
export interface Recent {
  code: string;
  game: "mascarade" | "grimm";
  at: number;
}

const REMEMBERED = "ridotto-tables";
const MANY = 8;

/** The tables that were visited here, the latest first. */
export function recentTables(): Recent[] {
  try {
    const read = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]") as unknown;
    return Array.isArray(read) ? (read as Recent[]) : [];
  } catch {
    return [];
  }
}

/** Keep in mind that a table was visited now. */
export function rememberTable(code: string, game: Recent["game"], at = Date.now()): void {
  write([{ code, game, at }, ...others(code)]);
}

/** Forget a table: somebody left it, or it is gone. */
export function forgetTable(code: string): void {
  write(others(code));
}

function others(code: string): Recent[] {
  return recentTables().filter((table) => table.code !== code);
}

function write(tables: Recent[]): void {
  localStorage.setItem(REMEMBERED, JSON.stringify(tables.slice(0, MANY)));
}
