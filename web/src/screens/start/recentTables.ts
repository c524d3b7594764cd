/** A table that was visited on this device. */
export interface RecentTable {
  code: string;
  game: string;
  at: number;
}

const STORED = "ridotto-tables";
const MOST = 8;

/** The latest first. */
export function recentTables(): RecentTable[] {
  try {
    const read = JSON.parse(localStorage.getItem(STORED) ?? "[]") as unknown;
    return Array.isArray(read) ? (read as RecentTable[]) : [];
  } catch {
    return [];
  }
}

export function rememberTable(code: string, game: string, at = Date.now()): void {
  write([{ code, game, at }, ...others(code)]);
}

export function forgetTable(code: string): void {
  write(others(code));
}

function others(code: string): RecentTable[] {
  return recentTables().filter((table) => table.code !== code);
}

function write(tables: RecentTable[]): void {
  localStorage.setItem(STORED, JSON.stringify(tables.slice(0, MOST)));
}
