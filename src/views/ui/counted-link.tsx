/** A round link of the header: an icon, with a badge when there is something to count. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './counted-link.module.css';

interface CountedLinkProps {
  readonly to: string;
  /** Accessible name: what is counted, and how many. */
  readonly label: string;
  readonly count: number;
  readonly icon: ReactNode;
}

export function CountedLink({ to, label, count, icon }: CountedLinkProps) {
  return (
    <Link to={to} className={classes.link} aria-label={label}>
      {icon}
      {count > 0 ? (
        <span className={classes.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  );
}
