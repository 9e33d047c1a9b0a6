/** The table of a comparison: a column for each applicant; the first column stays in place while the rest scrolls. */
import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { ScreeningDetail } from '../../../events/screening/detail.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import type { Decision } from '../decision-dialog.tsx';
import { isOffered } from '../offered.ts';
import { StatusBadge } from '../status-badge.tsx';
import { nameOf } from '../triage/use-decisions.ts';
import classes from './comparison.module.css';
import type { Cell, Section } from './rows.ts';

export interface ComparisonTableProps {
  readonly screenings: readonly ScreeningDetail[];
  readonly sections: readonly Section[];
  readonly busy: boolean;
  readonly hrefOf: (id: string) => string;
  /** null: no fewer can be compared. */
  readonly removeHrefOf: ((id: string) => string) | null;
  readonly onDecide: (type: Decision['type'], about: ScreeningDetail) => void;
}

export function ComparisonTable(props: ComparisonTableProps) {
  const { screenings, sections } = props;
  return (
    <ScrollBox className={classes.box} label="Applicants side by side">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              Applicant
            </th>
            {screenings.map((screening) => (
              <th key={screening.id} scope="col">
                <Head {...props} screening={screening} />
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={classes.section}>
              <th scope="rowgroup" colSpan={screenings.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map(({ label, kind, cells }) => (
              <tr key={`${kind} ${label}`}>
                <th scope="row">
                  {label}
                  {kind === '' ? null : <small>{kind}</small>}
                </th>
                {cells.map((cell, index) => (
                  <Value key={screenings[index]!.id} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  );
}

function Value({ cell: { lines, said, empty } }: { cell: Cell }) {
  return (
    <td data-empty={empty || undefined}>
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
      {said === null ? null : <div className={classes.said}>The applicant says: {said}</div>}
    </td>
  );
}

type HeadProps = Omit<ComparisonTableProps, 'screenings' | 'sections'> & {
  readonly screening: ScreeningDetail;
};

function Head({ screening, busy, hrefOf, removeHrefOf, onDecide }: HeadProps) {
  const name = nameOf(screening);
  const decide = (type: Decision['type'], label: string) =>
    isOffered(screening, type) ? (
      <Button
        size="compact-md"
        variant={type === 'RejectResume' ? 'outline' : 'filled'}
        {...(type === 'RejectResume' ? { color: 'red' } : {})}
        disabled={busy}
        aria-label={`${label} ${name}`}
        onClick={() => onDecide(type, screening)}
      >
        {label}
      </Button>
    ) : null;
  const buttons = [decide('ShortlistResume', 'Shortlist'), decide('RejectResume', 'Reject')];
  return (
    <div className={classes.head}>
      <Link to={hrefOf(screening.id)}>{name}</Link>
      <StatusBadge status={screening.status} />
      <div className={classes.actions}>
        {buttons.map((button, index) => (
          <Fragment key={index}>{button}</Fragment>
        ))}
        {removeHrefOf ? (
          <Link to={removeHrefOf(screening.id)} replace aria-label={`Leave out ${name}`}>
            Leave out
          </Link>
        ) : null}
      </div>
    </div>
  );
}
