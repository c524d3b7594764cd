const STORED = "ridotto-muted";
const MOST_TABLES = 20;

/** Guests whom the person at this device does not want to hear, by table. Only this device knows. */
class MutedGuests {
  private tables: Record<string, number[]> = $state.raw(read());

  has(code: string, guest: number): boolean {
    return this.tables[code]?.includes(guest) ?? false;
  }

  set(code: string, guest: number, muted: boolean): void {
    const others = (this.tables[code] ?? []).filter((number) => number !== guest);
    const kept = Object.entries(this.tables).filter(([table]) => table !== code).slice(1 - MOST_TABLES);
    this.tables = { ...Object.fromEntries(kept), [code]: muted ? [...others, guest] : others };
    localStorage.setItem(STORED, JSON.stringify(this.tables));
  }
}

function read(): Record<string, number[]> {
  try {
    return (JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, number[]> | null) ?? {};
  } catch {
    return {};
  }
}

export const mutedGuests = new MutedGuests();
