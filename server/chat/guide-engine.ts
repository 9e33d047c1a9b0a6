/** Answers from the care guides, word for word: every sentence names its source. It needs no model. */
import { answerFromGuides, prepareGuides, type QuotedSentence } from '../../src/events/guide/answer.ts';
import { guides } from '../../src/events/guide/all-guides.ts';
import type { FactKind } from '../../src/events/guide/fact.ts';
import type { ChatSource } from '../../src/events/chat/turn.ts';
import { builtInEngine } from '../ai/provider.ts';
import type { AnswerEngine } from './answer-engine.ts';

export const headings: Readonly<Record<FactKind, string>> = {
  danger: 'Danger',
  'first-aid': 'First',
  identify: 'How to tell',
  method: 'What to do',
  tool: 'What you need',
  dont: 'What not to do',
  rule: 'What goes for all leather and fabric',
  handover: 'When to hand it over',
};

/** Sections in the order in which they must be read. */
const order = Object.keys(headings) as FactKind[];

const titles = new Map(guides.map(({ id, title }) => [id, title]));

export function sourceOf({ guide, version, fact, text }: QuotedSentence): ChatSource {
  return { guide, version, fact, title: titles.get(guide) ?? guide, text };
}

/** In the order in which they are shown, so that source numbers ascend. */
const inOrder = (sentences: readonly QuotedSentence[]) =>
  order.flatMap((kind) => sentences.filter((sentence) => sentence.kind === kind));

function* sectionsOf(title: string, ordered: readonly QuotedSentence[]): Generator<string> {
  yield `From “${title}”:`;
  for (const kind of order) {
    const own = ordered.filter((sentence) => sentence.kind === kind);
    if (own.length === 0) continue;
    const lines = own.map((sentence) => `- ${sentence.text}[^${ordered.indexOf(sentence) + 1}]`);
    yield `\n\n**${headings[kind]}**\n\n${lines.join('\n')}`;
  }
}

export const guideEngine: AnswerEngine = {
  engine: builtInEngine,
  prepare: prepareGuides,
  async *answer(question, earlier) {
    const found = answerFromGuides(
      question,
      earlier.map((turn) => turn.question),
    );
    if (found.kind === 'answer') {
      const ordered = inOrder(found.sentences);
      for (const text of sectionsOf(found.title, ordered)) yield { type: 'text', text };
      yield { type: 'sources', sources: ordered.map(sourceOf) };
      return;
    }
    const nearest = found.nearest.map(({ guide, title }) => `- [${title}](/guides/${guide})`);
    yield { type: 'text', text: 'That is not in my guides, so I will not guess.' };
    if (nearest.length > 0)
      yield { type: 'text', text: `\n\nThe nearest ones are:\n\n${nearest.join('\n')}` };
  },
};
