/** The states of a match request, and the engine that answered it. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { SearchIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import { isBuiltIn } from '../ui/engine-name.ts';
import type { Asked } from '../ui/use-answer.ts';
import classes from './matching.module.css';
import type { Matches } from '../../events/match/port.ts';

export interface ChoosingProps<Answer> {
  readonly asked: Asked<Answer>;
  /** Title of the failure. */
  readonly title: string;
  readonly children: (answer: Answer) => ReactNode;
}

export function Choosing<Answer>({ asked, title, children }: ChoosingProps<Answer>) {
  const { state, answer, failure, retry } = asked;
  if (state === 'failed') return <Failed title={title} failure={failure} onRetry={retry} />;
  if (answer === null) return <Waiting rows={1} />;
  return children(answer);
}

export interface AnsweredProps<Item> {
  readonly asked: Asked<Matches<Item>>;
  /** Singular and plural of what was compared. */
  readonly things: readonly [string, string];
  /** Text when nothing matches. */
  readonly none: string;
  readonly children: (matches: Matches<Item>) => ReactNode;
}

export function Answered<Item>({ asked, things, none, children }: AnsweredProps<Item>) {
  const { state, answer, failure, retry } = asked;
  if (state === 'failed') {
    return <Failed title="This could not be compared" failure={failure} onRetry={retry} />;
  }
  if (answer === null) return <Waiting rows={4} />;
  const { engine, compared, fits } = answer;
  return (
    <section className={classes.answer} aria-busy={state === 'loading'}>
      <p className={classes.engine} role="status">
        {compared} {things[compared === 1 ? 0 : 1]} compared{' '}
        {isBuiltIn(engine) ? 'by skills and words' : `by meaning, with ${engine}`}.
      </p>
      {fits.length > 0 ? (
        children(answer)
      ) : (
        <EmptyState icon={<SearchIcon size={26} />} title="Nothing fits">
          {compared === 0 ? 'There is nothing to compare with yet.' : none}
        </EmptyState>
      )}
    </section>
  );
}

function Failed({ title, failure, onRetry }: { title: string; failure: string; onRetry: () => void }) {
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {failure}
    </ErrorState>
  );
}

function Waiting({ rows }: { rows: number }) {
  return (
    <div className={classes.answer} role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={rows === 1 ? 56 : 92} radius="lg" />
      ))}
    </div>
  );
}
