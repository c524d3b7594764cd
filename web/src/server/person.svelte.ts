import type { Me } from "./generated/protocol";
import { speaking } from "../i18n/language.svelte";
import type { LanguageCode } from "../i18n/language";
import { ask, comeBack, introduce, me, Refused } from "./asking";

const REMEMBERED = "ridotto-name";

/** Who sits before this screen, as the house knows them. */
class Person {
  /** null: nobody knows them here; undefined: nobody has asked yet. */
  me: Me | null | undefined = $state.raw();

  /** The name they go by, here or the last time. */
  get name(): string {
    return this.me?.name ?? localStorage.getItem(REMEMBERED) ?? "";
  }

  /** Ask the house who we are. */
  async know(): Promise<Me | null> {
    try {
      return this.remember(await me());
    } catch (error) {
      if (error instanceof Refused && error.code === "no-guest") return (this.me = null);
      throw error;
    }
  }

  /** Be known under a name: the one before, with another name, if the house knows us already. */
  async be(name: string): Promise<Me> {
    if (this.me === undefined) await this.know();
    if (this.me?.name === name) return this.me;
    if (this.me) return this.change({ name });
    return this.remember(await introduce(name, speaking.code));
  }

  /** Have another name or language. */
  async change({ name = this.name, language = speaking.code }: { name?: string; language?: LanguageCode }): Promise<Me> {
    return this.remember(await ask<Me>("PATCH", "/api/me", { name, language }));
  }

  /** Be whoever made this code on another device. */
  async comeBack(code: string): Promise<Me> {
    const who = this.remember(await comeBack(code));
    await speaking.speak(who.language);
    return who;
  }

  private remember(who: Me): Me {
    this.me = who;
    localStorage.setItem(REMEMBERED, who.name);
    return who;
  }
}

export const person = new Person();

/** Speak another language from now on, and have the house know. */
export async function speakFromNow(language: LanguageCode): Promise<void> {
  await speaking.speak(language);
  if (person.me) await person.change({ language });
}
