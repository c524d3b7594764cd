// The show after a game of The Grimm Masquerade: accusations, and masks that fell.

import type { Language } from "../../../i18n/language";
import { SPECTATOR } from "../../../server/generated/constants";
import type { GameStory } from "../../../server/game";
import type { ShowPart } from "../../kind";
import type { OpenCard } from "../../shared/after/cardFace";
import type { ShowMoment } from "../../shared/after/show";
import { CHARACTERS, MarkReason } from "../generated/constants";
import type { Accusation, RoundStory, Story, Unmasking } from "../generated/view";
import { GameNarrator } from "../words/narrator";

function cardOf(narrator: GameNarrator, character: number): OpenCard {
  return { kind: "character", name: CHARACTERS[character] ?? "", label: narrator.character(character) };
}

class RoundShow {
  constructor(
    private readonly round: RoundStory,
    private readonly narrator: GameNarrator,
  ) {}

  moments(): ShowMoment[] {
    const { accusations, unmaskings } = this.round;
    return [
      ...accusations.map((each) => this.accused(each)),
      // A right accusation has told that already.
      ...unmaskings.filter(({ how }) => how !== MarkReason.POINTED).map((each) => this.fell(each)),
    ];
  }

  private accused({ event, who, accused, character, right }: Accusation): ShowMoment {
    const { narrator } = this;
    const { language } = narrator;
    const facts = { who: narrator.name(who), other: narrator.name(accused), character: narrator.character(character) };
    return {
      ...this.behindMask(event, accused, right ? [character] : (this.round.characters[accused] ?? [])),
      seemed: language.say("grimm-pointed-other-other", facts),
      mask: cardOf(narrator, character),
      more: [`${right ? "✓" : "✕"} ${language.say(right ? "after-mark-right" : "after-mark-wrong")}`],
      worth: right ? 3 : 4,
    };
  }

  private fell({ event, who, character, by }: Unmasking): ShowMoment {
    const { narrator } = this;
    const facts = { who: narrator.name(who), character: narrator.character(character), by: narrator.name(by) };
    return {
      ...this.behindMask(event, who, [character]),
      seemed: narrator.language.say("after-show-masked", facts),
      mask: null,
      more: [narrator.language.say(by === who ? "after-fell-self" : "after-fell-pair", facts)],
      worth: by === who ? 1 : 2,
    };
  }

  /** Who somebody was. */
  private behindMask(event: number, player: number, characters: readonly number[]): Pick<ShowMoment, "event" | "player" | "name" | "when" | "truth" | "faces"> {
    const { narrator } = this;
    const { language } = narrator;
    const faces = characters.map((each) => cardOf(narrator, each));
    return {
      event,
      player,
      name: narrator.names[player] ?? "",
      when: language.say("grimm-label-round", { n: this.round.number }),
      truth: language.say("after-show-was", { who: narrator.name(player), characters: faces.map(({ label }) => label).join(" · ") }),
      faces,
    };
  }
}

export const showPart: ShowPart = {
  momentsOf(given: GameStory, language: Language, viewer: number): ShowMoment[] {
    const story = given as Story;
    const narrator = new GameNarrator(language, story.players, viewer);
    return story.rounds.flatMap((round) => new RoundShow(round, narrator).moments());
  },

  lastCardsOf(given: GameStory, language: Language): OpenCard[][] {
    const story = given as Story;
    const narrator = new GameNarrator(language, story.players, SPECTATOR);
    return (story.rounds.at(-1)?.characters ?? []).map((held) => held.map((character) => cardOf(narrator, character)));
  },
};
