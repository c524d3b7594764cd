import type { Agreement } from "../../../server/generated/protocol";
import type { GameInfo } from "../../../server/game";
import { say } from "../../../i18n/language.svelte";
import type { AgreementPart } from "../../kind";
import { playersOf } from "../../../server/agreement";
import { TITLE } from "../title";
import AgreedMasks from "./AgreedMasks.svelte";
import EditionField from "./EditionField.svelte";
import { editionOf, scenarioOf } from "./editions";
import MasksField from "./MasksField.svelte";

/** No scenario and no masks chosen. */
function reset(agreement: Agreement): Agreement {
  return { ...agreement, scenario: null, masks: null, own: [] };
}

/** A set of masks belongs to an edition and to a number of players. */
function mend(before: Agreement, after: Agreement): Agreement {
  if (after.edition !== before.edition) return reset(after);
  return playersOf(after) === playersOf(before) ? after : { ...after, masks: null };
}

function summary(info: GameInfo, agreement: Agreement): string[] {
  const edition = editionOf(info, agreement);
  return [edition.name, agreement.masks ? say("start-masks-own") : (scenarioOf(edition, agreement)?.name ?? "")];
}

export const agreement: AgreementPart = {
  sizes: (info, agreement) => editionOf(info, agreement).players,
  reset,
  mend,
  houseRules: (agreement) => ({ ...agreement.options }),
  withHouseRules: (agreement, rules) => ({ ...agreement, options: rules }),
  options: (info) => info.options,
  mainOption: "memory",
  usualBots: ["bluffer", "honest", "daring", "bluffer", "forgetful"],
  usualStandIn: "honest",
  summary,
  listedAs: ({ edition }) => `${TITLE}, ${say(`edition-${edition}`)}`,
  BeforePlayers: EditionField,
  AfterPlayers: MasksField,
  Details: AgreedMasks,
};
