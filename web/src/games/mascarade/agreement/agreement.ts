import type { Agreement } from "../../../server/generated/protocol";
import type { GameInfo } from "../../../server/game";
import { say } from "../../../i18n/language.svelte";
import type { AgreementPart } from "../../kind";
import { playersOf } from "../../../server/agreement";
import { TITLE } from "../title";
import AgreedMasks from "./AgreedMasks.svelte";
import EditionField from "./EditionField.svelte";
import { editionOf, scenarioOf, settingsOf, withSettings } from "./editions";
import MasksField from "./MasksField.svelte";

/** A set of masks belongs to an edition and to a number of players, unless it was chosen together with them. */
function mend(before: Agreement, after: Agreement): Agreement {
  const [old, settings] = [settingsOf(before), settingsOf(after)];
  const hasNewSet = settings.masks && String(settings.masks) !== String(old.masks ?? "");
  if (hasNewSet) return withSettings(after, { scenario: null });
  if ((settings.edition ?? 1) !== (old.edition ?? 1)) return withSettings(after, { scenario: null, masks: null });
  return playersOf(after) === playersOf(before) || !settings.masks ? after : withSettings(after, { masks: null });
}

function summary(info: GameInfo, agreement: Agreement): string[] {
  const edition = editionOf(info, agreement);
  return [edition.name, settingsOf(agreement).masks ? say("start-masks-own") : (scenarioOf(edition, agreement)?.name ?? "")];
}

export const agreement: AgreementPart = {
  sizes: (info, agreement) => editionOf(info, agreement).players,
  mend,
  houseRules: (agreement) => ({ ...settingsOf(agreement).options }),
  withHouseRules: (agreement, options) => withSettings(agreement, { options }),
  options: (info) => info.options,
  mainOption: "memory",
  usualBots: ["bluffer", "honest", "daring", "bluffer", "forgetful"],
  summary,
  listedAs: ({ settings }) => `${TITLE}, ${say(`edition-${settings?.["edition"]}`)}`,
  BeforePlayers: EditionField,
  AfterPlayers: MasksField,
  Details: AgreedMasks,
};
