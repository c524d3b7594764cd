import { findGame } from "../../games";
import { houseRule } from "../../games/shared/agreement";
import { say } from "../../i18n/language.svelte";
import { playersOf } from "../../server/agreement";
import { infoOf } from "../../server/catalogue.svelte";
import type { GameInfo } from "../../server/game";
import type { Agreement, Catalogue, OptionInfo } from "../../server/generated/protocol";

/** What a table agreed on, in short phrases: the size and the game first, then whatever is not as usual. */
export function summaryOf(catalogue: Catalogue, agreement: Agreement): string[] {
  const game = findGame(agreement.game);
  const info = infoOf(catalogue, game.id);
  return [
    say("start-agreed-players", { n: playersOf(agreement) }),
    ...game.agreement.summary(info, agreement),
    ...houseRulePhrases(info, agreement, game.agreement.mainOption),
    ...companyPhrases(agreement),
  ];
}

/** House rules that differ from the printed ones, and the main one in any case. */
function houseRulePhrases(info: GameInfo, agreement: Agreement, mainOption: string | undefined): string[] {
  return info.options.flatMap((option) => {
    const value = houseRule(agreement, option);
    if (option.id === mainOption) return [say("start-agreed-rule", { name: option.name, value: option.choices?.[String(value)] ?? "" })];
    return value === option.default ? [] : [houseRulePhrase(option, value)];
  });
}

function houseRulePhrase({ name }: OptionInfo, value: OptionInfo["default"]): string {
  if (typeof value === "number") return say("start-agreed-rule", { name, value });
  return value ? name : say("start-agreed-without", { name });
}

function companyPhrases({ clock = "none", public: isPublic = false, chat = true, study = false, take_over = "nobody" }: Agreement): string[] {
  return [
    say("start-agreed-rule", { name: say("start-clock"), value: say(`start-clock-${clock}`) }),
    say(isPublic ? "start-agreed-public" : "start-agreed-private"),
    ...(isPublic || take_over === "nobody" ? [] : [say("start-agreed-rule", { name: say("start-late-seats"), value: say(`start-late-seats-${take_over}`) })]),
    ...(chat ? [] : [say("start-agreed-silent")]),
    ...(study ? [say("start-agreed-study")] : []),
  ];
}
