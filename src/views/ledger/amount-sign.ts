/** Whether a typed amount goes out, and the same amount the other way: the sign is part of the text, as by keyboard. */

/** As `parseAmount` reads it: `-3`, `−3`, `$-3` and `(3)`. */
export const goesOut = (text: string) => /^\s*(?:\(|[^\d.,]*[-−–])/.test(text);

export function withDirection(text: string, out: boolean): string {
  const bare = text.replace(/[-−–+()]/g, '').trim();
  return out ? `-${bare}` : bare;
}
