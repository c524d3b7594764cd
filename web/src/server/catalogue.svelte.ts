import type { Catalogue } from "./generated/protocol";
import type { LanguageCode } from "../i18n/language";
import { catalogueIn } from "./asking";

/** Everything that can be chosen here, in the language of the page. */
class Choices {
  /** The catalogue; in the language before, until the new one has come. */
  current: Catalogue | undefined = $state.raw();
  private readonly asked = new Map<LanguageCode, Promise<Catalogue>>();

  /** Have the catalogue in a language: asked for once, and again only if nobody answered. */
  async speak(code: LanguageCode): Promise<Catalogue> {
    const answer = this.asked.get(code) ?? catalogueIn(code);
    this.asked.set(code, answer);
    try {
      this.current = await answer;
      return this.current;
    } catch (error) {
      this.asked.delete(code);
      throw error;
    }
  }
}

export const choices = new Choices();
