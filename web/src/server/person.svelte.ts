import type { Me } from "./generated/protocol";
import { speaking } from "../i18n/language.svelte";
import type { LanguageCode } from "../i18n/language";
import { changeMe, createPerson, deleteMe, fetchMe, redeemWayBack } from "./httpClient";

const STORED_NAME = "ridotto-name";
/** What this device keeps when the person deletes their identity: nothing that others know them by. */
const KEPT = new Set(["ridotto-language", "ridotto-settings", "ridotto-masks"]);

/** The person who uses this page, as the server knows them. */
class Person {
  /** null: the server does not know them; undefined: it was not asked yet. */
  me: Me | null | undefined = $state.raw();

  /** Their name now, or the last time they were here. */
  get name(): string {
    return this.me?.name ?? localStorage.getItem(STORED_NAME) ?? "";
  }

  private asking: Promise<Me | null> | undefined;

  /** Ask the server who we are; nobody asks again before it has answered. */
  load(): Promise<Me | null> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<Me | null> {
    const me = await fetchMe();
    return me ? this.store(me) : (this.me = null);
  }

  /** Take a name: registers us, or renames us if the server knows us already. */
  async takeName(name: string): Promise<Me> {
    if (this.me === undefined) await this.load();
    if (this.me?.name === name) return this.me;
    if (this.me) return this.store(await changeMe(name, speaking.code));
    return this.store(await createPerson(name, speaking.code));
  }

  /** Speak another language from now on, and tell the server. */
  async speak(language: LanguageCode): Promise<void> {
    await speaking.speak(language);
    if (this.me) this.store(await changeMe(this.name, language));
  }

  /** Become the person who made this code on another device. */
  async returnWith(code: string): Promise<Me> {
    const me = this.store(await redeemWayBack(code));
    await speaking.speak(me.language);
    return me;
  }

  /** Have the server delete our identity; this device forgets the name, the tables and the notes too. */
  async delete(): Promise<void> {
    await deleteMe();
    this.me = null;
    for (const key of Object.keys(localStorage)) if (key.startsWith("ridotto-") && !KEPT.has(key)) localStorage.removeItem(key);
  }

  private store(me: Me): Me {
    this.me = me;
    localStorage.setItem(STORED_NAME, me.name);
    return me;
  }
}

export const person = new Person();
