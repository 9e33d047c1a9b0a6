/** Chooses and orders the sentences of the guides that make up an answer. */
import { guides } from './all-guides.ts';
import type { Fact, FactKind, Guide } from './fact.ts';
import type { Question } from './question.ts';
import type { Ranked } from './ranking.ts';
import type { Sentence, SentenceIndex } from './sentence-index.ts';

/** The kinds of sentences that belong to an answer besides those asked for, in reading order. */
const kindOrder: readonly FactKind[] = ['first-aid', 'method', 'rule', 'dont', 'danger', 'handover'];

/** Must always accompany a method. */
const warnings: readonly FactKind[] = ['dont', 'danger'];

/** The most relevant sentences first, then the others that belong to the answer. */
export function quoted(wanted: Question, ranked: readonly Ranked[], all: SentenceIndex): readonly Sentence[] {
  const { guide } = ranked[0]!;
  const inOrder = kindOrder.flatMap((kind) => factsOf(guide, [kind]));
  const chosen = [...nearest(wanted, ranked, all), ...inOrder, ...howToTell(wanted, guide)];
  const methods = new Set(chosen.filter(({ fact }) => fact.kind === 'method').map((each) => each.guide));
  const complete = [...chosen, ...[...methods].flatMap((each) => factsOf(each, warnings))];
  return [...new Map(complete.map((sentence) => [sentence.fact.id, sentence])).values()];
}

const factsOf = (guide: Guide, kinds: readonly FactKind[]): readonly Sentence[] =>
  guide.facts.filter(({ kind }) => kinds.includes(kind)).map((fact) => ({ guide, fact }));

/** Up to three sentences that match the words of the question; none when it only names material and stain. */
function nearest(wanted: Question, ranked: readonly Ranked[], all: SentenceIndex): readonly Sentence[] {
  const byWords = all.scores(wanted.asked);
  const byStain = all.scores(wanted.stainTerms);
  const { guide: first, score: best } = ranked[0]!;
  const near = new Map(
    ranked
      .filter(({ fits, score }) => fits && score >= 0.6 * best)
      .map(({ guide, score }) => [guide, best - score]),
  );
  const scored = all.sentences.flatMap((sentence, slot) => {
    const behind = near.get(sentence.guide);
    if (behind === undefined) return [];
    const own = byWords[slot]! + bonus(wanted, sentence.fact);
    return [{ sentence, own, score: own + 0.3 * byStain[slot]! - 0.6 * behind }];
  });
  const fitting = scored.filter(({ own }) => own > 1);
  const top = Math.max(...fitting.map(({ score }) => score));
  return spread(
    fitting.filter(
      ({ score, sentence }) => (sentence.guide === first || score >= 0.9 * top) && score >= 0.4 * top,
    ),
  );
}

/** How much a sentence's score drops for each chosen one of the same kind: three of a kind rarely add anything to two. */
const sameKindPenalty = 1.5;
const most = 3;

function spread(
  scored: readonly { readonly sentence: Sentence; readonly score: number }[],
): readonly Sentence[] {
  const chosen: Sentence[] = [];
  while (chosen.length < Math.min(most, scored.length)) {
    const worth = ({ sentence, score }: (typeof scored)[number]) =>
      score - sameKindPenalty * chosen.filter(({ fact }) => fact.kind === sentence.fact.kind).length;
    const left = scored.filter(({ sentence }) => !chosen.includes(sentence));
    chosen.push(left.reduce((best, each) => (worth(each) > worth(best) ? each : best)).sentence);
  }
  return chosen;
}

function bonus({ intents, asksHowMuch }: Question, fact: Fact): number {
  let sum = intents.get(fact.kind) ?? 0;
  if (asksHowMuch && /\d/.test(fact.text)) sum += 3;
  return sum;
}

/** A person who says “leather” may not know which kind: quotes how to recognize the material of the guide. */
function howToTell({ materials, group, hints }: Question, { material }: Guide): readonly Sentence[] {
  if (material === 'any' || materials.size > 0 || group.size + hints.size === 0) return [];
  const care = guides.find((guide) => guide.material === material && guide.stains[0] === 'care');
  return care ? factsOf(care, ['identify']) : [];
}
