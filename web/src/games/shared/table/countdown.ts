/** Until when there is no hurry, in seconds. */
export const CALM = 10;

/** Seconds until something is due, by the server's clock; never less than none. */
export function secondsLeft(due: number, ahead: number, now: number): number {
  return Math.max(0, Math.ceil((due - ahead - now) / 1000));
}

/** How much of the time is left, from 1 to 0. */
export function shareLeft(due: number, ahead: number, now: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, (due - ahead - now) / whole)) : 0;
}
