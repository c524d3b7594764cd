/** What the viewer is called to, such as "Your turn": shown on every sheet that hides it. */
export const call = $state({ words: "" });
