import type { Nearby } from "./generated/protocol";
import { request } from "./httpClient";

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Whether only this machine can reach an address. */
export function isLocalOnly(origin: string): boolean {
  return LOCAL_HOST.test(new URL(origin).host);
}

/** The server's address for other devices: the page's own, unless only this machine can reach that. */
export async function originForOthers(): Promise<string> {
  if (!isLocalOnly(location.origin)) return location.origin;
  const { address } = await request<Nearby>("GET", "/api/nearby").catch(() => ({ address: null }));
  return address ?? location.origin;
}
