/** Reads and changes the direction of a typed amount: the sign is part of the text, as if typed. */

/** Whether the amount is negative, in the notations of `parseAmount`: `-3`, `−3`, `$-3` and `(3)`. */
export const goesOut = (text: string) => /^\s*(?:\(|[^\d.,]*[-−–])/.test(text);

export function withDirection(text: string, out: boolean): string {
  const bare = text.replace(/[-−–+()]/g, '').trim();
  return out ? `-${bare}` : bare;
}
