/** A conversation as plain text, for the clipboard and for files. */
import type { Answer, Turn } from '../../events/hr-agent/conversation.ts';
import { whyText } from '../../events/screening/words.ts';
import { engineName } from '../ui/engine-name.ts';
import { analysedFor, failureTitles, foundRows, shownAnalysis } from './words.ts';

/** An answer with its tables and sources. */
export function answerText({ text, tables, sources, engine }: Answer): string {
  const parts = [
    text.trim(),
    ...tables.map(({ title, columns, rows }) =>
      [title, ...[columns, ...rows].map((cells) => cells.join('\t'))].join('\n'),
    ),
    sources.length === 0
      ? ''
      : ['Sources', ...sources.map(({ title, says }) => `- ${title}: ${says}`)].join('\n'),
    engine === null ? '' : `Answered by ${engineName(engine)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function turnText(turn: Turn): string {
  if (turn.of === 'analysis') {
    const { title, analysis } = shownAnalysis(turn);
    const { score, engine, limits } = analysis;
    return [
      `Résumé: ${title}`,
      `${analysedFor(analysis)}: ${score.total} of 100, rubric ${score.rubric}`,
      ...score.points.map((point) =>
        [`- ${point.label}: +${point.points}`, whyText(point)].filter(Boolean).join('. '),
      ),
      ...foundRows(analysis).map(([label, values]) => `${label}: ${values}`),
      ...limits,
      `Analysed by ${engineName(engine)}`,
    ].join('\n');
  }
  const { question, answer, ended } = turn;
  const how =
    ended === null || ended === 'done' ? '' : ended === 'stopped' ? 'Stopped.' : failureTitles[ended];
  return [`You: ${question}`, answerText(answer), how].filter((part) => part !== '').join('\n\n');
}

export const conversationText = (turns: readonly Turn[], at: Date): string =>
  [`HR agent, ${momentOf(at)}`, ...turns.map(turnText)].join('\n\n\n') + '\n';

export const momentOf = (at: Date) => at.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
