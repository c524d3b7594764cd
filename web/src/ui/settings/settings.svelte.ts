/** What somebody likes on this device. */
export interface Liking {
  light: "system" | "night" | "day";
  sound: boolean;
  /** Whether what cannot be undone is asked twice. */
  confirm: boolean;
  /** Whether to pass by itself where passing is wanted. */
  autoPass: boolean;
  /** Whether to be told about one's turn while looking elsewhere. */
  notify: boolean;
}

const REMEMBERED = "ridotto-settings";
const TOUCH = matchMedia("(pointer: coarse)").matches;
const USUAL: Liking = { light: "system", sound: !TOUCH, confirm: false, autoPass: false, notify: false };
const DAY = matchMedia("(prefers-color-scheme: light)");

class Settings {
  liking: Liking = $state({ ...USUAL, ...read() });

  constructor() {
    DAY.addEventListener("change", () => this.apply());
  }

  /** Like something else from now on. */
  set(change: Partial<Liking>): void {
    Object.assign(this.liking, change);
    localStorage.setItem(REMEMBERED, JSON.stringify(this.liking));
    this.apply();
  }

  /** Put the light on. */
  apply(): void {
    const { light } = this.liking;
    const day = light === "day" || (light === "system" && DAY.matches);
    document.documentElement.dataset["light"] = day ? "day" : "night";
  }
}

function read(): Partial<Liking> {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Partial<Liking>;
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** Whether somebody wants things to stand still. */
export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
