import type { Agreement } from "../../../server/generated/protocol";
import { say } from "../../../i18n/language.svelte";
import type { AgreementPart } from "../../kind";
import { playersOf } from "../../../server/agreement";
import type { Options } from "../generated/view";

const settingsOf = ({ settings }: Agreement): Options => settings ?? {};

/** Wagers need a third player to bet. */
const hasWagers = (agreement: Agreement): boolean => playersOf(agreement) > 2;

function mend(_: Agreement, after: Agreement): Agreement {
  const settings = settingsOf(after);
  return hasWagers(after) || !settings.wagers ? after : { ...after, settings: { ...settings, wagers: false } };
}

export const agreement: AgreementPart = {
  sizes: (info) => info.players,
  mend,
  houseRules: (agreement) => ({ ...settingsOf(agreement) }),
  withHouseRules: (agreement, rules) => ({ ...agreement, settings: rules }),
  options: (info, agreement) => info.options.filter(({ id }) => id !== "wagers" || hasWagers(agreement)),
  usualBots: ["sly", "careful", "daring"],
  summary: () => [],
  listedAs: () => say("grimm-title"),
};
