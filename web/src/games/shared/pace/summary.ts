import { findGame } from "../..";
import type { Language } from "../../../i18n/language";
import type { GameHeader, GameView, NumberedEvent } from "../../../server/game";
import type { Telling } from "../../../server/generated/protocol";
import { SPECTATOR } from "../../../server/generated/constants";
import type { SummaryKinds, TablePart } from "../../kind";
import type { Missed } from "../stage/stage.svelte";

/** Sentences that a summary has at most, besides the scores. */
const MOST = 2;

interface Line {
  words: string;
  /** Whether it says something about the viewer. */
  isAboutViewer: boolean;
}

/** What a game's document says about summaries. */
export function summaryKinds({ kinds, summed_up = [], listed = {}, passes }: Telling): SummaryKinds {
  return {
    told: new Set(summed_up.map((kind) => kinds.indexOf(kind))),
    listed: new Map(Object.entries(listed).map(([kind, { whole }]) => [kinds.indexOf(kind), whole])),
    passes: passes ? kinds.indexOf(passes) : undefined,
  };
}

/** What somebody missed, in a few sentences: who said and did what, what concerns them, and what it brought whom. */
export function sumUp(missed: Missed, header: GameHeader, part: TablePart, language: Language): string {
  const { events, after } = missed;
  const settled = isAsked(after) ? beforeOpen(events, part.summary) : events;
  const listed = listsOf(settled, header, after, part, language);
  const told = listed.length ? concerning(settled, header, after, part, language) : latest(settled, header, after, part, language);
  const words = [...listed, ...told, ...scoreChanges(missed, header, language)];
  if (!listed.length && !told.length) words.unshift(...latest(events, header, after, part, language));
  return words.join(" ") || language.say("stage-missed-nothing");
}

/** A sentence for all events of each kind that is listed: `Announced: Bob (King), Dan (Fool).` */
function listsOf(events: readonly NumberedEvent[], header: GameHeader, view: GameView, part: TablePart, language: Language): string[] {
  const items = part.items?.(header, { events: [...events], view }, language) ?? [];
  return [...(part.summary?.listed ?? [])].flatMap(([kind, whole]) => {
    const each = items.filter((item, index) => item && events[index]?.event[0] === kind);
    return each.length ? [language.say(whole, { each: each.join(", ") })] : [];
  });
}

/** What else was said about the viewer, besides the lists. */
function concerning(events: readonly NumberedEvent[], header: GameHeader, view: GameView, part: TablePart, language: Language): string[] {
  const others = events.filter(({ event: [kind, who] }) => who !== view.viewer && !part.summary?.listed.has(kind) && kind !== part.summary?.passes);
  const lines = linesOf(others, header, view, part, language).filter((line) => line.isAboutViewer);
  return lines.slice(-MOST).map((line) => line.words);
}

/** The latest that others said and did, in a sentence or two. */
function latest(events: readonly NumberedEvent[], header: GameHeader, view: GameView, part: TablePart, language: Language): string[] {
  const others = events.filter(({ event }) => event[1] !== view.viewer);
  const lines = linesOf(others, header, view, part, language);
  const kept = lines.length > MOST ? mostImportant(lines) : lines;
  const words = kept.map((line) => line.words);
  return kept.length < lines.length ? [language.say("stage-missed-more"), ...words] : words;
}

const isAsked = ({ viewer, decider }: GameView): boolean => decider === viewer;

/** Without what is told and passed on at the very end: nothing has come of it yet, and the question tells it. */
function beforeOpen(events: readonly NumberedEvent[], kinds: SummaryKinds | undefined): readonly NumberedEvent[] {
  if (kinds?.passes === undefined) return events;
  return events.slice(0, events.findLastIndex(({ event: [kind] }) => kind !== kinds.passes && !kinds.told.has(kind)) + 1);
}

function linesOf(events: readonly NumberedEvent[], header: GameHeader, view: GameView, part: TablePart, language: Language): Line[] {
  const { told, passes }: SummaryKinds = part.summary ?? { told: new Set(events.map(({ event }) => event[0])), listed: new Map(), passes: undefined };
  const sentences = part.sentences(header, { events: [...events], view }, view.viewer, language);
  const forOthers = part.sentences(header, { events: [...events], view }, SPECTATOR, language);
  const lines: Line[] = [];
  let passing = 0;
  events.forEach(({ event: [kind] }, index) => {
    if (kind === passes) passing++;
    if (!told.has(kind)) return;
    addPasses(lines, passing, language);
    passing = 0;
    lines.push({ words: sentences[index] ?? "", isAboutViewer: sentences[index] !== forOthers[index] });
  });
  addPasses(lines, passing, language);
  return lines;
}

/** How many passed is told after what they passed on. */
function addPasses(lines: Line[], n: number, language: Language): void {
  if (!n) return;
  const words = language.say("stage-missed-passes", { n });
  const last = lines.at(-1);
  if (last) last.words += ` ${words}`;
  else lines.push({ words, isAboutViewer: false });
}

/** What concerns the viewer, then the latest; in the order in which it happened. */
function mostImportant(lines: readonly Line[]): Line[] {
  const latestFirst = [...lines].reverse();
  const chosen = new Set([...latestFirst.filter((line) => line.isAboutViewer), ...latestFirst].slice(0, MOST));
  return lines.filter((line) => chosen.has(line));
}

/** What the viewer has now, and who else has more or less than before: `You now have 9 coins (+3). Others: Cléa −1.` */
function scoreChanges({ before, after }: Missed, header: GameHeader, language: Language): string[] {
  const game = findGame(header.game);
  const scores = new Map(game.scoresIn(before).map(({ player, score }) => [player, score]));
  const now = game.scoresIn(after).map((each) => ({ ...each, change: each.score - (scores.get(each.player) ?? each.score) }));
  const own = now.find(({ player }) => player === after.viewer);
  const changes = now
    .filter((each) => each.change && each !== own)
    .map(({ name, change }) => `${name} ${signed(change, language)}`)
    .join(", ");
  return [
    ...(own?.words ? [ownScore(own.words, own.change, language)] : []),
    ...(changes ? [language.say(own ? "stage-missed-others" : "stage-missed-scores", { changes })] : []),
  ];
}

function ownScore(now: string, change: number, language: Language): string {
  return change ? language.say("stage-missed-you", { now, change: signed(change, language) }) : language.say("stage-missed-you-same", { now });
}

function signed(change: number, language: Language): string {
  return new Intl.NumberFormat(language.code, { signDisplay: "exceptZero" }).format(change).replace("-", "−");
}
