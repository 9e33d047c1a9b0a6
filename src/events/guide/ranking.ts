/** Which guides come nearest to a question, and whether one of them answers it. */
import { guides } from './all-guides.ts';
import type { Guide } from './fact.ts';
import type { Material, Stain } from './names.ts';
import type { Question } from './question.ts';
import type { SentenceIndex } from './sentence-index.ts';
import type { Alternatives } from './words/reading.ts';

export interface Ranked {
  readonly guide: Guide;
  readonly score: number;
  /** It is about the material and the stain that are asked for, as far as they are named. */
  readonly fits: boolean;
  readonly byMaterial: boolean;
  readonly byStain: boolean;
}

/** The best first. */
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
        score: first + 0.3 * second + covered + material.score + stain.score,
        fits: material.fits && stain.fits,
        byMaterial: material.score > 0,
        byStain: stain.score > careScore,
      };
    })
    .sort((one, other) => other.score - one.score);
}

interface Fit {
  readonly score: number;
  readonly fits: boolean;
}

/** What is named counts most, then what is probable. Most leather is pigmented. */
function materialFit({ materials, group, hints, stains }: Question, material: Material): Fit {
  if (materials.size > 0) {
    if (materials.has(material)) return { score: 8, fits: true };
    return { score: 0, fits: material === 'any' };
  }
  const probable = hints.has(material) ? (stains.size > 0 ? 2 : 0.5) : 0;
  const usual = material === 'pigmented' ? 1.5 : 0;
  if (group.size > 0) {
    if (group.has(material)) return { score: 3 + probable + usual, fits: true };
    // What holds for leather as such is told in the guides for anything.
    return { score: material === 'any' && stains.size === 0 ? 3 : 0, fits: material === 'any' };
  }
  return { score: probable > 0 ? probable + usual : 0, fits: true };
}

/** For a guide of everyday care, where no stain is named: less than for any stain. */
const careScore = 2;

/** Guides under these hold for a stain that they do not name, too. */
const general: ReadonlySet<Stain> = new Set(['care', 'rules', 'unknown', 'label']);

function stainFit(wanted: Question, guide: Guide, all: SentenceIndex): Fit {
  const { stains, stainTerms, otherStains, kind, rest, materials, group, intents } = wanted;
  if (stains.size === 0) {
    if (otherStains.length > 0 || guide.stains[0] !== 'care') return { score: 0, fits: true };
    const asksForCare = rest.length === 0 || kind === 'identify';
    return { score: asksForCare ? careScore : careScore / 2, fits: true };
  }
  const place = guide.stains.findIndex((stain) => stains.has(stain));
  // Of stains on anything, the guides for anything may know as much.
  const named = materials.size + group.size > 0 ? 8 : 6;
  if (place >= 0) return { score: place === 0 ? named : named - 1, fits: true };
  // It may be about something else, and have a word on this as well.
  const mentions = stainTerms.some((term) => all.has(guide, term));
  const asksForMore = kind !== null || rest.length > 0 || intents.size > 0;
  if (mentions && asksForMore)
    return { score: careScore, fits: materials.has(guide.material) || guide.material === 'any' };
  return { score: 0, fits: guide.stains.some((stain) => general.has(stain)) };
}

/** How much of what is neither a material nor a stain the guide knows, by how rare it is. */
function coverage(rest: readonly Alternatives[], guide: Guide, all: SentenceIndex) {
  let [sum, held] = [0, 0];
  for (const alternatives of rest) {
    const weight = Math.min(...alternatives.map((term) => all.rarity(term)));
    sum += weight;
    if (alternatives.some((term) => all.has(guide, term))) held += weight;
  }
  return { share: sum === 0 ? 1 : held / sum, held };
}

/** These a guide may have something to say about after all: that it cannot be repaired, that it needs recolouring. */
const sometimesInside: ReadonlySet<string> = new Set(['repair', 'recolour', 'elsewhere']);

/** These stand in what people tell of how it happened: a glass, a car they bought. */
const stories: ReadonlySet<string> = new Set(['elsewhere', 'business', 'repair']);

/** Words with several meanings, which a guide that knows all the rest may be told beside: a plastic bag, the weather. */
const asides: ReadonlySet<string> = new Set(['elsewhere', 'handling', 'chatter', 'measure', 'fitting']);

/** Who asks what a thing is made of names what it may be instead. */
const tellsApart: ReadonlySet<string> = new Set(['genuine', 'elsewhere', 'making', 'comparing']);

/** Whether a single sentence holds most of what is asked, everyday words included, and that is not little. */
function isAskedFor({ asked }: Question, guide: Guide, all: SentenceIndex): boolean {
  const held = all.mostHeld(asked, guide);
  const whole = asked.reduce((sum, term) => sum + all.rarity(term), 0);
  return held >= 7 && held >= 0.6 * whole;
}

/** Whether the guide says enough of what is asked. @param standsOut the question is far nearer to it than to any other guide */
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
    const isStory = byStain && byMaterial && stories.has(each);
    const isTelling = wanted.kind === 'identify' && byMaterial && tellsApart.has(each);
    const isAside = byMaterial && asides.has(each) && share >= 0.6 && wanted.rest.length > 0;
    if (!isStory && !isTelling && !isAside && (!sometimesInside.has(each) || !isNamed || share < 0.75))
      return false;
  }
  if (wanted.counted && !all.has(guide, wanted.counted)) return false;
  const knows = (alternatives: Alternatives) => alternatives.some((term) => all.has(guide, term));
  if (!(byStain && byMaterial) && !wanted.otherStains.every(knows)) return false;
  const asksOfMixed = wanted.kind !== null && wanted.rest.flat().includes('~combination');
  if (
    wanted.otherStains.length > 0 &&
    wanted.materials.size + wanted.group.size > 0 &&
    !byMaterial &&
    !asksOfMixed
  )
    return false;
  if (byStain) return byMaterial || share >= 0.3;
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
  // The stain is named, and this guide is not about it.
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
  return share >= 0.6 && held >= 2.5 && (several || isTerm || isSort);
}
