/** The history as Markdown. */
import { expect, it } from 'vitest';
import type { FoundTurn } from '../../../src/events/chat/history-port.ts';
import { historyMarkdown } from '../../../src/views/chat/history/markdown-text.ts';

const source = (text: string) => ({ guide: 'ink', version: 1, fact: 'f1', title: 'Ink', text });
const found = (changes: Partial<FoundTurn['turn']>): FoundTurn => ({
  chat: 'c1',
  chatTitle: 'Bags',
  turn: {
    id: 't1',
    parent: null,
    kind: 'asked',
    question: 'Ink?',
    state: 'answered',
    engine: 'Built in',
    answer: 'Blot it.',
    attachments: [],
    sources: [],
    failure: null,
    askedAt: '2026-11-21T08:00:00.000Z',
    endedAt: '2026-11-21T08:00:01.000Z',
    ...changes,
  },
});
const at = new Date('2026-11-21T09:00:00.000Z');

it('counts the footnotes of all answers on, and leaves marks without a source', () => {
  const text = historyMarkdown(
    [
      found({ answer: 'Blot.[^1] Wait.[^2]', sources: [source('One.'), source('Two.')] }),
      found({ answer: 'Brush.[^1] So.[^7]', sources: [source('Three.')] }),
    ],
    at,
  );
  expect(text).toContain('Blot.[^1] Wait.[^2]\n\n[^1]: Ink: One.\n[^2]: Ink: Two.');
  expect(text).toContain('Brush.[^3] So.[^7]\n\n[^3]: Ink: Three.');
});

it('keeps questions and titles text', () => {
  const text = historyMarkdown([found({ question: '# <b>Ink</b>\n[link](x)', state: 'stopped' })], at);
  expect(text).toContain('## \\# \\<b\\>Ink\\</b\\> \\[link\\](x)');
  expect(text).toContain('Stopped*');
});
