/**
 * The server's reference of a failed request, appended to the message for people: a person who asks for help quotes it, and
 * the operator finds the request in the log. On a line of its own, so that pages can show it in small print.
 */

const line = /\nReference ([\w.:-]{8,64})/;

/** @param reference null: the server gave none */
export const withReference = (message: string, reference: string | null): string =>
  reference !== null && line.test(`\nReference ${reference}`)
    ? `${message}\nReference ${reference}`
    : message;

/** Splits a text into the message and its reference. */
export function splitReference(text: string): { readonly words: string; readonly reference: string | null } {
  const [found, reference] = line.exec(text) ?? [];
  return found === undefined
    ? { words: text, reference: null }
    : { words: text.replace(found, ''), reference: reference ?? null };
}
