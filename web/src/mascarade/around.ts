import { getContext, setContext } from "svelte";
import type { View } from "../protocol";
import type { Scene } from "./scene";
import type { Choice } from "./steps";

/** A card that is looked at while somebody presses. */
export interface Peek {
  place: number;
  possible: readonly number[];
}

/** What everything on the table needs to know about it. */
export interface Around {
  readonly view: View;
  readonly scene: Scene;
  /** Whether somebody looks who plays: only they have something to know. */
  readonly plays: boolean;
  /** Cards that are taken up already. */
  readonly held: readonly number[];
  /** What a player has just said aloud. */
  bubble(player: number): string | undefined;
  mask(mask: number): string;
  /** What the mask's card says. */
  maskText(mask: number): string;
  cardLabel(place: number, possible: readonly number[]): string;
  peek(card: Peek | null): void;
  choose(choice: Choice): void;
  about(mask: number): void;
}

const TABLE = Symbol("table");

export const laysTable = (table: Around) => setContext(TABLE, table);
export const useTable = () => getContext<Around>(TABLE);
