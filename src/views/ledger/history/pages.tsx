/** Long lists a page at a time: a million rows are more than any browser can scroll, and nobody reads them in a row. */
import { ActionIcon, Group } from '@mantine/core';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import classes from './history.module.css';

export const pageSize = 100;

export interface PagesProps {
  /** What the rows are: `changes`. */
  readonly what: string;
  /** First row shown, counts from 0. */
  readonly start: number;
  readonly total: number;
  readonly onStart: (start: number) => void;
}

export function Pages({ what, start, total, onStart }: PagesProps) {
  if (total <= pageSize) return null;
  const end = Math.min(start + pageSize, total);
  const last = Math.floor((total - 1) / pageSize) * pageSize;
  const number = (value: number) => value.toLocaleString('en');
  return (
    <Group
      className={classes.pages}
      justify="center"
      gap="xs"
      component="nav"
      aria-label={`Pages of ${what}`}
    >
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`Earlier ${what}`}
        disabled={start === 0}
        onClick={() => onStart(Math.max(0, start - pageSize))}
      >
        <ChevronRightIcon className={classes.back} />
      </ActionIcon>
      <span aria-live="polite">
        {number(start + 1)}–{number(end)} of {number(total)}
      </span>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`Later ${what}`}
        disabled={end >= total}
        onClick={() => onStart(Math.min(last, start + pageSize))}
      >
        <ChevronRightIcon />
      </ActionIcon>
    </Group>
  );
}
