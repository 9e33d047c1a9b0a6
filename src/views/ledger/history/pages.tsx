/** Paginates long lists: no browser can scroll a million rows. */
import { ActionIcon, Group } from '@mantine/core';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import classes from './history.module.css';

export const pageSize = 100;

export interface PagesProps {
  /** Noun of the rows: `changes`. */
  readonly what: string;
  /** Index of the first row shown, from 0. */
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
