// How long events are shown, in milliseconds. Written by `make types`: do not edit.

import type { PacingTable } from "../../shared/stage/pacingTable";

export const PACING: PacingTable = {
  usual: 800,
  times: { 0: 1800, 2: 350, 3: 120, 4: 80, 5: 220, 7: 400, 8: 200, 9: 900, 13: 900, 14: 2200, 15: 800, 16: 900, 17: 1400, 26: 200, 20: 2200, 27: 900, 28: 900, 29: 2800, 30: 2500 },
  last: {},
  breath: {},
  steps: { 2: 170, 3: 60, 4: 40, 5: 110, 6: 300, 7: 150, 8: 50, 9: 300, 10: 300, 11: 400, 12: 300, 13: 400, 15: 400, 16: 500, 18: 500, 19: 250, 21: 500, 22: 350, 25: 500, 26: 100, 27: 400, 28: 400 },
};
