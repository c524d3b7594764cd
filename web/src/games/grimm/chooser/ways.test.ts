import { expect, it } from "vitest";
import { stepAfter, type Key } from "../../shared/chooser/steps";
import telling from "ridotto-telling/grimm";
import { Action } from "../generated/constants";
import { moveOf } from "../words/narrator";
import { ways } from "./ways";

const MOVES = [...telling.moves.keys()].filter((move) => telling.moves[move]);
const numberOf = (kind: string, ...facts: number[]): number =>
  MOVES.find((move) => moveOf(move).kind === kind && String(Object.values(moveOf(move).facts)) === String(facts)) ?? -1;
const act = (action: number, artifact: number): number => numberOf("act", action, artifact, 2);
const PASS = numberOf("pass");
const KEEP = numberOf("keep");
const choices = (options: number[], ...chosen: Key[]) => stepAfter(ways, options, chosen).choices;

it("an action is chosen first, then what pays for it", () => {
  const options = [PASS, act(Action.TOAST, 0), act(Action.TOAST, 3), act(Action.GIFT, 3)];
  expect(choices(options)).toEqual([
    { key: "answer:pass", move: PASS },
    { key: `action:${Action.TOAST}` },
    { key: `action:${Action.GIFT}` },
  ]);
  expect(choices(options, `action:${Action.TOAST}`)).toEqual([
    { key: "payment:0", move: act(Action.TOAST, 0) },
    { key: "payment:3", move: act(Action.TOAST, 3) },
  ]);
});

it("the payment for an action is shown even where there is no choice", () => {
  const options = [PASS, act(Action.GIFT, 3)];
  expect(choices(options, `action:${Action.GIFT}`)).toEqual([{ key: "payment:3", move: act(Action.GIFT, 3) }]);
});

it("two guests to eavesdrop on are chosen in any order", () => {
  const options = [numberOf("eavesdrop", 0b010), numberOf("eavesdrop", 0b100), numberOf("eavesdrop", 0b110)];
  for (const player of [1, 2]) {
    expect(choices(options, `player:${player}`)).toEqual([
      { key: "nobody", move: numberOf("eavesdrop", 1 << player) },
      { key: `player:${3 - player}`, move: numberOf("eavesdrop", 0b110) },
    ]);
  }
});

it("two equal cards of a toast go to two guests in any order", () => {
  const options = [numberOf("toast", 1, 1), numberOf("toast", 1, 2), numberOf("toast", 2, 2)];
  for (const [one, two] of [[1, 2], [2, 1]] as const) {
    expect(choices(options, `player:${one}`)).toHaveLength(2);
    expect(choices(options, `player:${one}`)).toContainEqual({ key: `player:${one}`, move: numberOf("toast", one, one) });
    expect(choices(options, `player:${one}`)).toContainEqual({ key: `player:${two}`, move: numberOf("toast", 1, 2) });
  }
});

it("of two different cards of a toast the first one goes to whom it was given", () => {
  const options = [numberOf("toast", 1, 1), numberOf("toast", 1, 2), numberOf("toast", 2, 1), numberOf("toast", 2, 2)];
  expect(choices(options, "player:2")).toEqual([
    { key: "player:1", move: numberOf("toast", 2, 1) },
    { key: "player:2", move: numberOf("toast", 2, 2) },
  ]);
});

it("with only one guest to accuse, the guest is chosen automatically", () => {
  const options = [numberOf("accuse", 1, 0), numberOf("accuse", 1, 5)];
  expect(stepAfter(ways, options, [])).toEqual({
    path: ["player:1"],
    choices: [
      { key: "character:0", move: numberOf("accuse", 1, 0) },
      { key: "character:5", move: numberOf("accuse", 1, 5) },
    ],
  });
});

it("the last step is never taken automatically", () => {
  expect(stepAfter(ways, [KEEP], [])).toEqual({ path: [], choices: [{ key: "answer:keep", move: KEEP }] });
});

it("every move of the game can be reached", () => {
  for (const move of MOVES) {
    const { path, choices: first } = stepAfter(ways, [move], []);
    const [choice] = first;
    const [last = choice] = choice && choice.move === undefined ? choices([move], ...path, choice.key) : [choice];
    expect(last?.move).toBe(move);
  }
});
