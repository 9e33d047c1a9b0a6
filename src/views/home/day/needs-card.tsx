/** What needs attention first: a few links with counts, the most urgent on top. */
import { useState } from 'react';
import { useApp } from '../../app.ts';
import { Money } from '../../transactions/money.tsx';
import { Button } from '../../ui/button.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { About } from './about.ts';
import { AskedBody, Card, CardEmpty } from './card.tsx';
import classes from './day.module.css';
import { type Found, type Question, questions } from './needs.ts';
import { maxRows } from './queries.ts';
import { PartialNote } from './partial-note.tsx';
import { RowList } from './row-list.tsx';
import { settle } from './settle.ts';

interface Need extends Found {
  readonly question: Question;
}

export function NeedsCard(about: About) {
  const app = useApp();
  const asked = useAnswer(async () => {
    const { answers, partial } = await settle<Need>(
      questions
        .filter(({ concerns }) => concerns(about))
        .map(async (question) => ({ question, ...(await question.ask(app)) })),
    );
    return { needs: answers.filter(({ count }) => count > 0), partial };
  }, `${about.uid} ${about.role}`);
  return (
    <Card title="Needs you">
      <AskedBody what="what needs you" asked={asked}>
        {({ needs, partial }) => (
          <>
            {needs.length > 0 ? (
              <Needs needs={needs} />
            ) : partial ? null : (
              <CardEmpty title="All done">Nothing is waiting for you right now.</CardEmpty>
            )}
            {partial ? <PartialNote onRetry={asked.retry} /> : null}
          </>
        )}
      </AskedBody>
    </Card>
  );
}

/** Only as many as fit, until more are requested. */
function Needs({ needs }: { needs: readonly Need[] }) {
  const [all, setAll] = useState(false);
  const shown = all || needs.length <= maxRows ? needs : needs.slice(0, maxRows - 1);
  const hidden = needs.length - shown.length;
  return (
    <>
      <RowList
        label="Needs you"
        rows={shown.map(({ question: { key, to, text }, count, cents }) => ({
          ...{ key, to },
          title: <strong>{text(count)}</strong>,
          ...(cents === undefined ? {} : { value: <Money cents={cents} /> }),
        }))}
      />
      {hidden > 0 ? (
        <Button look="quiet" className={classes.rest} onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      ) : null}
    </>
  );
}
