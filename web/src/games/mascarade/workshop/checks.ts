import type { Agreement } from "../../../server/generated/protocol";
import { request } from "../../../server/httpClient";
import type { MaskChecked, SetChecked } from "../generated/view";

/** Ask the server whether a mask can be played, and what its card says. */
export const checkMask = (toml: string) => request<MaskChecked>("POST", "/api/check/mask", { toml });

/** Ask the server whether a set of masks can be played. */
export const checkSet = (agreement: Agreement) => request<SetChecked>("POST", "/api/check/set", agreement);

const asked = new Map<string, Promise<SetChecked>>();

/** The same, and the server is asked only once about the same set. */
export function checkSetOnce(agreement: Agreement): Promise<SetChecked> {
  const { game, players, settings } = agreement;
  const about = { ...(game === undefined ? {} : { game }), ...(players === undefined ? {} : { players }), ...(settings === undefined ? {} : { settings }) };
  const key = JSON.stringify(about);
  const answer = asked.get(key) ?? checkSet(about);
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}
