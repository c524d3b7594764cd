/** A player's notes on one seat: the things that they struck out, and the one that they are sure of. */
export interface Note {
  struck: number[];
  pinned: number | null;
}

const EMPTY: Note = { struck: [], pinned: null };

/** A player's notes on one game. They stay on this device. */
export class Notes {
  private pages: Record<string, Note> = $state({});

  constructor(
    private readonly key: string,
    private readonly store: Storage = localStorage,
  ) {
    this.pages = read(key, store);
  }

  of(seat: number): Note {
    return this.pages[seat] ?? EMPTY;
  }

  /** Nothing yet, then struck out, then pinned, then nothing again. */
  next(seat: number, thing: number): void {
    const { struck, pinned } = this.of(seat);
    const without = struck.filter((each) => each !== thing);
    if (pinned === thing) this.write(seat, { struck, pinned: null });
    else if (without.length < struck.length) this.write(seat, { struck: without, pinned: thing });
    else this.write(seat, { struck: [...struck, thing], pinned });
  }

  clear(): void {
    this.pages = {};
    this.store.removeItem(this.key);
  }

  private write(seat: number, note: Note): void {
    this.pages[seat] = note;
    this.store.setItem(this.key, JSON.stringify(this.pages));
  }
}

function read(key: string, store: Storage): Record<string, Note> {
  try {
    return JSON.parse(store.getItem(key) ?? "{}") as Record<string, Note>;
  } catch {
    return {};
  }
}
