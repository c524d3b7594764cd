/** How fast a game is shown. */
export type Speed = "normal" | "fast" | "very-fast";

/** The settings of this device. */
export interface Preferences {
  light: "system" | "night" | "day";
  sound: boolean;
  /** Whether every decision is asked for confirmation. */
  confirm: boolean;
  /** Whether to pass automatically. */
  autoPass: boolean;
  /** Whether to be notified of one's turn while the page is hidden. */
  notify: boolean;
  speed: Speed;
  /** Who sees this screen; `auto` means that it depends on who plays. */
  device: "auto" | "private" | "shared";
}

const STORED = "ridotto-settings";
const TOUCH = matchMedia("(pointer: coarse)").matches;
const DEFAULTS: Preferences = {
  light: "system", sound: !TOUCH, confirm: false, autoPass: false, notify: false, speed: "normal", device: "auto",
};
const SYSTEM_IS_LIGHT = matchMedia("(prefers-color-scheme: light)");

class Settings {
  current: Preferences = $state({ ...DEFAULTS, ...read() });

  constructor() {
    SYSTEM_IS_LIGHT.addEventListener("change", () => this.apply());
  }

  set(change: Partial<Preferences>): void {
    Object.assign(this.current, change);
    localStorage.setItem(STORED, JSON.stringify(this.current));
    this.apply();
  }

  /** Show the page in the chosen light. */
  apply(): void {
    const { light } = this.current;
    const day = light === "day" || (light === "system" && SYSTEM_IS_LIGHT.matches);
    document.documentElement.dataset["light"] = day ? "day" : "night";
  }
}

function read(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const settings = new Settings();

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
