import type { Agreement, BotInfo, Catalogue, Edition, GrimmInfo, MaskInfo, NewTable } from "../../server/generated/protocol";

export type Game = NonNullable<Agreement["game"]>;

/** What is agreed where nobody says anything. */
const USUAL = { game: "mascarade", players: 6, edition: 1 } as const;

/** For how many the two games are best to begin with. */
const FIRST_TIME: Record<Game, NewTable> = {
  mascarade: {
    agreement: { players: 6, pace: "relaxed", options: { memory: "everything" } },
    bots: ["bluffer", "honest", "daring", "bluffer", "forgetful"],
    begin: true,
  },
  grimm: {
    agreement: { game: "grimm", players: 4, pace: "relaxed" },
    bots: ["sly", "careful", "daring"],
    begin: true,
  },
};

/** A table at which a stranger can play at once: bots that bluff, nothing to remember, time to look. */
export function firstTable(game: Game): NewTable {
  return FIRST_TIME[game];
}

/** Which bots sit down where nobody chose them: some that bluff, some that do not. */
export function usualBots(game: Game): string[] {
  return FIRST_TIME[game].bots ?? [];
}

export function gameOf(agreement: Agreement): Game {
  return agreement.game ?? USUAL.game;
}

export function playersOf(agreement: Agreement): number {
  return agreement.players ?? USUAL.players;
}

/** The box that is played with. */
export function editionOf(catalogue: Catalogue, agreement: Agreement): Edition {
  const number = agreement.edition ?? USUAL.edition;
  const { editions } = catalogue.mascarade;
  return editions.find((edition) => edition.number === number) ?? (editions[0] as Edition);
}

/** How many may play it. */
export function sizes(catalogue: Catalogue, agreement: Agreement): number[] {
  return gameOf(agreement) === "grimm" ? catalogue.grimm.players : editionOf(catalogue, agreement).players;
}

export function botsOf(catalogue: Catalogue, game: Game): BotInfo[] {
  return infoOf(catalogue, game).bots;
}

export function infoOf(catalogue: Catalogue, game: Game): Catalogue["mascarade"] | GrimmInfo {
  return game === "grimm" ? catalogue.grimm : catalogue.mascarade;
}

/** A mask that is played with, and how often. */
export interface Played {
  id: string;
  name: string;
  mask: MaskInfo | undefined;
  copies: number;
}

/** The masks in the game, as the agreement has them. */
export function masksPlayed(catalogue: Catalogue, agreement: Agreement): Played[] {
  const edition = editionOf(catalogue, agreement);
  const names = agreement.masks ?? scenarioOf(edition, agreement)?.masks[playersOf(agreement)] ?? [];
  return [...new Set(names)].map((id) => {
    const mask = edition.masks.find((each) => each.id === id);
    return { id, name: mask?.name ?? id, mask, copies: names.filter((each) => each === id).length };
  });
}

function scenarioOf(edition: Edition, agreement: Agreement): Edition["scenarios"][number] | undefined {
  return edition.scenarios.find(({ id }) => id === agreement.scenario) ?? edition.scenarios[0];
}

/** The agreement with a change, and with whatever no longer goes with it mended. */
export function agreeOn(catalogue: Catalogue, before: Agreement, change: Partial<Agreement>): Agreement {
  const after = { ...before, ...change };
  const moved = gameOf(after) !== gameOf(before) || after.edition !== before.edition;
  if (moved) Object.assign(after, { scenario: null, masks: null, own: [] });
  if (gameOf(after) !== gameOf(before)) Object.assign(after, { stand_in: null });
  if (playersOf(after) !== playersOf(before)) after.masks = null;
  after.players = nearest(sizes(catalogue, after), playersOf(after));
  return gameOf(after) === "grimm" ? withoutLonelyWagers(after) : after;
}

/** Nobody is left to bet when two play. */
function withoutLonelyWagers(agreement: Agreement): Agreement {
  if (playersOf(agreement) > 2 || !agreement.variants?.wagers) return agreement;
  return { ...agreement, variants: { ...agreement.variants, wagers: false } };
}

function nearest(numbers: number[], wanted: number): number {
  return numbers.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best), numbers[0] ?? wanted);
}

/** The house rules of the game that is played. */
export function rulesOf(agreement: Agreement): { [name: string]: boolean | number | string | undefined } {
  return { ...(gameOf(agreement) === "grimm" ? agreement.variants : agreement.options) };
}

/** The same with one house rule changed. */
export function withRule(agreement: Agreement, id: string, value: boolean | number | string): Agreement {
  const rules = { ...rulesOf(agreement), [id]: value };
  return gameOf(agreement) === "grimm" ? { ...agreement, variants: rules } : { ...agreement, options: rules };
}
