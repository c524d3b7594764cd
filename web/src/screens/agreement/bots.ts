import type { BotInfo } from "../../server/generated/protocol";
import { say, speaking } from "../../i18n/language.svelte";

/** A bot's name on the page; installed bots have only their own names. */
export function botName(name: string): string {
  return speaking.current?.has(`start-bot-name-${name}`) ? say(`start-bot-name-${name}`) : name;
}

/** How a bot plays. */
export function botAbout({ name, about }: BotInfo): string {
  return speaking.current?.has(`start-bot-${name}`) ? say(`start-bot-${name}`) : about;
}

/** How well a bot plays, as dots; unknown for installed bots. */
export function strength(level: number | null): string {
  return level === null ? "" : "●".repeat(level) + "○".repeat(5 - level);
}
