import { expect, it } from "vitest";
import { stepAfter, type Key } from "../../shared/chooser/steps";
import { Action, MoveFrom as From } from "../generated/constants";
import { ways } from "./ways";

const act = (action: number, artifact: number): number => From.ACT + 16 * action + artifact;
const choices = (options: number[], ...chosen: Key[]) => stepAfter(ways, options, chosen).choices;

it("an action is chosen first, then what pays for it", () => {
  const options = [From.PASS, act(Action.TOAST, 0), act(Action.TOAST, 3), act(Action.GIFT, 3)];
  expect(choices(options)).toEqual([
    { key: "answer:pass", move: From.PASS },
    { key: `action:${Action.TOAST}` },
    { key: `action:${Action.GIFT}` },
  ]);
  expect(choices(options, `action:${Action.TOAST}`)).toEqual([
    { key: "payment:0", move: act(Action.TOAST, 0) },
    { key: "payment:3", move: act(Action.TOAST, 3) },
  ]);
});

it("what pays for an action is shown even where there is no choice", () => {
  const options = [From.PASS, act(Action.GIFT, 3)];
  expect(choices(options, `action:${Action.GIFT}`)).toEqual([{ key: "payment:3", move: act(Action.GIFT, 3) }]);
});

it("two guests to eavesdrop on are chosen in any order", () => {
  const options = [From.EAVESDROP + 0b010, From.EAVESDROP + 0b100, From.EAVESDROP + 0b110];
  for (const player of [1, 2]) {
    expect(choices(options, `player:${player}`)).toEqual([
      { key: "nobody", move: From.EAVESDROP + (1 << player) },
      { key: `player:${3 - player}`, move: From.EAVESDROP + 0b110 },
    ]);
  }
});

it("nobody has to choose where there is only one guest to accuse", () => {
  const options = [From.ACCUSE + 8, From.ACCUSE + 8 + 5];
  expect(stepAfter(ways, options, [])).toEqual({
    path: ["player:1"],
    choices: [
      { key: "character:0", move: From.ACCUSE + 8 },
      { key: "character:5", move: From.ACCUSE + 8 + 5 },
    ],
  });
});

it("the last step is always left to whoever decides", () => {
  expect(stepAfter(ways, [From.KEEP], [])).toEqual({ path: [], choices: [{ key: "answer:keep", move: From.KEEP }] });
});

it("every move of the game can be reached", () => {
  const moves = Array.from({ length: From.MOVES }, (_, move) => move).filter((move) => move !== From.EAVESDROP);
  const inUse = moves.filter((move) => move < From.EAVESDROP || move >= From.ACT || [1, 2].includes(bits(move - From.EAVESDROP)));
  for (const move of inUse) {
    const { path, choices: first } = stepAfter(ways, [move], []);
    const [choice] = first;
    const [last = choice] = choice && choice.move === undefined ? choices([move], ...path, choice.key) : [choice];
    expect(last?.move).toBe(move);
  }
});

function bits(number: number): number {
  return number.toString(2).replaceAll("0", "").length;
}
