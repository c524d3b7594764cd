import type { RulesPart } from "../../kind";
import { chapters } from "./chapters";
import { describe } from "./describe";
import GameRules from "./GameRules.svelte";

export const rulesPart: RulesPart = { Rules: GameRules, chapters, describe };
