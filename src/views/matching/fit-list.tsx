/** The matches, best first: how close each is, and why. */
import { Link } from 'react-router-dom';
import card from '../ui/card.module.css';
import classes from './matching.module.css';
import type { MatchReason } from '../../events/match/port.ts';
import { reasonWords } from './words.ts';

export interface FitRow {
  readonly id: string;
  readonly title: string;
  /** Link to the full record. */
  readonly to?: string;
  readonly facts: string;
  /** 0 to 100. */
  readonly closeness: number;
  readonly reasons: readonly MatchReason[];
}

export function FitList({ label, rows }: { label: string; rows: readonly FitRow[] }) {
  return (
    <ol className={classes.list} aria-label={label}>
      {rows.map((row) => (
        <Fit key={row.id} row={row} />
      ))}
    </ol>
  );
}

function Fit({ row: { id, title, to, facts, closeness, reasons } }: { row: FitRow }) {
  return (
    <li className={classes.fit}>
      <div className={classes.head}>
        <h2 className={`${card.title} ${classes.title}`}>
          {to === undefined ? title : <Link to={to}>{title}</Link>}
        </h2>
        <div className={classes.closeness}>
          <meter min={0} max={100} value={closeness} aria-labelledby={`fit-${id}`} />
          <span id={`fit-${id}`}>
            {closeness} <span className={classes.of}>of 100</span>
          </span>
        </div>
      </div>
      <p className={classes.facts}>{facts}</p>
      {reasons.length === 0 ? (
        <p className={classes.facts}>No skill in common; the texts are alike.</p>
      ) : (
        <ul className={classes.reasons} aria-label={`Why ${title}`}>
          {reasons.map(({ of, label }) => (
            <li key={`${of} ${label}`} data-of={of}>
              <span className={classes.kind}>{reasonWords[of]}</span> {label}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
