import { say } from "../../../i18n/language.svelte";
import type { Chapter } from "../../shared/learn/chapter";
import { RULES } from "../generated/constants";

const PICTURES: { [part in (typeof RULES)[number]]: [kind: string, id: string] } = {
  aim: ["thing", "rose"],
  turn: ["artifact", "Treats"],
  evidence: ["thing", "marker"],
  action: ["action", "Point the Finger"],
  unmasked: ["thing", "broken-mirror"],
  end: ["thing", "trophy-5"],
};

export function chapters(): Chapter[] {
  return RULES.map((part) => ({
    title: say(`learn-grimm-${part}-title`),
    text: say(`grimm-rules-${part}`),
    picture: PICTURES[part],
  }));
}
