/** A simple text search. */

/** Whether every typed word occurs somewhere in the text, ignoring case. */
export function holdsWords(text: string, typed: string): boolean {
  const within = text.toLowerCase();
  return typed
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
