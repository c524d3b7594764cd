import type { BotInfo } from "../../server/generated/protocol";
import { say, speaking } from "../../i18n/language.svelte";

/** What a bot is called; one that somebody has installed, what it calls itself. */
export function botName(name: string): string {
  return speaking.current?.has(`start-bot-name-${name}`) ? say(`start-bot-name-${name}`) : name;
}

/** How a bot plays. */
export function botAbout({ name, about }: BotInfo): string {
  return speaking.current?.has(`start-bot-${name}`) ? say(`start-bot-${name}`) : about;
}

/** How well a bot plays, as dots; nobody knows of those that others have written. */
export function strength(level: number | null): string {
  return level === null ? "" : "●".repeat(level) + "○".repeat(5 - level);
}
