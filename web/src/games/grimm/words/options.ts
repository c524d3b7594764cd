// What a guest may do, and what they have to decide, as lines of a menu.

import { Phase } from "../generated/constants";
import { NOWHERE } from "../../../server/generated/constants";
import type { View as GrimmView } from "../generated/view";
import type { Language } from "../../../i18n/language";
import { Guests } from "./guests";
import { decode, type GrimmMove } from "./moves";
import { OFFERS } from "./narrate";
import { pick } from "../../../i18n/pick";

const PHASES: Record<string, string> = {
  [Phase.DRAFT]: "draft",
  [Phase.KEEP_OR_GIVE]: "keep-or-give",
  [Phase.GIVING]: "giving",
  [Phase.ACTING]: "acting",
  [Phase.HAND]: "hand",
  [Phase.POINTING]: "pointing",
  [Phase.LISTENING]: "listening",
  [Phase.PLACING]: "placing",
  [Phase.DANCING]: "dancing",
  [Phase.TOASTING]: "toasting",
  [Phase.GIFT]: "gift",
  [Phase.OFFER]: "offer",
  [Phase.WAGERING]: "wagering",
  [Phase.ABILITIES]: "abilities",
};

/** The guests as a view shows them. */
function guestsOf(view: GrimmView, language: Language): Guests {
  return new Guests(
    language,
    view.guests.map((guest) => guest.name),
    view.viewer,
  );
}

/** The cards that lie there to decide on: only the decider is told. */
function drawnFor(view: GrimmView): (number | undefined)[] {
  if (view.decider !== view.viewer) return [];
  return view.drawn.map((card) => card ?? undefined);
}

// ── Moves ────────────────────────────────────────────────────────────────────────────────────────────

/** A move as a line of the decider's menu. */
export function moveWords(view: GrimmView, move: number, language: Language): string {
  const said = decode(move);
  return aboutDrawn(view, said, language) ?? plainly(guestsOf(view, language), said);
}

/** What is said of a move that is about what lies there: a card just drawn, an offer. */
function aboutDrawn(view: GrimmView, move: GrimmMove, language: Language): string | undefined {
  const [drawn, too] = drawnFor(view);
  const g = guestsOf(view, language);
  if (move.what === "pass" && view.phase === Phase.ACTING) return language.say("grimm-move-no-action");
  if (move.what === "accept" && view.question?.offer != null)
    return language.say(`grimm-move-accept-${OFFERS[view.question.offer]}`);
  if (drawn === undefined) return undefined;
  if (move.what === "keep") return language.say("grimm-move-keep-known", { artifact: g.artifact(drawn) });
  if (move.what === "give") return handWords(g, move.player, drawn);
  if (move.what === "toast" && move.first !== move.second && too !== undefined)
    return toastWords(g, move, drawn, too);
  return undefined;
}

function handWords(g: Guests, player: number, artifact: number): string {
  return g.language.say("grimm-move-hand", { who: g.name(player), artifact: g.artifact(artifact) });
}

type Toast = Extract<GrimmMove, { what: "toast" }>;

function toastWords(g: Guests, toast: Toast, one: number, two: number): string {
  const facts = { first: g.name(toast.first), second: g.name(toast.second) };
  return g.language.say("grimm-move-toast-known", { ...facts, one: g.artifact(one), two: g.artifact(two) });
}

/** What is said of a move without looking at the table. */
function plainly(g: Guests, move: GrimmMove): string {
  const { language } = g;
  switch (move.what) {
    case "give":
      return language.say("grimm-move-give", { who: g.name(move.player) });
    case "take":
      return language.say("grimm-move-take", { artifact: g.artifact(move.artifact) });
    case "mark":
    case "wager":
    case "ability":
      return language.say(`grimm-move-${move.what}`, { character: g.character(move.character) });
    case "accuse":
      return accuseWords(g, move.player, move.character);
    case "handOver":
      return handWords(g, move.player, move.artifact);
    case "dance":
      return danceWords(g, move.direction, move.artifact);
    case "toast":
      return servedWords(g, move);
    case "listen":
      return listenWords(g, move.players);
    case "act":
      return actWords(g, move.action, move.artifact, move.treasure);
    default:
      return language.say(`grimm-move-${move.what}`);
  }
}

function accuseWords(g: Guests, player: number, character: number): string {
  return g.language.say("grimm-move-accuse", { who: g.name(player), character: g.character(character) });
}

function danceWords(g: Guests, direction: string, artifact: number): string {
  return g.language.say("grimm-move-dance", { direction, artifact: g.artifact(artifact) });
}

function servedWords(g: Guests, { first, second }: Toast): string {
  if (first === second) return g.language.say("grimm-move-toast-both", { who: g.name(first) });
  return g.language.say("grimm-move-toast", { first: g.name(first), second: g.name(second) });
}

function listenWords(g: Guests, players: number[]): string {
  return g.language.say("grimm-move-listen", { others: g.language.join(players.map((p) => g.name(p))) });
}

function actWords(g: Guests, action: number, artifact: number, treasure: boolean): string {
  const facts = { action: g.action(action), artifact: g.artifact(artifact) };
  return g.language.say("grimm-move-act", { n: treasure ? 1 : 2, ...facts });
}

// ── Questions ────────────────────────────────────────────────────────────────────────────────────────

/** What the table waits for: what you have to decide, or what somebody else is thinking about. */
export function questionWords(view: GrimmView, language: Language): string {
  if (view.phase === Phase.OVER || view.decider === null) return language.say("question-over");
  const phase = phaseWord(view);
  if (view.decider !== view.viewer) return thinkingWords(view, phase, language);
  const [drawn] = drawnFor(view);
  const ofACard = view.phase === Phase.KEEP_OR_GIVE || view.phase === Phase.GIVING;
  if (!ofACard || drawn === undefined) return language.say(`grimm-question-${phase}`);
  const artifact = guestsOf(view, language).artifact(drawn);
  return language.say(`grimm-question-${phase}-known`, { artifact });
}

function phaseWord(view: GrimmView): string {
  const phase = pick(PHASES, view.phase);
  return view.question?.offer == null ? phase : `${phase}-${OFFERS[view.question.offer]}`;
}

function thinkingWords(view: GrimmView, phase: string, language: Language): string {
  return language.say(`grimm-thinking-${phase}`, { who: pick(view.guests, view.decider ?? NOWHERE).name });
}
