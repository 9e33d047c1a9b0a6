/**
 * The built-in engine: answers a question with verbatim sentences of the care guides, or says that they have no answer. Needs
 * no model and no network. A method is always quoted together with its prohibitions and dangers.
 */
import { clipConversation } from '../shared/questions/clip-conversation.ts';
import type { FactKind } from './fact.ts';
import { type Question, understand } from './question.ts';
import { quoted } from './quoting.ts';
import { answers, type Ranked, rankGuides } from './ranking.ts';
import { indexSentences, type SentenceIndex } from './sentence-index.ts';

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

/** How many of the best ranked guides are tried. */
const tried = 3;

let built: SentenceIndex | null = null;
/** Built at the first question or in idle time before it, not when the module is loaded. */
const index = (): SentenceIndex => (built ??= indexSentences());

/** Warms up, so that the first question need not wait for the index and the first run of the rules. */
export const prepareGuides = (): void => {
  answerFromGuides('How do I get ink off suede?', []);
};

/** Whether the best guide is so far ahead that a missing word does not matter. */
function standsOut([first, second]: readonly Ranked[]): boolean {
  return first !== undefined && first.score >= 11 && first.score >= 1.5 * (second?.score ?? 0);
}

/** The guide that holds for every material and stain. */
const rules = 'rules-for-every-stain';

/** Whether it asks what to do first, and of no material in particular: “Fresh stain on the sofa, what now?” */
function isAnyAccident({ outside, otherStains, materials, intents, rest }: Question): boolean {
  return (
    outside.size + otherStains.length + materials.size === 0 &&
    (intents.get('first-aid') ?? 0) >= 3 &&
    rest.length <= 1
  );
}

/** @param earlier earlier questions of the conversation, oldest first */
export function answerFromGuides(question: string, earlier: readonly string[]): GuideAnswer {
  const all = index();
  const read = clipConversation(question, earlier);
  const wanted = understand(read.question, read.earlier, all.known);
  const ranked = rankGuides(wanted, all);
  const fitting = ranked.filter(({ fits }) => fits);
  const at = fitting
    .slice(0, tried)
    .findIndex((each, place) => answers(wanted, each, place === 0 && standsOut(fitting), all));
  const best =
    fitting[at] ?? (isAnyAccident(wanted) ? fitting.find(({ guide }) => guide.id === rules) : undefined);
  if (!best) {
    const nearest = (fitting.length >= 3 ? fitting : ranked).slice(0, 3);
    return {
      kind: 'not-in-guides',
      nearest: nearest.map(({ guide: { id, title } }) => ({ guide: id, title })),
    };
  }
  // The best answer may also quote what the guides before it say in the words of the question.
  const others = at < 0 ? [] : fitting.filter((each) => each !== best);
  const { id, title } = best.guide;
  return {
    kind: 'answer',
    guide: id,
    title,
    sentences: quoted(wanted, [best, ...others], all).map(({ guide, fact }) => ({
      guide: guide.id,
      version: guide.version,
      fact: fact.id,
      text: fact.text,
      kind: fact.kind,
    })),
  };
}
