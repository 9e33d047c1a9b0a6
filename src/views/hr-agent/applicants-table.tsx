/**
 * The applicants of an answer, to be selected and decided on as in the list of screened résumés. What the answer said stays;
 * only the status is the current one, so that a decision shows at once.
 */
import type { AnswerTable as Shown } from '../../events/hr-agent/conversation.ts';
import { statusWord } from '../../events/screening/words.ts';
import { capital } from '../../events/shared/questions/saying.ts';
import { useApp } from '../app.ts';
import { movedRows } from '../screening/triage/moved-rows.ts';
import { SelectBox, Triage } from '../screening/triage/triage.tsx';
import triage from '../screening/triage/triage.module.css';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { AnswerTable } from './answer-table.tsx';
import classes from './hr-agent.module.css';

type OfApplicants = Shown & { resumes: string[] };

export const isOfApplicants = (table: Shown): table is OfApplicants =>
  table.resumes !== undefined && table.resumes.length > 0;

export interface ApplicantsTableProps {
  readonly table: OfApplicants;
  readonly question: string;
  /** Whether the question was asked blind. */
  readonly blind: boolean;
}

export function ApplicantsTable({ table, question, blind }: ApplicantsTableProps) {
  const { screenings } = useApp();
  const { resumes, columns } = table;
  const of = JSON.stringify([resumes, blind]);
  const asked = useAnswer(() => screenings.calls.chosen(resumes, blind), of);
  if (asked.state === 'failed') {
    return (
      <>
        <AnswerTable table={table} question={question} />
        <Problem title="These applicants can’t be selected now">
          {asked.failure}
          <div className={classes.tools}>
            <Button onClick={asked.retry}>Try again</Button>
          </div>
        </Problem>
      </>
    );
  }
  // Rows of another answer must not lend their check boxes to this one.
  const rows = asked.state === 'ready' ? (asked.answer ?? []) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const statusAt = columns.indexOf('Status');
  return (
    <Triage
      place="answer"
      blind={blind}
      rows={rows}
      total={rows.length}
      of={of}
      loadAll={() => Promise.resolve(rows)}
      onMoved={(moved) => asked.change((before) => movedRows(before, moved))}
    >
      {(selection, choose) => (
        <div className={classes.selectable}>
          <AnswerTable
            table={table}
            question={question}
            cellOf={(text, at, column) => {
              const row = byId.get(resumes[at] ?? '');
              if (row && column === statusAt) return capital(statusWord(row.status));
              if (column !== 0) return text;
              return (
                <div className={triage.who}>
                  {row ? <SelectBox row={row} selection={selection} /> : null}
                  <span>{text}</span>
                </div>
              );
            }}
          />
          {rows.length > 0 ? choose : null}
        </div>
      )}
    </Triage>
  );
}
