/** What an answer can make a page do, whatever its text is: link to this site, and nothing else. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ChatSource, Turn } from '../../../src/events/chat/turn.ts';
import { found, foundMarkdown } from '../../../src/events/shared/questions/found.ts';
import { tableOf } from '../../../src/events/shared/questions/table.ts';
import { historyMarkdown } from '../../../src/views/chat/history/markdown-text.ts';
import AnswerMarkdown from '../../../src/views/chat/markdown.tsx';
import { injectedTexts } from '../../support/injected-texts.ts';

const source: ChatSource = {
  ...{ guide: 'ink-on-leather', version: 1, fact: 'f1', title: 'Ink on leather', text: 'Blot it.' },
};
const htmlOf = (text: string, sources: readonly ChatSource[] = []) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(AnswerMarkdown, { text, sources })));
const elements = /<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/g;
const shown = new Set(
  'a blockquote br code del div em h3 h4 h5 h6 hr input li ol p pre section span strong sup table tbody td th thead tr ul h2'.split(
    ' ',
  ),
);

/** `data-discover` is React Router's own. */
const allowed = new Set('aria-label checked class data-discover disabled href start type'.split(' '));

/** Nothing that loads, runs, submits or leads elsewhere. */
function expectInert(html: string, text: string): void {
  for (const [, name, attributes = ''] of html.matchAll(elements)) {
    expect(shown, `${name} of ${text}`).toContain(name);
    for (const [, attribute] of attributes.matchAll(/([\w-]+)="[^"]*"/g))
      expect(allowed, `${attribute} of ${text}`).toContain(attribute);
    for (const [, href] of attributes.matchAll(/href="([^"]*)"/g))
      expect(new URL(href!, 'https://patina.test').origin, `${href} of ${text}`).toBe('https://patina.test');
    // The check boxes of a list.
    if (name === 'input') expect(attributes).toMatch(/type="checkbox".*disabled|disabled.*type="checkbox"/);
  }
}

describe('an answer with a text that somebody planted', () => {
  it.each(injectedTexts)('[CHAT46] leads nowhere else and loads nothing: %s', (text) => {
    for (const answer of [text, `Blot it.[^1]\n\n${text}\n\nThen: ${text}`, `> ${text}\n\n- ${text}`])
      expectInert(htmlOf(answer, [source]), text);
    expectInert(htmlOf('Blot it.[^1]', [{ ...source, guide: text, fact: text, title: text, text }]), text);
  });

  it.each(injectedTexts)('[CHAT46] shows names as they are written: %s', (name) => {
    const rows = tableOf('Clients', ['Name', name], [[name, name]]);
    const page = { title: name, path: '/clients' };
    const html = htmlOf(foundMarkdown(found('One client.', page, { tables: rows, paths: ['/clients'] })));
    expectInert(html, name);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toBe('/clients');
    expect(html).not.toContain('<em>');
  });

  it('[CHAT46] says where a link would lead, and links pages of this site', () => {
    expect(htmlOf('[Open](https://evil.example/a)')).toContain('Open (https://evil.example/a)');
    expect(htmlOf('See https://evil.example/a now')).toContain('See https://evil.example/a now');
    expect(htmlOf('[Money bag](/ledger)')).toContain('href="/ledger"');
    expect(htmlOf('So.[^1]', [source])).toContain('href="/guides/ink-on-leather#f1"');
  });

  it.each(injectedTexts)('[CHAT46] is inert in a saved file: %s', (text) => {
    const turn: Turn = {
      ...{
        id: 't',
        parent: null,
        kind: 'asked' as const,
        question: text,
        attachments: [],
        state: 'answered' as const,
      },
      ...{ engine: 'M', answer: text, sources: [], failure: null },
      ...{ askedAt: '2026-11-21T08:00:00.000Z', endedAt: '2026-11-21T08:00:01.000Z' },
    };
    const file = historyMarkdown([{ chat: 'c', chatTitle: text, turn }], new Date());
    // An even number of backslashes escapes nothing.
    expect(file).not.toMatch(/(?<!\\)(?:\\\\)*(?:!\[|<[a-z/!?])/i);
  });
});
