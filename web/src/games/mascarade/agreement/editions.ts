import type { Agreement } from "../../../server/generated/protocol";
import type { GameInfo } from "../../../server/game";
import { playersOf } from "../../../server/agreement";
import type { Edition, Info, MaskInfo, Scenario, Settings } from "../generated/view";

const FIRST_EDITION = 1;

export const settingsOf = ({ settings }: Agreement): Settings => settings ?? {};

export const withSettings = (agreement: Agreement, change: Settings): Agreement => ({
  ...agreement,
  settings: { ...settingsOf(agreement), ...change },
});

/** The edition that is played. */
export function editionOf(info: GameInfo, agreement: Agreement): Edition {
  const { editions } = info as Info;
  const number = settingsOf(agreement).edition ?? FIRST_EDITION;
  return editions.find((edition) => edition.number === number) ?? (editions[0] as Edition);
}

export function scenarioOf(edition: Edition, agreement: Agreement): Scenario | undefined {
  return edition.scenarios.find(({ id }) => id === settingsOf(agreement).scenario) ?? edition.scenarios[0];
}

/** A mask of a set, and how many cards there are of it. */
export interface MaskInSet {
  id: string;
  name: string;
  mask: MaskInfo | undefined;
  copies: number;
}

/** The masks that are played with; the server knows for which cards the table's own masks make room. */
export function masksOf(info: GameInfo, agreement: Agreement, cards?: readonly string[]): MaskInSet[] {
  const edition = editionOf(info, agreement);
  const names = cards ?? settingsOf(agreement).masks ?? scenarioOf(edition, agreement)?.masks[playersOf(agreement)] ?? [];
  return [...new Set(names)].map((id) => {
    const mask = edition.masks.find((each) => each.id === id);
    return { id, name: mask?.name ?? id, mask, copies: names.filter((each) => each === id).length };
  });
}
