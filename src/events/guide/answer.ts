/**
 * The built-in engine: answers a question with verbatim sentences of the care guides, or says that they have no answer. Needs
 * no model and no network. A method is always quoted together with its prohibitions and dangers.
 */
import { clipConversation } from '../shared/questions/clip-conversation.ts';
import type { FactKind } from './fact.ts';
import { chanceOfAnswer, isLearned, minChance } from './answerable/chance.ts';
import { featuresOf } from './answerable/features.ts';
import { type Question, understand, wordsOf } from './question.ts';
import { quoted } from './quoting.ts';
import { type Ranked, rankGuides } from './ranking.ts';
import { sentenceFeatures } from './relevance/features.ts';
import { rankSentences } from './relevance/relevance.ts';
import { indexSentences, type SentenceIndex } from './sentence-index.ts';
import { similarTo } from './similar/similar.ts';

export interface QuotedSentence {
  /** Id of the guide: its page is `guides/{guide}`, the sentence's anchor there `#{fact}`. */
  readonly guide: string;
  readonly version: number;
  readonly fact: string;
  readonly text: string;
  readonly kind: FactKind;
}

export type GuideAnswer =
  | {
      readonly kind: 'answer';
      /** Id of the guide that most of the answer comes from. */
      readonly guide: string;
      readonly title: string;
      /** The most relevant sentences first. */
      readonly sentences: readonly QuotedSentence[];
    }
  | { readonly kind: 'not-in-guides'; readonly nearest: readonly { guide: string; title: string }[] };

let built: SentenceIndex | null = null;
/** Built at the first question or in idle time before it, not when the module is loaded. */
const index = (): SentenceIndex => (built ??= indexSentences());

/** Warms up, so that the first question need not wait for the index and the first run of the rules. */
export const prepareGuides = (): void => {
  answerFromGuides('How do I get ink off suede?', []);
};

/** The guide that holds for every material and stain. */
const rules = 'rules-for-every-stain';

/** Whether it asks what to do first, and of no material in particular: “Fresh stain on the sofa, what now?” */
function isAnyAccident({ outside, stains, otherStains, materials, intents, rest }: Question): boolean {
  return (
    outside.size + stains.size + otherStains.length + materials.size === 0 &&
    (intents.get('first-aid') ?? 0) >= 3 &&
    rest.length <= 1
  );
}

/**
 * Whether it names a material, or a material and a stain, and asks for nothing but what the guide about just these says:
 * “How do I clean velvet?”, “ink on leather”.
 */
function isPlain(wanted: Question, { byMaterial, byStain }: Ranked): boolean {
  const { materials, group, hints, stains, otherStains, outside, rest, unknown, asked } = wanted;
  if (materials.size > 1 || outside.size + otherStains.length > 0) return false;
  // “Pelikan ink on leather”: a single word that nothing knows is a brand or a name.
  const isName = stains.size > 0 && unknown.length === 1 && rest.length === 1 && !rest[0]!.some(isLearned);
  if (rest.length > 0 && !isName) return false;
  // “Red wine on the sofa”: a thing may be of any of its usual materials.
  const names = materials.size + group.size > 0 ? byMaterial : hints.size > 0 && stains.size > 0;
  return names && (stains.size === 0 ? asked.every((term) => term === 'clean') : byStain);
}

/**
 * A question as the engine reads it, the guides that fit it, best first, and what it goes by to choose sentences, or to choose none.
 * @param leavesOutItself for training: whether the question, where it is a known one, does not count as similar to itself
 */
export function consider(question: string, earlier: readonly string[], leavesOutItself = false) {
  const all = index();
  const read = clipConversation(question, earlier);
  const wanted = understand(read.question, read.earlier, all.known);
  const ranked = rankGuides(wanted, all);
  const fitting = ranked.filter(({ fits }) => fits);
  const byWords = fitting.length > 0 ? fitting : ranked;
  const accident = isAnyAccident(wanted) && byWords.find(({ guide }) => guide.id === rules);
  const candidates = accident ? [accident, ...byWords.filter((each) => each !== accident)] : byWords;
  const similar = similarTo(wordsOf(wanted), leavesOutItself);
  const relevance = sentenceFeatures(wanted, candidates, similar, all);
  const relevant = rankSentences(relevance);
  return {
    wanted,
    candidates,
    isAccident: Boolean(accident),
    relevance,
    relevant,
    answerability: featuresOf(wanted, candidates, relevant, all, similar, read.earlier.length > 0),
  };
}

/** @param earlier earlier questions of the conversation, oldest first */
export function answerFromGuides(question: string, earlier: readonly string[]): GuideAnswer {
  const { wanted, candidates, isAccident, relevant, answerability } = consider(question, earlier);
  const isCertain = isAccident || isPlain(wanted, candidates[0]!);
  if (!isCertain && chanceOfAnswer(answerability) < minChance) {
    return {
      kind: 'not-in-guides',
      nearest: candidates.slice(0, 3).map(({ guide: { id, title } }) => ({ guide: id, title })),
    };
  }
  const { guide: first } = candidates[0]!;
  const sentences = quoted(
    wanted,
    isCertain ? relevant.filter(({ sentence: { guide } }) => guide === first) : relevant,
  );
  const { id, title } = sentences[0]!.guide;
  return {
    kind: 'answer',
    guide: id,
    title,
    sentences: sentences.map(({ guide, fact }) => ({
      guide: guide.id,
      version: guide.version,
      fact: fact.id,
      text: fact.text,
      kind: fact.kind,
    })),
  };
}
