/** Texts of a chat's page, and links to its sources. */
import type { UnusedFiles } from './use-device-turns.ts';
import type { ChatSource, Turn, TurnFailure } from '../../events/chat/turn.ts';

export const failureWords: Readonly<
  Record<TurnFailure, { readonly title: string; readonly advice: string }>
> = {
  unreachable: { title: 'The model can’t be reached', advice: 'Try again later.' },
  'too-slow': { title: 'The model took too long', advice: 'Ask again, or ask for less at once.' },
  busy: { title: 'The model is busy', advice: 'Try again in a minute.' },
  refused: { title: 'The model refused to answer', advice: 'Ask in other words.' },
  unreadable: { title: 'The model’s answer couldn’t be read', advice: 'Ask again.' },
  'cut-off': { title: 'The answer broke off', advice: 'What had come is above. Ask again for all of it.' },
  interrupted: {
    title: 'The server restarted while it answered',
    advice: 'What had come is above. Ask again for all of it.',
  },
  failed: { title: 'Something went wrong on the server', advice: 'Try again later.' },
};

export const sourcePath = ({ guide, fact }: Pick<ChatSource, 'guide' | 'fact'>) =>
  `/guides/${encodeURIComponent(guide)}#${encodeURIComponent(fact)}`;

/** What is said of files with a question that is answered from the ledger. */
export function unusedWords({ names, stillChosen }: UnusedFiles): string {
  const one = names.length === 1;
  const said = `${names.map((name) => `“${name}”`).join(', ')} ${one ? 'was' : 'were'} not used: this answer comes from your money bag alone.`;
  return stillChosen ? `${said} ${one ? 'It’s' : 'They’re'} still attached for your next question.` : said;
}

/** A question for files, with the names and digests of what is attached to it. */
export function plainQuestion({ question, attachments }: Pick<Turn, 'question' | 'attachments'>): string {
  const files = attachments.map(({ name, sha256 }) => `Attached: ${name} (SHA-256 ${sha256})`);
  return [question, ...files].join('\n');
}

/** An answer for the clipboard and for reading aloud: without Markdown, with the sources at the end. */
export function plainAnswer(answer: string, sources: readonly ChatSource[]): string {
  const listed = sources.map(({ title, text }, i) => `[${i + 1}] ${title}: ${text}`);
  const text = answer.replace(/\[\^(\d+)\]/g, ' [$1]');
  return [text, ...(listed.length > 0 ? ['Sources', ...listed] : [])].join('\n\n');
}

/** The cells of a table row as one line of text. */
const readOut = (_: string, cells: string) =>
  cells
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .join(', ');

export const spokenAnswer = (answer: string): string =>
  answer
    // The separator line below a table's headings.
    .replace(/^(?=[|: -]*-{3})[|: -]+$\n?/gm, '')
    .replace(/^\|(.*)\|$/gm, readOut)
    .replace(/\[\^\d+\]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*+]|#{1,6}|\d+\.)[ \t]+/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\\(?=\p{P}|\p{S})/gu, '');

export const suggestions = [
  'Ink on a leather bag: what do I do first?',
  'How do I tell aniline from pigmented leather?',
  'Red wine on a wool sofa',
  'What do I owe?',
] as const;
