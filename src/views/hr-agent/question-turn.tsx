/** One question and its answer, as plain text, tables and links: output of a model is never parsed as HTML. */
import { Loader } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Answer, QuestionTurn as Asked } from '../../events/hr-agent/conversation.ts';
import type { ApplicantQuery } from '../../events/hr-agent/query/query.ts';
import type { AgentFailure } from '../../events/hr-agent/problem.ts';
import { engineName } from '../ui/engine-name.ts';
import { Button } from '../ui/button.tsx';
import { CopyIcon, RedoIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { Problem } from '../ui/problem.tsx';
import { AnswerTable } from './answer-table.tsx';
import { ApplicantsTable, isOfApplicants } from './applicants-table.tsx';
import { answerText } from './conversation-text.ts';
import shared from '../ui/conversation/conversation.module.css';
import classes from './hr-agent.module.css';
import { Filters } from './filters.tsx';
import { failureTitles, sourcePath } from './words.ts';

export interface QuestionTurnProps {
  readonly turn: Asked;
  /** Why the answer failed, if that is still known. */
  readonly failure: AgentFailure | null;
  /** Makes its applicants the ones that can be selected; null if they are. One answer at a time has the keys for it. */
  readonly onSelect: (() => void) | null;
  /** Asks again; null if it is not the last question, or while a request is running. */
  readonly onAgain: (() => void) | null;
  /** null while nothing can be asked. */
  readonly onAsk: ((question: string) => void) | null;
  /** Searches with other filters; null if it is not the last question. */
  readonly onFilters: ((filters: ApplicantQuery) => void) | null;
}

export function QuestionTurn({
  turn: { question, filters, answer, blind, ended },
  failure,
  onSelect,
  onAgain,
  onAsk,
  onFilters,
}: QuestionTurnProps) {
  const failed = ended !== null && ended !== 'done' && ended !== 'stopped' ? ended : null;
  const applicants = ended === null ? undefined : answer.tables.find(isOfApplicants);
  // The filters of the answer, or while it is pending, those of the request.
  const shown = ended === null ? (filters ?? answer.filters) : answer.filters;
  return (
    <article aria-label={question} aria-busy={ended === null}>
      <h2 className={shared.question}>{question}</h2>
      <div className={shared.answer}>
        {ended === null ? <Waiting answer={answer} /> : <LookedUp answer={answer} />}
        {shown ? <Filters query={shown} busy={ended === null} onChange={onFilters} /> : null}
        {paragraphsOf(answer.text).map((paragraph, i) => (
          <p key={i} className={classes.paragraph}>
            {paragraph}
          </p>
        ))}
        {answer.tables.map((table, i) =>
          table === applicants && onSelect === null ? (
            <ApplicantsTable key={i} table={applicants} question={question} blind={blind} />
          ) : (
            <AnswerTable key={i} table={table} question={question} />
          ),
        )}
        <Sources answer={answer} blind={blind} />
        {ended === 'stopped' ? <p className={classes.small}>Stopped here.</p> : null}
        {failed ? (
          <Problem title={failureTitles[failed]}>
            {failure?.message}
            {onAgain ? (
              <div className={classes.tools}>
                <Button onClick={onAgain}>Ask again</Button>
              </div>
            ) : null}
          </Problem>
        ) : null}
        {onAsk && answer.suggestions.length > 0 ? (
          <ul className={shared.suggestions} aria-label="What could be asked next">
            {answer.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={shared.suggestion} onClick={() => onAsk(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={classes.foot}>
          {answer.engine === null ? null : (
            <span className={classes.small}>Answered by {engineName(answer.engine)}</span>
          )}
          {applicants && onSelect ? (
            <Button look="quiet" onClick={onSelect}>
              Select applicants
            </Button>
          ) : null}
          {ended !== null && answer.text !== '' ? (
            <Button look="quiet" onClick={() => void copy(answerText(answer))}>
              <CopyIcon size={18} /> Copy
            </Button>
          ) : null}
          {onAgain && !failed ? (
            <Button look="quiet" onClick={onAgain}>
              <RedoIcon size={18} /> Answer again
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function Waiting({ answer: { queries } }: { answer: Answer }) {
  const last = queries.at(-1);
  return (
    <p className={shared.waiting}>
      <Loader size="xs" aria-hidden="true" />
      {last ? `Looking up: ${last.title}` : 'Reading your question…'}
    </p>
  );
}

function LookedUp({ answer: { queries } }: { answer: Answer }) {
  if (queries.length === 0) return null;
  const titles = [...new Set(queries.map(({ title }) => title))];
  return <p className={classes.small}>Looked up: {titles.join(', ')}</p>;
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

function Sources({ answer: { sources }, blind }: { answer: Answer; blind: boolean }) {
  if (sources.length === 0) return null;
  return (
    <details className={classes.sources} open={sources.length <= 5}>
      <summary>
        {sources.length} {sources.length === 1 ? 'source' : 'sources'}
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={`${source.kind} ${source.id}`}>
            <Link to={sourcePath(source, blind)}>{source.title}</Link> {source.says}
          </li>
        ))}
      </ul>
    </details>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: 'Copied', tone: 'positive' });
  } catch {
    notify({ message: 'Your browser doesn’t allow copying.', tone: 'negative' });
  }
}
