import type { Agreement, Catalogue, OptionInfo } from "../../server/generated/protocol";
import { infoOf } from "../../server/catalogue.svelte";
import { playersOf } from "../../server/agreement";
import { findGame } from "..";

/** The numbers of players that an agreement allows. */
export function sizesOf(catalogue: Catalogue, agreement: Agreement): number[] {
  const game = findGame(agreement.game);
  return game.agreement.sizes(infoOf(catalogue, game.id), agreement);
}

/** The agreement with a change, and with whatever no longer fits reset. */
export function agreeOn(catalogue: Catalogue, before: Agreement, change: Partial<Agreement>): Agreement {
  const [gameBefore, game] = [findGame(before.game), findGame(change.game ?? before.game)];
  const changed = { ...before, ...change };
  const after = game === gameBefore ? changed : { ...changed, settings: {}, stand_in: null };
  const players = nearest(sizesOf(catalogue, after), playersOf(after));
  return game.agreement.mend(before, { ...after, players });
}

function nearest(numbers: number[], wanted: number): number {
  return numbers.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best), numbers[0] ?? wanted);
}

type OptionValue = OptionInfo["default"];

/** What is agreed for an option. */
export function houseRule(agreement: Agreement, option: OptionInfo): OptionValue {
  return findGame(agreement.game).agreement.houseRules(agreement)[option.id] ?? option.default;
}

/** The agreement with one house rule changed. */
export function withHouseRule(agreement: Agreement, id: string, value: OptionValue): Agreement {
  const part = findGame(agreement.game).agreement;
  return part.withHouseRules(agreement, { ...part.houseRules(agreement), [id]: value });
}
