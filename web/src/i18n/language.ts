import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../server/generated/constants";

export { LANGUAGES };
export type LanguageCode = (typeof LANGUAGES)[number];

/** What a message may be told: names, and numbers to count with. */
export type Facts = Record<string, string | number>;

/** A message that is not there, or that was not told all it needs. */
export class NoWords extends Error {}

/** One language, with all its messages: the same Fluent files that Python reads. */
export class Language {
  readonly code: LanguageCode;
  private readonly bundle: FluentBundle;

  constructor(code: LanguageCode, ...sources: string[]) {
    this.code = code;
    this.bundle = new FluentBundle(code, { useIsolating: false });
    for (const source of sources) this.read(source);
  }

  /** Learn the messages of one text; none may be there twice. */
  private read(source: string): void {
    const [error] = this.bundle.addResource(new FluentResource(source));
    if (error) throw new NoWords(`${this.code}.ftl: ${error.message}`);
  }

  /** Learn messages of a game from outside; none of them takes the place of one of ours. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  /** Whether there is such a message. */
  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message with its facts filled in; NoWords rather than half a sentence. */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) throw new NoWords(`${this.code}.ftl has no message '${message}'`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, errors);
    if (errors[0]) throw new NoWords(`${this.code}.ftl: '${message}' cannot be said: ${errors[0].message}`);
    return said;
  }

  /** `Ann, Bob and Cléa`; or, with the word `or`, `Ann, Bob or Cléa`. */
  join(names: readonly string[], word: "and" | "or" = "and"): string {
    if (names.length < 2) return names.join("");
    return this.say(word, { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  }
}
