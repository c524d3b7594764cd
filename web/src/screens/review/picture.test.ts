import { expect, it } from "vitest";
import { fit, wrap } from "./picture";

it("breaks a sentence into lines that fit, and never inside a word", () => {
  expect(wrap("Ann passed too early", 10, (line) => line.length)).toEqual(["Ann passed", "too early"]);
  expect(wrap("extraordinarily so", 4, (line) => line.length)).toEqual(["extraordinarily", "so"]);
});

it("writes a long sentence in smaller letters", () => {
  const box = { width: 350, height: 480 };
  const widthOf = (line: string, letters: number) => line.length * letters * 0.5;
  const [short, long] = [fit("Ann passed.", box, widthOf), fit("Ann passed again and again. ".repeat(16).trim(), box, widthOf)];
  expect(short.lines).toEqual(["Ann passed."]);
  expect(long.size).toBeLessThan(short.size);
  expect(long.lines.length * long.size * 1.4).toBeLessThanOrEqual(box.height);
});
