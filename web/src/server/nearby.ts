import type { Nearby } from "./generated/protocol";
import { ask } from "./asking";

const HERE_ONLY = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Whether the address of this page leads others nowhere. */
export function isHereOnly(origin: string): boolean {
  return HERE_ONLY.test(new URL(origin).host);
}

/** Where others find this house: at the same address, unless that one is for this machine alone. */
export async function originForOthers(): Promise<string> {
  if (!isHereOnly(location.origin)) return location.origin;
  const { address } = await ask<Nearby>("GET", "/api/nearby").catch(() => ({ address: null }));
  return address ?? location.origin;
}
