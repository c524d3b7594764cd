import { expect, it } from "vitest";
import { Action, MoveFrom as From } from "../generated/constants";
import { choicesAfter, stepsWithoutChoice, type Choice } from "./asking";

const act = (action: number, artifact: number): number => From.ACT + 16 * action + artifact;
const chosen = (choices: Choice[]): unknown[] => choices.map(({ step, move }) => [Object.values(step)[1] ?? "nobody", move]);

it("an action is chosen first, then what pays for it", () => {
  const options = [From.PASS, act(Action.TOAST, 0), act(Action.TOAST, 3), act(Action.GIFT, 3)];
  expect(chosen(choicesAfter(options, []))).toEqual([
    ["pass", From.PASS],
    [Action.TOAST, undefined],
    [Action.GIFT, undefined],
  ]);
  expect(chosen(choicesAfter(options, [{ choose: "action", action: Action.TOAST }]))).toEqual([
    [0, act(Action.TOAST, 0)],
    [3, act(Action.TOAST, 3)],
  ]);
});

it("two guests to eavesdrop on are chosen in any order", () => {
  const options = [From.EAVESDROP + 0b010, From.EAVESDROP + 0b100, From.EAVESDROP + 0b110];
  for (const player of [1, 2]) {
    expect(chosen(choicesAfter(options, [{ choose: "player", player }]))).toEqual([
      ["nobody", From.EAVESDROP + (1 << player)],
      [3 - player, From.EAVESDROP + 0b110],
    ]);
  }
});

it("nobody has to choose where there is only one guest to accuse", () => {
  const options = [From.ACCUSE + 8, From.ACCUSE + 8 + 5];
  const taken = stepsWithoutChoice(options, []);
  expect(taken).toEqual([{ choose: "player", player: 1 }]);
  expect(chosen(choicesAfter(options, taken))).toEqual([
    [0, From.ACCUSE + 8],
    [5, From.ACCUSE + 8 + 5],
  ]);
});

it("the last step is always left to whoever decides", () => {
  expect(stepsWithoutChoice([From.KEEP], [])).toEqual([]);
});

it("every move of the game can be reached", () => {
  const moves = Array.from({ length: From.MOVES }, (_, move) => move).filter((move) => move !== From.EAVESDROP);
  const inUse = moves.filter((move) => move < From.EAVESDROP || move >= From.ACT || [1, 2].includes(bits(move - From.EAVESDROP)));
  for (const move of inUse) {
    const taken = stepsWithoutChoice([move], []);
    const [choice] = choicesAfter([move], taken);
    const [last = choice] = choice?.move === undefined && choice ? choicesAfter([move], [...taken, choice.step]) : [choice];
    expect(last?.move).toBe(move);
  }
});

function bits(number: number): number {
  return number.toString(2).replaceAll("0", "").length;
}
