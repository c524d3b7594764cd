// How long events are shown, in milliseconds. Written by `make types`: do not edit.

import type { PacingTable } from "../../shared/stage/pacingTable";

export const PACING: PacingTable = {
  usual: 700,
  times: { 0: 125, 1: 200, 2: 800, 3: 900, 4: 850, 5: 80, 6: 850, 7: 80, 8: 900, 9: 250, 10: 800, 11: 800, 12: 1000, 13: 500, 14: 900, 15: 2400, 16: 1300, 17: 1300, 18: 1800, 19: 4500 },
  last: { 0: 3800 },
  breath: { 8: 250 },
  steps: {},
};
