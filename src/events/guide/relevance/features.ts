/** What the place of a sentence in an answer goes by: how it and its guide fit the question, its kind, and the words asked in. */
import type { FactKind } from '../fact.ts';
import type { Question } from '../question.ts';
import type { Ranked } from '../ranking.ts';
import type { Sentence, SentenceIndex } from '../sentence-index.ts';
import type { Similar } from '../similar/similar.ts';

/** How a sentence fits the question. Each about 0 to 3, so that one step of training suits all. */
export const numberNames = [
  'words that are asked for',
  'all words',
  'words of the stain',
  'guide is behind the best',
  'guide is the best',
  'guide is the second',
  'kind that is asked for',
  'kind that is asked for in so many words',
  'number that is asked for',
  'first of its kind',
  'guide is about the stain',
  'guide is about the material',
  'share of the question',
  'best of its guide',
  'answers the most similar question',
  'answers similar questions',
  'guide answers a similar question',
  'share of the similar questions',
] as const;

/** Traits of a question that speak for one kind of sentence and against another. */
export const traitNames = [
  'only names material and stain',
  'names a stain',
  'asks whether',
  'asks how much',
  'names a material',
] as const;

export interface SentenceFeatures {
  readonly sentence: Sentence;
  readonly kind: FactKind;
  readonly numbers: Readonly<Record<(typeof numberNames)[number], number>>;
}

export interface QuestionFeatures {
  readonly sentences: readonly SentenceFeatures[];
  readonly traits: Readonly<Record<(typeof traitNames)[number], number>>;
  /** Distinct. */
  readonly words: readonly string[];
}

/** Sentences of guides that score less, as a share of the best guide's score, are left out. */
const minShare = 0.5;
const maxGuides = 10;
/** How many sentences that answer similar questions bring in their guides. */
const maxBySimilar = 15;

/** @param ranked guides, best first; at least one */
export function sentenceFeatures(
  wanted: Question,
  ranked: readonly Ranked[],
  similar: Similar,
  all: SentenceIndex,
): QuestionFeatures {
  const byAsked = all.scores(wanted.asked);
  const byAll = all.scores(wanted.terms);
  const byStain = all.scores(wanted.stainTerms);
  const whole = wanted.asked.reduce((sum, term) => sum + all.rarity(term), 0);
  const best = ranked[0]!.score;
  const answering = new Set(
    [...similar.sumBySentence]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, maxBySimilar)
      .map(([id]) => id),
  );
  const maxSum = Math.max(...similar.sumBySentence.values(), 1e-9);
  const isSimilar = ({ guide }: Ranked) => guide.facts.some(({ id }) => answering.has(id));
  const fitting = ranked
    .filter(({ fits, score }, place) => place < 2 || (fits && score >= minShare * best))
    .slice(0, maxGuides);
  const near = [...fitting, ...ranked.filter((each) => !fitting.includes(each) && isSimilar(each))];
  const sentences = near.flatMap(({ guide, score, byMaterial, byStain: isAboutStain }, place) => {
    const slots = all.slots(guide);
    const most = Math.max(...slots.map((slot) => byAsked[slot]!));
    const byGuide = Math.max(...guide.facts.map(({ id }) => similar.maxBySentence.get(id) ?? 0));
    const kinds = new Set<FactKind>();
    return slots.map((slot): SentenceFeatures => {
      const sentence = all.sentences[slot]!;
      const { id, kind, text } = sentence.fact;
      const sum = similar.sumBySentence.get(id) ?? 0;
      const own = byAsked[slot]!;
      const isFirst = !kinds.has(kind);
      kinds.add(kind);
      return {
        sentence,
        kind,
        numbers: {
          'words that are asked for': own / 5,
          'all words': byAll[slot]! / 5,
          'words of the stain': byStain[slot]! / 5,
          'guide is behind the best': (score - best) / 5,
          'guide is the best': Number(place === 0),
          'guide is the second': Number(place === 1),
          'kind that is asked for': (wanted.intents.get(kind) ?? 0) / 3,
          'kind that is asked for in so many words': Number(wanted.plainKind === kind),
          'number that is asked for': Number(wanted.asksHowMuch && /\d/.test(text)),
          'first of its kind': Number(isFirst),
          'guide is about the stain': Number(isAboutStain),
          'guide is about the material': Number(byMaterial),
          'share of the question': whole === 0 ? 0 : Math.min(own / whole, 1.5),
          'best of its guide': Number(own > 0 && own === most),
          'answers the most similar question': similar.maxBySentence.get(id) ?? 0,
          'answers similar questions': Math.log1p(10 * sum),
          'guide answers a similar question': byGuide,
          'share of the similar questions': sum / maxSum,
        },
      };
    });
  });
  return {
    sentences,
    traits: {
      'only names material and stain': Number(wanted.rest.length === 0),
      'names a stain': Number(wanted.stains.size > 0),
      'asks whether': Number(wanted.asksWhether),
      'asks how much': Number(wanted.asksHowMuch),
      'names a material': Number(wanted.materials.size > 0),
    },
    words: [...new Set([...wanted.asked, ...wanted.rest.flat()])],
  };
}
