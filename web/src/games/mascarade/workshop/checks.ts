// The server checks masks and sets before they are played.

import { request } from "../../../server/httpClient";
import type { MaskChecked, SetChecked } from "../generated/view";

export const checkMask = (toml: string) => request<MaskChecked>("POST", "/api/check/mask", { toml });
export const checkSet = (agreement: unknown) => request<SetChecked>("POST", "/api/check/set", agreement);
