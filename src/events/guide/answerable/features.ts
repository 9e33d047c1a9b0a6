/** What the decision whether the guides answer a question goes by: the words of the question, and how it fits the best guide. */
import { type Question, wordsOf } from '../question.ts';
import { coverage, type Ranked } from '../ranking.ts';
import type { Relevant } from '../relevance/relevance.ts';
import type { SentenceIndex } from '../sentence-index.ts';
import type { Similar } from '../similar/similar.ts';

/** Each about 0 to 3, so that one step of training suits all. */
export interface Features {
  readonly numbers: readonly number[];
  /** Distinct, as `wordsOf` gives them. */
  readonly words: readonly string[];
}

export const numberNames = [
  'relevance',
  'lead of the best sentence',
  'score',
  'lead',
  'guide is about the material',
  'guide is about the stain',
  'names a material',
  'names several materials',
  'names a thing',
  'names a stain',
  'no guide about both',
  'other stains',
  'unknown words',
  'unknown share',
  'outside topics',
  'covered share',
  'covered',
  'best sentence',
  'best sentence share',
  'best of all sentences',
  'sort of sentence',
  'guide has the sort',
  'asks for care',
  'is about the stain',
  'lacks what is counted',
  'goes on',
  'words',
  'most similar answered question',
  'most similar unanswered question',
  'similar questions that are answered',
] as const;

/**
 * @param ranked guides that fit the question, best first; at least one
 * @param relevant their sentences, best first
 */
export function featuresOf(
  wanted: Question,
  [best, second]: readonly Ranked[],
  relevant: readonly Relevant[],
  all: SentenceIndex,
  similar: Similar,
  goesOn: boolean,
): Features {
  const { guide, score, byMaterial, byStain } = best!;
  const needed = [...wanted.rest, ...wanted.context];
  const covered = coverage(needed, guide, all);
  const whole = wanted.asked.reduce((sum, term) => sum + all.rarity(term), 0);
  const held = all.maxHeld(wanted.asked, guide);
  const anywhere = all.maxHeld(wanted.asked);
  const [sort, certainty] = [...wanted.intents].reduce((one, other) => (other[1] > one[1] ? other : one), [
    'rule',
    0,
  ] as const);
  const flag = Number;
  const numbers: Record<(typeof numberNames)[number], number> = {
    relevance: relevant[0]!.score / 5,
    'lead of the best sentence': (relevant[0]!.score - (relevant[3]?.score ?? 0)) / 5,
    score: score / 10,
    lead: (score - (second?.score ?? 0)) / 5,
    'guide is about the material': flag(byMaterial),
    'guide is about the stain': flag(byStain),
    'names a material': flag(wanted.materials.size > 0),
    'names several materials': flag(wanted.group.size > 0),
    'names a thing': flag(wanted.hints.size > 0),
    'names a stain': flag(wanted.stains.size > 0),
    'no guide about both': flag(
      wanted.stains.size > 0 && wanted.materials.size > 0 && !(byMaterial && byStain),
    ),
    'other stains': wanted.otherStains.length,
    'unknown words': wanted.unknown.length / 2,
    'unknown share': wanted.unknown.length / Math.max(wanted.rest.length, 1),
    'outside topics': wanted.outside.size,
    'covered share': covered.share,
    covered: covered.held / 10,
    'best sentence': held / 10,
    'best sentence share': whole === 0 ? 1 : held / whole,
    'best of all sentences': (anywhere - held) / 5,
    'sort of sentence': certainty / 3,
    'guide has the sort': flag(certainty > 0 && guide.facts.some(({ kind }) => kind === sort)),
    'asks for care': flag(wanted.asksForCare),
    'is about the stain': flag(wanted.isAboutStain),
    'lacks what is counted': flag(wanted.counted !== null && !all.has(guide, wanted.counted)),
    'goes on': flag(goesOn),
    words: Math.sqrt(wanted.terms.length) / 2,
    'most similar answered question': similar.maxAnswered,
    'most similar unanswered question': similar.maxUnanswered,
    'similar questions that are answered': similar.shareAnswered,
  };
  return {
    numbers: numberNames.map((name) => numbers[name]),
    words: wordsOf(wanted),
  };
}
