import type { Agreement, Catalogue } from "../../server/generated/protocol";
import { editionOf, gameOf, infoOf, playersOf, rulesOf } from "../agreement/agreement";
import { say } from "../../i18n/language.svelte";

/** What a table agreed on, as short phrases: what everybody asks first, then whatever is not as usual. */
export function summary(catalogue: Catalogue, agreement: Agreement): string[] {
  return [say("start-agreed-players", { n: playersOf(agreement) }), ...box(catalogue, agreement), ...rules(catalogue, agreement), ...manners(agreement)];
}

function box(catalogue: Catalogue, agreement: Agreement): string[] {
  if (gameOf(agreement) === "grimm") return [];
  const { name, scenarios } = editionOf(catalogue, agreement);
  const scenario = scenarios.find(({ id }) => id === agreement.scenario) ?? scenarios[0];
  return [name, agreement.masks ? say("start-masks-own") : (scenario?.name ?? "")];
}

/** House rules that differ from the printed ones; what the game remembers is always of interest. */
function rules(catalogue: Catalogue, agreement: Agreement): string[] {
  const chosen = rulesOf(agreement);
  return infoOf(catalogue, gameOf(agreement)).options.flatMap(({ id, name, default: usual, choices = {} }) => {
    const value = chosen[id] ?? usual;
    if (id === "memory") return [say("start-agreed-rule", { name, value: choices[String(value)] ?? "" })];
    if (value === usual) return [];
    return [typeof value === "number" ? say("start-agreed-rule", { name, value }) : value ? name : say("start-agreed-without", { name })];
  });
}

function manners({ clock = "none", public: isPublic = false, chat = true }: Agreement): string[] {
  const time = { name: say("start-clock"), value: say(`start-clock-${clock}`) };
  return [
    say("start-agreed-rule", time),
    say(isPublic ? "start-agreed-public" : "start-agreed-private"),
    ...(chat ? [] : [say("start-agreed-silent")]),
  ];
}
