/**
 * In which words people ask for a sentence of the guides, where the sentence says it in others. Kept beside the guides,
 * as lines `id: words | words`, since a sentence is quoted as it is written and these are never shown.
 */
import { askedOfEveryJob } from './every-job.ts';
import { askedOfFabric } from './fabric.ts';
import { askedOfLeather } from './leather.ts';

const line = /^([a-z-]+-\d+): (.+)$/;

/** The words by the id of the sentence. @throws Error for a line that is none, and for a second one of a sentence */
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
