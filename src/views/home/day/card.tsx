/** A card of the day page. It has the same height while loading, when empty, on failure and when full, so that nothing moves. */
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import type { Asked } from '../../ui/use-answer.ts';
import frame from './day-frame.module.css';
import classes from './day.module.css';

export interface CardProps {
  readonly title: string;
  /** Link to the full list. */
  readonly more?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

export function Card({ title, more, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <h2 id={id}>{title}</h2>
        {more ? (
          <Link className={classes.more} to={more.to}>
            {more.label}
          </Link>
        ) : null}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

/** The answer of the server, or why there is none: a failure affects only its own card. */
export function AskedBody<Answer>({
  what,
  asked: { state, answer, failure, retry },
  children,
}: {
  /** What is loading, like `your orders`. */
  readonly what: string;
  readonly asked: Asked<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}) {
  if (answer !== null) return children(answer);
  if (state === 'loading') return <CardLoading what={what} />;
  return (
    <CardFailure what={what} onRetry={retry}>
      {failure}
    </CardFailure>
  );
}

export function CardLoading({ what }: { what: string }) {
  return <div className={frame.bone} data-part="body" role="status" aria-label={`Loading ${what}`} />;
}

interface CardFailureProps {
  readonly what: string;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Announced without interrupting the screen reader, since several cards may fail at once. */
export function CardFailure({ what, onRetry, children }: CardFailureProps) {
  return (
    <div className={classes.note} role="status">
      <AlertIcon size={26} className={classes.alert} />
      <p className={classes.noteTitle}>Couldn’t load {what}</p>
      <p>{children}</p>
      {onRetry ? (
        <Button look="outline" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

interface CardEmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The most useful next action. */
  readonly step?: Step;
  /** Another one, beside it. */
  readonly also?: Step | null;
}

interface Step {
  readonly to: string;
  readonly label: string;
}

export function CardEmpty({ title, children, step, also }: CardEmptyProps) {
  return (
    <div className={classes.note}>
      <p className={classes.noteTitle}>{title}</p>
      <p>{children}</p>
      {step ? (
        <div className={classes.noteSteps}>
          {also ? <ButtonLink to={also.to}>{also.label}</ButtonLink> : null}
          <ButtonLink to={step.to} look="outline">
            {step.label}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
