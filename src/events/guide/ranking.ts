/** Ranks guides by their relevance to a question. */
import { guides } from './all-guides.ts';
import type { Guide } from './fact.ts';
import type { Material, Stain } from './names.ts';
import type { Question } from './question.ts';
import type { SentenceIndex } from './sentence-index.ts';
import type { Alternatives } from './words/reading.ts';

export interface Ranked {
  readonly guide: Guide;
  readonly score: number;
  /** Whether it is about the material and the stain in the question, as far as they are named. */
  readonly fits: boolean;
  readonly byMaterial: boolean;
  readonly byStain: boolean;
}

/** All guides, best first. */
export function rankGuides(wanted: Question, all: SentenceIndex): readonly Ranked[] {
  const scores = all.scores(wanted.terms);
  return guides
    .map((guide): Ranked => {
      const [first = 0, second = 0] = all
        .slots(guide)
        .map((slot) => scores[slot]!)
        .sort((one, other) => other - one);
      const material = materialFit(wanted, guide.material);
      const stain = stainFit(wanted, guide, all);
      const covered = 4 * coverage(wanted.rest, guide, all).share;
      return {
        guide,
        score: first + 0.3 * second + covered + material.score + stain.score + topicScore(wanted, guide),
        fits: material.fits && stain.fits,
        byMaterial: material.score > 0,
        byStain: stain.score > careScore,
      };
    })
    .sort((one, other) => other.score - one.score);
}

/** The guide to any material that is about this alone, by the term that names its topic. */
const topics: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '~store': 'storing-leather',
    '~code-w': 'upholstery-codes',
    '~code-s': 'upholstery-codes',
    '~code-ws': 'upholstery-codes',
    '~code-x': 'upholstery-codes',
    '~care-symbol': 'care-symbols',
    '~removal-index': 'measuring-results',
    '~grey-scale': 'measuring-results',
    '~drop-test': 'telling-materials',
    '~scratch-test': 'telling-materials',
  }),
);
const topicBonus = 4;

function topicScore(
  { rest, kind, materials, group, stains, intents }: Question,
  { id, stains: filed }: Guide,
): number {
  if (rest.flat().some((term) => topics.get(term) === id)) return topicBonus;
  // Which kind of leather it is.
  const asksWhich = kind === 'identify' && materials.size === 0 && group.size > 0;
  if (asksWhich && id === 'telling-materials') return 2 * topicBonus;
  const asksWhy = (intents.get('rule') ?? 0) >= 2.5 && stains.size + materials.size === 0 && group.size > 0;
  return asksWhy && filed[0] === 'rules' ? topicBonus : 0;
}

interface Fit {
  readonly score: number;
  readonly fits: boolean;
}

/** Bonus of the most common leather when the question says just “leather”. */
const usualScore = 5;
/** For a guide to any material, when the question names one that has guides of its own. */
const otherScore = -3;

/** A named material counts most, then a probable one. Most leather is pigmented. */
function materialFit({ materials, group, hints, stains }: Question, material: Material): Fit {
  if (materials.size > 0) {
    if (materials.has(material)) return { score: 8, fits: true };
    return { score: material === 'any' ? otherScore : 0, fits: material === 'any' };
  }
  const probable = hints.has(material) ? (stains.size > 0 ? 2 : 0.5) : 0;
  const usual = material === 'pigmented' ? usualScore : 0;
  if (group.size > 0) {
    if (group.has(material)) return { score: 3 + probable + usual, fits: true };
    // The guides for any material contain what applies to leather in general.
    return { score: material === 'any' && stains.size === 0 ? 3 : 0, fits: material === 'any' };
  }
  return { score: probable > 0 ? probable + usual : 0, fits: true };
}

/** Score of a guide on everyday care when no stain is named: lower than for any stain. */
const careScore = 3;

/** Asking for one of these without a stain is asking for everyday care. */
const everydayActs: ReadonlySet<string> = new Set(
  'wash dry brush washing-machine conditioner protector frequency shampoo hoover'
    .split(' ')
    .map((act) => `~${act}`),
);

/** Guides filed under these also apply to stains that they do not name. */
const general: ReadonlySet<Stain> = new Set(['care', 'rules', 'unknown', 'label']);

function stainFit(wanted: Question, guide: Guide, all: SentenceIndex): Fit {
  const { stains, stainTerms, otherStains, kind, rest, materials, group, intents } = wanted;
  if (stains.size === 0) {
    if (otherStains.length > 0) return { score: 0, fits: true };
    // A guide to one stain has little to say about the material itself.
    if (!general.has(guide.stains[0]!)) return { score: -2, fits: true };
    if (guide.stains[0] !== 'care') return { score: 0, fits: true };
    const asksForCare =
      rest.length === 0 || kind === 'identify' || rest.flat().some((term) => everydayActs.has(term));
    return { score: asksForCare ? careScore : careScore / 2, fits: true };
  }
  const place = guide.stains.findIndex((stain) => stains.has(stain));
  // Without a named material, the guides for any material may be just as good.
  const named = materials.size + group.size > 0 ? 8 : 6;
  if (place >= 0) return { score: place === 0 ? named : named - 1, fits: true };
  // A guide about something else may mention this stain as well.
  const mentions = stainTerms.some((term) => all.has(guide, term));
  const asksForMore = kind !== null || rest.length > 0 || intents.size > 0;
  if (mentions && asksForMore)
    return { score: careScore, fits: materials.has(guide.material) || guide.material === 'any' };
  return { score: 0, fits: guide.stains.some((stain) => general.has(stain)) };
}

/** How many of the words besides material and stain the guide contains, weighted by rarity. */
export function coverage(rest: readonly Alternatives[], guide: Guide, all: SentenceIndex) {
  let [sum, held] = [0, 0];
  for (const alternatives of rest) {
    const weight = Math.min(...alternatives.map((term) => all.rarity(term)));
    sum += weight;
    if (alternatives.some((term) => all.has(guide, term))) held += weight;
  }
  return { share: sum === 0 ? 1 : held / sum, held };
}
