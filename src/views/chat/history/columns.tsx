/** Columns of the history, shared by the page, the CSV file and the PDF. */
import { Link } from 'react-router-dom';
import type { FoundTurn } from '../../../events/chat/history-port.ts';
import type { Column } from '../../ui/list/column.ts';
import classes from './history.module.css';
import { plainAnswer, plainQuestion, spokenAnswer } from '../words.ts';
import { addressOf, momentOf, stateNames } from './words.ts';

/** Maximum characters of an answer in the table. */
const shownSigns = 240;

function beginning(answer: string): string {
  const words = spokenAnswer(answer).replace(/\s+/gu, ' ').trim();
  const signs = [...words];
  return signs.length <= shownSigns ? words : `${signs.slice(0, shownSigns).join('').trimEnd()}…`;
}

export const historyColumns: readonly Column<FoundTurn>[] = [
  {
    label: 'Question',
    text: ({ turn }) => plainQuestion(turn),
    cell: (found) => (
      <>
        <Link className={classes.question} to={addressOf(found)} dir="auto">
          {found.turn.question}
        </Link>
        {found.turn.attachments.length === 0 ? null : (
          <span className={classes.state}>
            Attached: {found.turn.attachments.map(({ name }) => name).join(', ')}
          </span>
        )}
      </>
    ),
  },
  {
    label: 'Answer',
    text: ({ turn: { answer, sources } }) => plainAnswer(answer, sources),
    cell: ({ turn: { answer, state } }) => (
      <>
        <span className={classes.answer} dir="auto">
          {beginning(answer)}
        </span>
        {state === 'answered' ? null : <span className={classes.state}>{stateNames[state]}</span>}
      </>
    ),
  },
  { label: 'Chat', text: ({ chatTitle }) => chatTitle, cell: ({ chatTitle }) => chatTitle },
  { label: 'Engine', text: ({ turn }) => turn.engine ?? '', cell: ({ turn }) => turn.engine ?? '—' },
  {
    label: 'Asked',
    sort: 'asked',
    orders: ['oldest first', 'newest first'],
    short: true,
    text: ({ turn }) => momentOf(turn.askedAt),
    cell: ({ turn }) => momentOf(turn.askedAt),
  },
];
