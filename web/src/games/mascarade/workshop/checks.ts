import type { Agreement } from "../../../server/generated/protocol";
import { request } from "../../../server/httpClient";
import type { MaskChecked, SetChecked } from "../generated/view";

/** Ask the server whether a mask can be played, and what its card says. */
export const checkMask = (toml: string) => request<MaskChecked>("POST", "/api/check/mask", { toml });

/** Ask the server whether a set of masks can be played. */
export const checkSet = (agreement: Agreement) => request<SetChecked>("POST", "/api/check/set", agreement);
