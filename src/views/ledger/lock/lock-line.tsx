/** A line above the entries: up to which day they are locked, and their balance then and now, if it differs. */
import { type Lock, sumsUpTo } from '../../../events/ledger/lock.ts';
import type { EntrySequence } from '../../../events/ledger/sequence.ts';
import { LockIcon } from '../../ui/icons.tsx';
import { dayLabel } from '../../ui/local-day.ts';
import { Amount } from '../amount.tsx';
import classes from '../board-line.module.css';
import { useFromLedger } from '../use-from-ledger.ts';

export interface LockLineProps {
  readonly lock: Lock;
  readonly entries: EntrySequence;
  /** Version of `entries`, which change in place. */
  readonly version: number;
  readonly onOpen: () => void;
}

export function LockLine({ lock, entries, version, onOpen }: LockLineProps) {
  const now = useFromLedger(() => sumsUpTo(entries, lock.upTo).balanceCents, [entries, lock.upTo], version);
  return (
    <p className={classes.line}>
      <LockIcon size={16} />
      <span>
        Locked up to {dayLabel(lock.upTo)}, with <Amount cents={lock.balanceCents} />
        {now === lock.balanceCents ? null : (
          <>
            {' '}
            then and <Amount cents={now} /> now
          </>
        )}
      </span>
      <button type="button" className={classes.change} onClick={onOpen}>
        Change lock
      </button>
    </p>
  );
}
