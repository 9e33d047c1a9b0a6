/**
 * The name that a server gave to a request that failed, carried behind the words for people: somebody who asks for help quotes
 * it, and whoever runs the server finds the request in the log. On a line of its own, so that pages can set it in small print.
 */

const line = /\nReference ([\w.:-]{8,64})/;

/** @param reference null: the server has given none */
export const withReference = (message: string, reference: string | null): string =>
  reference !== null && line.test(`\nReference ${reference}`)
    ? `${message}\nReference ${reference}`
    : message;

/** The words alone, and the reference that was among them. */
export function splitReference(text: string): { readonly words: string; readonly reference: string | null } {
  const [found, reference] = line.exec(text) ?? [];
  return found === undefined
    ? { words: text, reference: null }
    : { words: text.replace(found, ''), reference: reference ?? null };
}
