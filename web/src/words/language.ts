// A language: messages from Fluent texts, and nothing said that is not written there.

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What a message may be told: a name, or a number to count with. */
export type Fact = string | number;
export type Facts = Record<string, Fact>;

/** The languages that everything is said in. */
export const LANGUAGES = ["en", "pl", "uk", "it", "nl", "fr"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Whoever can say a message. */
export interface Speaker {
  readonly code: string;
  say(id: string, facts?: Facts): string;
  join(names: readonly string[], word?: string): string;
}

/** A message that is not there, or that was not told all it needs. */
export class NoWords extends Error {}

/** One language with all its messages. Half a sentence is never said: it throws instead. */
export class Language implements Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly code: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    for (const source of sources) this.learn(source);
  }

  /** Learn the messages of one more text. */
  learn(source: string): void {
    const [error] = this.bundle.addResource(new FluentResource(source));
    if (error) throw new NoWords(`${this.code}: ${error.message}`);
  }

  /** Whether there is such a message. */
  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) throw new NoWords(`${this.code} has no message '${id}'`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, facts, errors);
    if (errors.length) throw new NoWords(`${this.code}: '${id}' cannot be said: ${errors[0]!.message}`);
    return said;
  }

  /** `Ann, Bob and Cléa`; or, with the word `or`, `Ann, Bob or Cléa`. */
  join(names: readonly string[], word = "and"): string {
    if (names.length < 2) return names.join("");
    return this.say(word, { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
  }
}
