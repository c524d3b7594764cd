import type { Agreement } from "../../../server/generated/protocol";
import type { GameOptions } from "../../../server/game";
import { say } from "../../../i18n/language.svelte";
import type { AgreementPart } from "../../kind";
import { playersOf } from "../../../server/agreement";

/** With two players nobody is left to bet. */
const hasWagers = (agreement: Agreement): boolean => playersOf(agreement) > 2;

function mend(_: Agreement, after: Agreement): Agreement {
  if (hasWagers(after) || !after.settings?.["wagers"]) return after;
  return { ...after, settings: { ...after.settings, wagers: false } };
}

export const agreement: AgreementPart = {
  sizes: (info) => info.players ?? [],
  mend,
  houseRules: (agreement) => ({ ...(agreement.settings as GameOptions | undefined) }),
  withHouseRules: (agreement, rules) => ({ ...agreement, settings: { ...rules } }),
  options: (info, agreement) => info.options.filter(({ id }) => id !== "wagers" || hasWagers(agreement)),
  usualBots: ["sly", "careful", "daring"],
  usualStandIn: "careful",
  summary: () => [],
  listedAs: () => say("grimm-title"),
};
