const CODE = /^[A-Z0-9]{6}$/;

/** Typed or pasted text as a table's code: capitals and digits, taken out of a link if it is one. */
export function readCode(typed: string): string {
  const linked = /\/(?:t|tv)\/([a-z0-9]{6})\b/i.exec(typed)?.[1];
  return (linked ?? typed).toUpperCase().replaceAll(/[^A-Z0-9]/g, "").slice(0, 6);
}

/** Whether a table may have this code. */
export function isCode(code: string): boolean {
  return CODE.test(code);
}
