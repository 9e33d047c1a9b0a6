/** The frame of every page: one heading, an optional sentence below it, actions beside it; and the empty and error states. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { AlertIcon } from './icons.tsx';
import classes from './page.module.css';
import { MessageWithReference } from './message-with-reference.tsx';

export interface PageProps {
  readonly title: ReactNode;
  /** One sentence under the heading. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: 'narrow' | 'regular' | 'wide';
  readonly children: ReactNode;
}

export function Page({ title, lead, actions, width = 'regular', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** What this page is for and what to do first. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <section className={classes.state}>
      {icon ? <div className={classes.badge}>{icon}</div> : null}
      <h2>{title}</h2>
      {children ? <div className={classes.stateText}>{children}</div> : null}
      {action}
    </section>
  );
}

export interface ErrorStateProps {
  readonly title: string;
  /** The cause in plain words, and what to do about it. */
  readonly children?: ReactNode;
  /** Action of the button “Try again”. */
  readonly onRetry?: () => void;
  /** Another action. */
  readonly action?: ReactNode;
}

/** Announced to screen readers as soon as it appears. */
export function ErrorState({ title, children, onRetry, action }: ErrorStateProps) {
  return (
    <section className={classes.state} data-tone="negative" role="alert">
      <div className={classes.badge}>
        <AlertIcon size={26} />
      </div>
      <h2>{title}</h2>
      {children ? (
        <div className={classes.stateText}>
          <MessageWithReference>{children}</MessageWithReference>
        </div>
      ) : null}
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
      {action}
    </section>
  );
}
