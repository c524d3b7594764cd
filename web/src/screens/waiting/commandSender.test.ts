import { expect, it } from "vitest";
import type { NewCommand } from "../../server/connection";
import type { CommandRefused } from "../../server/generated/protocol";
import { CommandSender } from "./commandSender.svelte";

const REFUSED: CommandRefused = { type: "refused", id: null, code: "not-now", seq: 0, text: "not now" };

function senderThat(refuses: (command: NewCommand) => boolean): [CommandSender, string[]] {
  const sent: string[] = [];
  const send = async (command: NewCommand): Promise<CommandRefused | undefined> => {
    sent.push(command.do);
    return refuses(command) ? REFUSED : undefined;
  };
  return [new CommandSender(() => ({ send })), sent];
}

it("sends one command after the other and has no trouble", async () => {
  const [sender, sent] = senderThat(() => false);
  const done = sender.send({ do: "fill_all", bots: [] }, { do: "begin" });
  expect(sender.busy).toBe(true);
  await done;

  expect(sent).toEqual(["fill_all", "begin"]);
  expect([sender.busy, sender.trouble]).toEqual([false, ""]);
});

it("stops at the first command that is refused and says why, until the next try", async () => {
  const [sender, sent] = senderThat((command) => command.do === "fill_all");
  await sender.send({ do: "fill_all", bots: [] }, { do: "begin" });
  expect(sent).toEqual(["fill_all"]);
  expect([sender.busy, sender.trouble]).toEqual([false, "Not now."]);

  await sender.send({ do: "begin" });
  expect(sender.trouble).toBe("");
});
