/**
 * Makes a model's citations true: `[^7]` is kept only if the seventh sentence was given to it, and numbered by where it is
 * cited first. What is said of a method gets the prohibitions and dangers that belong to it.
 */
import type { QuotedSentence } from '../../src/events/guide/answer.ts';
import type { ChatSource } from '../../src/events/chat/turn.ts';
import { headings, sourceOf } from './guide-engine.ts';

const citation = /\[\^([^\]\s]{1,40})\]:?/g;
/** A possible beginning of a citation that continues in the next piece. */
const unfinished = /\[(?:\^[^\]\s]{0,40})?$|\[\^[^\]\s]{1,40}\]$/;

/** @param sentences those that the model was given, in the order of their numbers; more may come meanwhile */
export function citing(sentences: readonly QuotedSentence[]) {
  const cited: QuotedSentence[] = [];
  let waiting = '';
  /** The last character that was given out. */
  let last = '';

  const cite = (sentence: QuotedSentence): string => {
    if (!cited.includes(sentence)) cited.push(sentence);
    return `[^${cited.indexOf(sentence) + 1}]`;
  };
  /** Without the colon that a mark may end with: in a Markdown file it defines what the mark stands for. */
  function withCitations(text: string): string {
    let made = '';
    let from = 0;
    for (const { 0: mark, 1: name, index } of text.matchAll(citation)) {
      made += text.slice(from, index);
      const sentence = /^\d{1,3}$/.test(name!) ? sentences[Number(name) - 1] : undefined;
      if (sentence) made += cite(sentence);
      // What stands around a mark that is taken out may not join to another one.
      else if ((made.at(-1) ?? last) === '[') made += ' ';
      from = index + mark.length;
    }
    made += text.slice(from);
    last = made.at(-1) ?? last;
    return made;
  }

  /** A method is never without its prohibitions and dangers, whether the model cites them or not. */
  function missing(): string {
    const methods = new Set(cited.filter(({ kind }) => kind === 'method').map(({ guide }) => guide));
    return (['danger', 'dont'] as const)
      .map((kind) => ({
        kind,
        left: sentences.filter(
          (each) => each.kind === kind && methods.has(each.guide) && !cited.includes(each),
        ),
      }))
      .filter(({ left }) => left.length > 0)
      .map(
        ({ kind, left }) =>
          `\n\n**${headings[kind]}**\n\n${left.map((each) => `- ${each.text}${cite(each)}`).join('\n')}`,
      )
      .join('');
  }

  return {
    /** Streams a text, also when a citation is split between two pieces. */
    next(piece: string): string {
      const text = waiting + piece;
      const at = unfinished.exec(text)?.index ?? text.length;
      waiting = text.slice(at);
      return withCitations(text.slice(0, at));
    },
    rest(): string {
      const text = withCitations(waiting);
      waiting = '';
      return text + missing();
    },
    /** The sentences cited so far. */
    get sources(): readonly ChatSource[] {
      return cited.map(sourceOf);
    },
  };
}
