/** The filters of an applicant search as chips: each can be changed or removed, which searches again. */
import { UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import { conditionText } from '../../events/hr-agent/query/describe.ts';
import { type ApplicantQuery, type Condition, withCondition } from '../../events/hr-agent/query/query.ts';
import { CloseIcon, FilterIcon } from '../ui/icons.tsx';
import { FilterEditor } from './filter-editor.tsx';
import classes from './filters.module.css';

export interface FiltersProps {
  readonly query: ApplicantQuery;
  /** A search is running. */
  readonly busy: boolean;
  /** null: read-only. */
  readonly onChange: ((query: ApplicantQuery) => void) | null;
}

export function Filters({ query, busy, onChange }: FiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  if (query.clauses.length === 0 && query.limit === null) return null;
  const change = (next: ApplicantQuery) => {
    if (busy || !onChange) return;
    // The focused element may disappear with its filter.
    list.current?.focus();
    onChange(next);
  };
  return (
    <ul ref={list} className={classes.filters} aria-label="Filters" aria-busy={busy} tabIndex={-1}>
      <li aria-hidden="true" className={classes.sign}>
        <FilterIcon size={18} />
      </li>
      {query.clauses.map((clause, i) => (
        <li key={i} className={classes.clause}>
          {clause.map((condition, j) => (
            <span key={j} className={classes.clause}>
              {j > 0 ? <span className={classes.or}>or</span> : null}
              <Chip
                text={conditionText(condition)}
                condition={condition}
                onChange={onChange ? (changed) => change(withCondition(query, i, j, changed)) : null}
              />
            </span>
          ))}
        </li>
      ))}
      {query.limit === null ? null : (
        <li className={classes.clause}>
          <Chip
            text={`first ${query.limit}`}
            condition={null}
            onChange={onChange ? () => change({ ...query, limit: null }) : null}
          />
        </li>
      )}
    </ul>
  );
}

interface ChipProps {
  readonly text: string;
  /** null: it cannot be changed, only removed. */
  readonly condition: Condition | null;
  /** Called with null to remove it. */
  readonly onChange: ((condition: Condition | null) => void) | null;
}

function Chip({ text, condition, onChange }: ChipProps) {
  return (
    <span className={classes.chip}>
      {condition && onChange ? (
        <FilterEditor text={text} condition={condition} onSave={onChange} />
      ) : (
        <span className={classes.text}>{text}</span>
      )}
      {onChange ? (
        <UnstyledButton
          className={classes.remove}
          aria-label={`Remove: ${text}`}
          onClick={() => onChange(null)}
        >
          <CloseIcon size={16} />
        </UnstyledButton>
      ) : null}
    </span>
  );
}
