import type { Agreement } from "../../../server/generated/protocol";
import { say } from "../../../i18n/language.svelte";
import type { AgreementPart } from "../../kind";
import { playersOf } from "../../../server/agreement";

/** With two players nobody is left to bet. */
const hasWagers = (agreement: Agreement): boolean => playersOf(agreement) > 2;

function mend(_: Agreement, after: Agreement): Agreement {
  if (hasWagers(after) || !after.variants?.["wagers"]) return after;
  return { ...after, variants: { ...after.variants, wagers: false } };
}

export const agreement: AgreementPart = {
  sizes: (info) => info.players ?? [],
  reset: (agreement) => agreement,
  mend,
  houseRules: (agreement) => ({ ...agreement.variants }),
  withHouseRules: (agreement, rules) => ({ ...agreement, variants: rules }),
  options: (info, agreement) => info.options.filter(({ id }) => id !== "wagers" || hasWagers(agreement)),
  usualBots: ["sly", "careful", "daring"],
  usualStandIn: "careful",
  summary: () => [],
  listedAs: () => say("grimm-title"),
};
