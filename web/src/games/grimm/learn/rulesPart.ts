import type { RulesPart } from "../../kind";
import { describe } from "./describe";
import GameRules from "./GameRules.svelte";

export const rulesPart: RulesPart = { Rules: GameRules, describe };
