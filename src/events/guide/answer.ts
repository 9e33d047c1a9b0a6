/**
 * The built-in engine: answers a question with sentences of the care guides, word for word, or says that they do not have it.
 * It needs no model and no network. A method never comes without what must not be done and what is dangerous about it.
 */
import type { FactKind } from './fact.ts';
import { understand } from './question.ts';
import { quoted } from './quoting.ts';
import { answers, type Ranked, rankGuides } from './ranking.ts';
import { indexSentences, type SentenceIndex } from './sentence-index.ts';

export interface QuotedSentence {
  /** The guide's id: its page is `guides/{guide}`, the sentence's anchor there `#{fact}`. */
  readonly guide: string;
  readonly version: number;
  readonly fact: string;
  readonly text: string;
  readonly kind: FactKind;
}

export type GuideAnswer =
  | {
      readonly kind: 'answer';
      /** The guide that most of it comes from. */
      readonly guide: string;
      readonly title: string;
      /** What was asked for first. */
      readonly sentences: readonly QuotedSentence[];
    }
  | { readonly kind: 'not-in-guides'; readonly nearest: readonly { guide: string; title: string }[] };

/** Of a question, in characters; of a conversation, in questions. */
const maxRead = 2000;
const maxEarlier = 12;
/** How many guides may be the one that answers. */
const tried = 3;

let built: SentenceIndex | null = null;
/** At the first question or in an idle moment before it, not when the module is loaded. */
const index = (): SentenceIndex => (built ??= indexSentences());

/** Spares the first question the time that the index takes, and the time that a rule takes when it is first run. */
export const prepareGuides = (): void => {
  answerFromGuides('How do I get ink off suede?', []);
};

/** So near to the question that a word more or less that it lacks does not count. */
function standsOut([first, second]: readonly Ranked[]): boolean {
  return first !== undefined && first.score >= 11 && first.score >= 1.5 * (second?.score ?? 0);
}

/** @param earlier earlier questions of the conversation, oldest first */
export function answerFromGuides(question: string, earlier: readonly string[]): GuideAnswer {
  const all = index();
  const before = earlier.slice(-maxEarlier).map((each) => each.slice(0, maxRead));
  const wanted = understand(question.slice(0, maxRead), before, all.known);
  const ranked = rankGuides(wanted, all);
  const fitting = ranked.filter(({ fits }) => fits);
  const at = fitting
    .slice(0, tried)
    .findIndex((each, place) => answers(wanted, each, place === 0 && standsOut(fitting), all));
  const best = fitting[at];
  if (!best) {
    const nearest = (fitting.length >= 3 ? fitting : ranked).slice(0, 3);
    return {
      kind: 'not-in-guides',
      nearest: nearest.map(({ guide: { id, title } }) => ({ guide: id, title })),
    };
  }
  const { id, title } = best.guide;
  return {
    kind: 'answer',
    guide: id,
    title,
    sentences: quoted(wanted, fitting.slice(at), all).map(({ guide, fact }) => ({
      guide: guide.id,
      version: guide.version,
      fact: fact.id,
      text: fact.text,
      kind: fact.kind,
    })),
  };
}
