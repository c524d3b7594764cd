import { findGame } from "../../games";
import type { NewCommand } from "../../server/connection";
import { refusalText } from "../../server/refusals";
import type { AgreedTable, TableClient } from "../../server/tableClient.svelte";
import { emptySeats } from "./seating";

/** Sends commands one after another until one is refused; buttons wait meanwhile. */
export class CommandSender {
  busy = $state(false);
  /** Why the last command was refused. */
  trouble = $state("");
  readonly #client: () => Pick<TableClient, "send">;

  constructor(client: () => Pick<TableClient, "send">) {
    this.#client = client;
  }

  async send(...commands: NewCommand[]): Promise<void> {
    this.busy = true;
    this.trouble = "";
    for (const each of commands) {
      const refusal = await this.#client().send(each);
      if (!refusal) continue;
      this.trouble = refusalText(refusal);
      break;
    }
    this.busy = false;
  }
}

/** Puts the game's usual bots on all empty seats. */
export function fillSeats(table: AgreedTable): NewCommand {
  return { do: "fill_all", bots: [...findGame(table.agreement.game).agreement.usualBots] };
}

/** Begins, with bots where seats are empty. */
export function beginCommands(table: AgreedTable): NewCommand[] {
  return [...(emptySeats(table).length ? [fillSeats(table)] : []), { do: "begin" }];
}
