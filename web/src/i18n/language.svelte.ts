import { loadTexts } from "ridotto-words";
import { Language, LANGUAGES, type Facts, type LanguageCode } from "./language";
import { pick } from "./pick";

const REMEMBERED = "ridotto-language";

/** Fetches more messages in a language, e.g. those of a game that the page has no folder for. */
export type MoreTexts = (code: LanguageCode) => Promise<string>;

class Speaking {
  /** The language that everything is said in; a screen that calls `say` is drawn anew when it changes. */
  current: Language | undefined = $state.raw();

  get code(): LanguageCode {
    return this.current?.code ?? "en";
  }

  private readonly more = new Map<string, { texts: MoreTexts; latest: string }>();

  /** Learn more messages, in this language and in every other one that is spoken later. */
  async add(name: string, texts: MoreTexts): Promise<void> {
    this.more.set(name, { texts, latest: "" });
    if (this.current) this.current = await this.learnAll(this.current.code);
  }

  private async learnAll(code: LanguageCode): Promise<Language> {
    const language = await learn(code);
    const sources = [...this.more.values()];
    for (const source of sources) {
      // Better another language than no sentence at all.
      source.latest = await source.texts(code).catch(() => source.latest);
      language.add(source.latest);
    }
    // What was added meanwhile may be spoken already, and must not be forgotten again.
    return sources.length === this.more.size ? language : this.learnAll(code);
  }

  /** Speak another language from now on. */
  async speak(code: LanguageCode): Promise<void> {
    this.current = await this.learnAll(code);
    localStorage.setItem(REMEMBERED, code);
    nameThePage(this.current);
  }
}

/** What a browser, a search and an installed page call this page. */
function nameThePage(language: Language): void {
  document.documentElement.lang = language.code;
  document.querySelector("meta[name=description]")?.setAttribute("content", language.say("start-description"));
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.${language.code}.webmanifest`);
}

/** A language with all its words, which are fetched when somebody speaks it. */
export async function learn(code: LanguageCode): Promise<Language> {
  return new Language(code, (await pick(loadTexts, code)()).default);
}

/** The language somebody chose here before, else the first one of their browser's that we speak. */
export function preferred(): LanguageCode {
  const wanted = [localStorage.getItem(REMEMBERED), ...navigator.languages.map((each) => each.slice(0, 2))];
  return LANGUAGES.find((code) => code === wanted.find((each) => LANGUAGES.some((ours) => ours === each))) ?? "en";
}

export const speaking = new Speaking();

/** A message in the language of the page. */
export function say(message: string, facts: Facts = {}): string {
  return speaking.current?.say(message, facts) ?? "";
}
