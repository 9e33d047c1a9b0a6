/** Splits a search over chats into words and phrases, for the server and for the copy on a device. */

export interface Term {
  readonly kind: 'word' | 'phrase';
  readonly text: string;
}

/** Further terms are ignored, to limit the cost. */
const maxTerms = 20;

const quotes = /["“”„«»]/;
/** An unclosed phrase ends with the search. */
const termPattern = /["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|[^\s"“”„«»]+/gu;

export function termsOf(search: string): readonly Term[] {
  return [...search.matchAll(termPattern)]
    .map(([all, phrase]): Term => {
      return quotes.test(all) ? { kind: 'phrase', text: (phrase ?? '').trim() } : { kind: 'word', text: all };
    })
    .filter(({ text }) => text !== '')
    .slice(0, maxTerms);
}

/** Scripts without spaces between words, where a search looks for the characters as they stand. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Maximum number of corrections per word. */
export const maxCorrections = 8;
