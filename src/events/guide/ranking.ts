/** Ranks guides by their relevance to a question, and decides whether one of them answers it. */
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
  const best = new Map<Guide, number[]>(guides.map((guide) => [guide, []]));
  for (const [slot, { guide }] of all.sentences.entries()) best.get(guide)!.push(scores[slot]!);
  return guides
    .map((guide): Ranked => {
      const [first = 0, second = 0] = best.get(guide)!.sort((one, other) => other - one);
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
function coverage(rest: readonly Alternatives[], guide: Guide, all: SentenceIndex) {
  let [sum, held] = [0, 0];
  for (const alternatives of rest) {
    const weight = Math.min(...alternatives.map((term) => all.rarity(term)));
    sum += weight;
    if (alternatives.some((term) => all.has(guide, term))) held += weight;
  }
  return { share: sum === 0 ? 1 : held / sum, held };
}

/** Topics that a guide may still have an answer for: that something cannot be repaired, that it needs recoloring. */
const sometimesInside: ReadonlySet<string> = new Set(['repair', 'recolour', 'elsewhere']);

/** Topics that occur when people tell how it happened: a glass, a car they bought. */
const stories: ReadonlySet<string> = new Set(['elsewhere', 'repair']);

/** Topics of ambiguous words, which are ignored when the guide covers the rest: a plastic bag, the weather. */
const asides: ReadonlySet<string> = new Set(['elsewhere', 'chatter', 'fitting']);

/** Topics that occur in questions about what a thing is made of, which name alternatives. */
const tellsApart: ReadonlySet<string> = new Set(['genuine', 'elsewhere', 'making', 'comparing']);

/** Whether a single sentence contains most of the question, everyday words included, and enough of it in total. */
function isAskedFor({ asked }: Question, guide: Guide, all: SentenceIndex): boolean {
  const held = all.mostHeld(asked, guide);
  const whole = asked.reduce((sum, term) => sum + all.rarity(term), 0);
  return held >= 7 && held >= 0.6 * whole;
}

/** Whether the guide answers enough of the question. @param standsOut it is far more relevant than any other guide */
export function answers(
  wanted: Question,
  { guide, byMaterial, byStain }: Ranked,
  standsOut: boolean,
  all: SentenceIndex,
): boolean {
  const { share } = coverage(wanted.rest, guide, all);
  const { held } = coverage([...wanted.rest, ...wanted.context], guide, all);
  for (const each of wanted.outside) {
    const isNamed = wanted.materials.size + wanted.group.size > 0;
    const isStory = isNamed && byStain && byMaterial && stories.has(each);
    const isTelling = wanted.kind === 'identify' && byMaterial && tellsApart.has(each);
    const isAside = byMaterial && asides.has(each) && share >= 0.6 && wanted.rest.length > 0;
    // How to repair or recolor something is not covered, only whether it can still be cleaned.
    const isInside = isNamed && share >= 0.75 && sometimesInside.has(each) && !wanted.intents.has('method');
    if (!isStory && !isTelling && !isAside && !isInside) return false;
  }
  if (wanted.counted && !all.has(guide, wanted.counted)) return false;
  const knows = (alternatives: Alternatives) => alternatives.some((term) => all.has(guide, term));
  if (!(byStain && byMaterial) && !wanted.otherStains.every(knows)) return false;
  // Labels mention glue as a part of things, not as a stain.
  if (wanted.otherStains.length > 0 && guide.stains[0] === 'label') return false;
  const asksOfMixed = wanted.kind !== null && wanted.rest.flat().includes('~combination');
  if (
    wanted.otherStains.length > 0 &&
    wanted.materials.size + wanted.group.size > 0 &&
    !byMaterial &&
    !asksOfMixed
  )
    return false;
  if (byStain && !byMaterial && !wanted.isAboutStain) return false;
  if (byStain) return byMaterial || share >= 0.3;
  if (topicScore(wanted, guide) > 0 && share >= 0.3) return true;
  if (isAskedFor(wanted, guide, all)) return true;
  if (
    standsOut &&
    guide.material === 'any' &&
    wanted.stains.size + wanted.materials.size === 0 &&
    share >= 0.4
  )
    return true;
  const namesNothingElse = wanted.rest.length + wanted.otherStains.length + wanted.stains.size === 0;
  if (namesNothingElse && !wanted.asksForCare) return false;
  const isSort = guide.facts.some(({ kind }) => (wanted.intents.get(kind) ?? 0) >= (byMaterial ? 2 : 3));
  // A stain is named, but this guide is not about it.
  if (wanted.stains.size > 0) {
    const mentions = wanted.stainTerms.some((term) => all.has(guide, term));
    if (mentions && byMaterial && isSort) return share >= 0.5;
    return share >= 0.6 && (byMaterial ? mentions && wanted.rest.length > 0 : wanted.rest.length > 1);
  }
  if (byMaterial && share >= 0.34) return true;
  if (byMaterial && wanted.materials.size > 0 && share >= 0.2) return true;
  const several =
    wanted.rest.length + wanted.context.length + wanted.group.size + wanted.otherStains.length > 1;
  if (isSort && byMaterial) return true;
  const isTerm = wanted.rest.flat().some((term) => term.startsWith('~'));
  return share >= 0.5 && held >= 2 && (several || isTerm || isSort);
}
