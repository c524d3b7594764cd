import { LONG_ENOUGH } from "../../../server/generated/constants";
import type { Pacing } from "./stage.svelte";

/** How long events of a game are shown, by kind; `ridotto/play/pacing.py` says what each part means. */
export interface PacingTable {
  readonly usual: number;
  readonly times: Readonly<Record<number, number>>;
  /** For the last of several events of one kind in a row, instead; these kinds are never hurried, because they have to be remembered. */
  readonly last: Readonly<Record<number, number>>;
  /** More time for an event before one of this kind, if it is of another kind itself. */
  readonly breath: Readonly<Record<number, number>>;
  /** How soon after an event of this kind the next one begins beside it, if that is of such a kind, too. */
  readonly steps: Readonly<Record<number, number>>;
}

/** The same times as on the server, which waits that long before a clock starts. */
export function pacingFrom({ usual, times, last, breath, steps }: PacingTable): Pacing {
  const step: Pacing["step"] = ([kind], [next]) => (steps[next] === undefined ? undefined : steps[kind]);
  const keepsPace: Pacing["keepsPace"] = ([kind]) => kind in last;
  const pacing: Pacing = (event, next) => {
    const [kind] = event;
    const lasting = next?.[0] === kind ? undefined : last[kind];
    if (lasting !== undefined) return lasting;
    const time = times[kind] ?? usual;
    const joined = next && step(event, next);
    if (joined !== undefined) return Math.min(time, joined);
    return next && next[0] !== kind ? time + (breath[next[0]] ?? 0) : time;
  };
  return Object.assign(pacing, { keepsPace, step });
}

/** A shorter time; what matters still stays for long enough. */
export function shortened(usual: number, share: number): number {
  return usual < LONG_ENOUGH ? usual * share : Math.max(usual * share, LONG_ENOUGH);
}
