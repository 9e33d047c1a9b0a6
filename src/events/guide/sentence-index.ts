/** A BM25 index over the sentences of all guides, which scores them against a question's terms. Built once, at the first question. */
import { guides } from './all-guides.ts';
import { askedWords } from './asked/read-asked.ts';
import type { Fact, Guide } from './fact.ts';
import { materials, stains } from './names.ts';
import { stemOf } from '../shared/word-forms.ts';
import { termsOf } from './words/reading.ts';

export interface Sentence {
  readonly guide: Guide;
  readonly fact: Fact;
}

/** The BM25 parameters: how soon repetitions of a term stop counting, and how much long sentences are penalized. */
const k = 1.2;
const b = 0.4;
/** Weight of the words of a guide's title, which say less about a sentence than its own words. */
const titleShare = 0.5;
/** Weight of the words in which people ask for a sentence; lower than that of the sentence's own words. */
const askedShare = 0.8;

export interface SentenceIndex {
  readonly sentences: readonly Sentence[];
  /** Places of a guide's sentences among them. */
  readonly slots: (guide: Guide) => readonly number[];
  readonly known: ReadonlySet<string>;
  /** How rare a term is; the highest value for a word in no guide. */
  readonly rarity: (term: string) => number;
  /** Whether a guide contains the term anywhere. */
  readonly has: (guide: Guide, term: string) => boolean;
  /** The highest sum of rarity of these terms in a single sentence of a guide; without one: of all guides. */
  readonly maxHeld: (terms: readonly string[], guide?: Guide) => number;
  /** One score per sentence, in order. */
  readonly scores: (terms: readonly string[]) => Float64Array;
}

export function indexSentences(): SentenceIndex {
  const sentences = guides.flatMap((guide) => guide.facts.map((fact): Sentence => ({ guide, fact })));
  const stem = remembered(stemOf);
  const lists = new Map<string, { slot: number; weight: number }[]>();
  const lengths: number[] = [];
  const within = new Map<string, Set<string>>();
  const known = new Set<string>();
  const titles = new Map<Guide, readonly string[]>();
  const askedFor = askedWords();
  for (const [slot, { guide, fact }] of sentences.entries()) {
    const own = new Set(termsOf(fact.text, stem));
    let title = titles.get(guide);
    if (!title) {
      title = termsOf(`${guide.title} ${materials[guide.material]} ${stains[guide.stains[0]!]}`, stem);
      titles.set(guide, title);
    }
    lengths.push(own.size);
    const weights = new Map<string, number>(title.map((term) => [term, titleShare]));
    for (const term of termsOf(askedFor.get(fact.id) ?? '', stem)) weights.set(term, askedShare);
    for (const term of own) weights.set(term, 1);
    const all = within.get(guide.id) ?? new Set();
    within.set(guide.id, all);
    for (const [term, weight] of weights) {
      all.add(term);
      if (!term.startsWith('~')) known.add(term);
      const list = lists.get(term);
      if (list) list.push({ slot, weight });
      else lists.set(term, [{ slot, weight }]);
    }
  }
  const slots = new Map<Guide, number[]>(guides.map((guide) => [guide, []]));
  for (const [slot, { guide }] of sentences.entries()) slots.get(guide)!.push(slot);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const rarity = (term: string) => {
    const holding = lists.get(term)?.length ?? 0;
    return Math.log(1 + (sentences.length - holding + 0.5) / (holding + 0.5));
  };
  return {
    sentences,
    slots: (guide) => slots.get(guide)!,
    known,
    rarity,
    has: (guide, term) => within.get(guide.id)?.has(term) ?? false,
    maxHeld(terms, guide) {
      const held = new Map<number, number>();
      for (const term of new Set(terms))
        for (const { slot } of lists.get(term) ?? [])
          if (!guide || sentences[slot]!.guide === guide)
            held.set(slot, (held.get(slot) ?? 0) + rarity(term));
      return Math.max(0, ...held.values());
    },
    scores(terms) {
      const scores = new Float64Array(sentences.length);
      for (const term of new Set(terms)) {
        for (const { slot, weight } of lists.get(term) ?? []) {
          const length = 1 - b + (b * lengths[slot]!) / mean;
          scores[slot]! += (weight * rarity(term) * (k + 1)) / (1 + k * length);
        }
      }
      return scores;
    },
  };
}

function remembered(find: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = find(word);
    known.set(word, found);
    return found;
  };
}
