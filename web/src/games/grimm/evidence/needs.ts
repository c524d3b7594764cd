// Boons and banes: three of a boon win the round, two of a bane unmask.

import { pick } from "../../../i18n/pick";
import { BANE, BANE_OF, BOON, BOON_OF } from "../generated/constants";

const WINS = 3;
const UNMASKS = 2;

export interface Need {
  label: "grimm-label-boon" | "grimm-label-bane";
  artifact: number;
  /** How many decide. */
  enough: number;
}

/** What wins a round for a character, and what unmasks them. */
export function needsOf(character: number): Need[] {
  return [
    { label: "grimm-label-boon", artifact: pick(BOON, character), enough: WINS },
    { label: "grimm-label-bane", artifact: pick(BANE, character), enough: UNMASKS },
  ];
}

/** Whose boon an artifact is, and whose bane. */
export function neededBy(artifact: number): { label: Need["label"]; character: number }[] {
  return [
    { label: "grimm-label-boon", character: pick(BOON_OF, artifact) },
    { label: "grimm-label-bane", character: pick(BANE_OF, artifact) },
  ];
}
