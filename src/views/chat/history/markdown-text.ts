/** Search results as Markdown: a heading for each question, its answer, and its sources as footnotes. */
import { engineName } from '../../ui/engine-name.ts';
import type { FoundTurn } from '../../../events/chat/history-port.ts';
import type { ChatSource } from '../../../events/chat/turn.ts';
import { historyTitle, momentOf, stateNames } from './words.ts';

/** Escapes characters that are special in Markdown or HTML. */
const plain = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/**
 * Whatever opens the file loads no pictures that an answer names, and runs no HTML. By names of characters, since a backslash
 * in front of a backslash of the answer would undo both.
 */
const inert = (answer: string) => answer.replace(/!(?=\[)/g, '&#33;').replace(/<(?=[a-z/!?])/gi, '&lt;');

/** Footnotes are numbered across the whole file. */
function footnotes(answer: string, sources: readonly ChatSource[], from: number): string {
  const numbered = inert(answer).replace(/\[\^(\d+)\]/g, (mark, n: string) => {
    const at = Number(n);
    return at >= 1 && at <= sources.length ? `[^${from + at}]` : mark;
  });
  const notes = sources.map(({ title, text }, i) => `[^${from + i + 1}]: ${plain(title)}: ${plain(text)}`);
  return [numbered.trim(), notes.join('\n')].filter((part) => part !== '').join('\n\n');
}

export function historyMarkdown(rows: readonly FoundTurn[], at: Date): string {
  let from = 0;
  const parts = rows.map(
    ({ chatTitle, turn: { question, attachments, answer, sources, engine, state, askedAt } }) => {
      const about = [
        plain(chatTitle),
        momentOf(askedAt),
        ...(engine === null ? [] : [`Answered by ${plain(engineName(engine))}`]),
        ...attachments.map(({ name, sha256 }) => `Attached: ${plain(name)} (SHA-256 ${sha256})`),
        ...(state === 'answered' ? [] : [stateNames[state]]),
      ];
      const body = footnotes(answer, sources, from);
      from += sources.length;
      return [`## ${plain(question)}`, `*${about.join(' · ')}*`, body]
        .filter((part) => part !== '')
        .join('\n\n');
    },
  );
  return `${[`# ${historyTitle}`, momentOf(at.toISOString()), ...parts].join('\n\n')}\n`;
}
