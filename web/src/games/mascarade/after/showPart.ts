// The show after a game of Mascarade: bluff by bluff.

import type { Language } from "../../../i18n/language";
import { SPECTATOR } from "../../../server/generated/constants";
import type { GameStory } from "../../../server/game";
import type { ShowPart } from "../../kind";
import type { OpenCard } from "../../shared/after/cardFace";
import type { ShowMoment } from "../../shared/after/show";
import type { Story } from "../generated/view";
import { GameNarrator } from "../words/narrator";
import { bluffsOf, claimants, type Bluff } from "./storyParts";

function narratorOf(story: Story, language: Language, viewer: number): GameNarrator {
  return new GameNarrator(language, story.masks, { names: story.players, viewer });
}

function cardIn(story: Story, narrator: GameNarrator, mask: number): OpenCard {
  return { kind: "mask", name: story.masks[mask] ?? "", label: narrator.mask(mask) };
}

/** Who believed a bluff, who claimed the mask, and what it brought. */
function reactions({ said }: Bluff, narrator: GameNarrator): string[] {
  const { language } = narrator;
  const named = (message: string, players: readonly number[]): string[] =>
    players.length ? [language.say(message, { names: language.join(players.map((player) => narrator.name(player))) })] : [];
  const { gained } = said;
  return [
    ...named("after-believed", said.believers),
    ...named("after-caught", claimants(said, true)),
    ...named("after-also-lied", claimants(said, false)),
    ...(gained ? [(gained < 0 ? "−" : "+") + language.say("coins", { n: Math.abs(gained) })] : []),
  ];
}

/** A bluff is worth what it brought and who believed it; one that was caught is worth seeing, too. */
function worthOf({ said }: Bluff): number {
  return 2 * Math.max(0, said.gained) + said.believers.length + 3 * said.claims.length;
}

export const showPart: ShowPart = {
  momentsOf(given: GameStory, language: Language, viewer: number): ShowMoment[] {
    const story = given as Story;
    const narrator = narratorOf(story, language, viewer);
    return bluffsOf(story).map((bluff) => {
      const { turn, said } = bluff;
      return {
        event: said.event,
        player: said.who,
        name: story.players[said.who] ?? "",
        when: language.say("turn-number", { n: turn.number + 1 }),
        seemed: language.say("after-show-announced", { who: narrator.name(said.who), mask: narrator.mask(said.mask) }),
        mask: cardIn(story, narrator, said.mask),
        truth: language.say("after-show-truth", { truth: narrator.mask(said.truth) }),
        faces: [cardIn(story, narrator, said.truth)],
        more: reactions(bluff, narrator),
        worth: worthOf(bluff),
      };
    });
  },

  lastCardsOf(given: GameStory, language: Language): OpenCard[][] {
    const story = given as Story;
    const narrator = narratorOf(story, language, SPECTATOR);
    const { cards } = story.turns.at(-1)?.after ?? story.start;
    return cards.map((held) => held.map((mask) => cardIn(story, narrator, mask)));
  },
};
