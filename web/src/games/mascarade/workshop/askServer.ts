import { say } from "../../../i18n/language.svelte";
import { RefusedRequest } from "../../../server/httpClient";

/**
 * Ask the server after a pause, and hear its answer or why it has none. For `$effect`: the function that is returned
 * makes a late answer unheard, so that what is said of one mask is never shown beside another.
 */
export function askServer<Answer>(ask: () => Promise<Answer>, hear: (answer: Answer | undefined, refusal: string) => void, pause = 0): () => void {
  let isWanted = true;
  const timer = setTimeout(async () => {
    const heard = await answerTo(ask);
    if (isWanted) hear(heard.answer, heard.refusal);
  }, pause);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

async function answerTo<Answer>(ask: () => Promise<Answer>): Promise<{ answer?: Answer; refusal: string }> {
  try {
    return { answer: await ask(), refusal: "" };
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error;
    return { refusal: error.code === "offline" ? say("learn-offline") : say("workshop-refused", { reason: error.message }) };
  }
}
