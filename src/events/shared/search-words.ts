/** The plainest search there is. */

/** Every word typed is somewhere in the text; capitals do not matter. */
export function holdsWords(text: string, typed: string): boolean {
  const within = text.toLowerCase();
  return typed
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
