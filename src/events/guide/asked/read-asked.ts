/**
 * Parses the words in which people ask for a sentence of the guides that uses other words. They are kept apart from the
 * guides, as lines `id: words | words`, because sentences are quoted verbatim and these words are never shown.
 */
import { askedOfEveryJob } from './every-job.ts';
import { askedOfFabric } from './fabric.ts';
import { askedOfLeather } from './leather.ts';

const line = /^([a-z-]+-\d+): (.+)$/;

/** The words by sentence id. @throws Error for an invalid line, and for a second line for the same sentence */
export function readAsked(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const each of text.trim().split('\n')) {
    const [, id, asked] = line.exec(each) ?? [];
    if (!id || !asked || words.has(id)) throw new Error(`Not the words of one sentence: ${each}`);
    words.set(id, asked);
  }
  return words;
}

export const askedWords = (): ReadonlyMap<string, string> =>
  readAsked([askedOfLeather, askedOfFabric, askedOfEveryJob].map((text) => text.trim()).join('\n'));
