/** Chooses and orders the sentences of the guides that make up an answer. */
import { guides } from './all-guides.ts';
import type { FactKind, Guide } from './fact.ts';
import type { Question } from './question.ts';
import type { Relevant } from './relevance/relevance.ts';
import type { Sentence } from './sentence-index.ts';

/** The kinds of sentences that belong to an answer besides those asked for, in reading order. */
const kindOrder: readonly FactKind[] = ['first-aid', 'method', 'rule', 'dont', 'danger', 'handover'];

/** Must always accompany a method. */
const warnings: readonly FactKind[] = ['dont', 'danger'];

/** How many of the most relevant sentences come first. */
const first = 3;

/**
 * The most relevant sentences first, then the others that belong to the answer.
 * @param relevant the most relevant first; at least one
 */
export function quoted(wanted: Question, relevant: readonly Relevant[]): readonly Sentence[] {
  const top = relevant.slice(0, first).map(({ sentence }) => sentence);
  const { guide } = top[0]!;
  const inOrder = kindOrder.flatMap((kind) => factsOf(guide, [kind]));
  const chosen = [...top, ...inOrder, ...howToTell(wanted, guide)];
  const methods = new Set(chosen.filter(({ fact }) => fact.kind === 'method').map((each) => each.guide));
  const complete = [...chosen, ...[...methods].flatMap((each) => factsOf(each, warnings))];
  return [...new Map(complete.map((sentence) => [sentence.fact.id, sentence])).values()];
}

const factsOf = (guide: Guide, kinds: readonly FactKind[]): readonly Sentence[] =>
  guide.facts.filter(({ kind }) => kinds.includes(kind)).map((fact) => ({ guide, fact }));

/** A person who says “leather” may not know which kind: quotes how to recognize the material of the guide. */
function howToTell({ materials, group, hints }: Question, { material }: Guide): readonly Sentence[] {
  if (material === 'any' || materials.size > 0 || group.size + hints.size === 0) return [];
  const care = guides.find((guide) => guide.material === material && guide.stains[0] === 'care');
  return care ? factsOf(care, ['identify']) : [];
}
