import { call } from "../../../ui/call.svelte";
import { screenReader } from "../../../ui/screenReader.svelte";
import { play } from "../stage/sound";

const USUAL_TITLE = "Ridotto";

/** Call the viewer to decide, in every way that reaches them, until the returned function is called. */
export function callToDecide(words: string, spoken = words): () => void {
  document.title = `● ${words} – ${USUAL_TITLE}`;
  call.words = words;
  screenReader.interrupt(spoken);
  play("turn");
  if (!document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  return () => {
    document.title = USUAL_TITLE;
    call.words = "";
    screenReader.interrupt("");
  };
}
