// Whether others can see this screen: what the viewer knows lies open on it, or is seen only while it is held.

import type { TableStatus } from "../../../server/generated/protocol";
import type { Preferences } from "../../../ui/settings/settings.svelte";

/** Whether only the viewer sees this screen. Unless they say so, it is theirs alone if only bots play with them. */
export function isPrivate(table: TableStatus | undefined, device: Preferences["device"]): boolean {
  return device === "auto" ? peopleAt(table) === 1 : device === "private";
}

function peopleAt(table: TableStatus | undefined): number {
  return table?.chairs.filter(({ guest, bot }) => guest != null && !bot).length ?? 0;
}
