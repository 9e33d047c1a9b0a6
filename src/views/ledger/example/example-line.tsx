/** A line above the entries while the ledger contains example entries, with a button to remove them. */
import { examplesIn } from '../../../events/ledger/examples.ts';
import type { EntrySequence } from '../../../events/ledger/sequence.ts';
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import classes from '../board-line.module.css';
import { useFromLedger } from '../use-from-ledger.ts';

export interface ExampleLineProps {
  readonly entries: EntrySequence;
  /** Version of `entries`, which change in place. */
  readonly version: number;
}

export function ExampleLine({ entries, version }: ExampleLineProps) {
  const { actor } = useApp().ledger;
  const ids = useFromLedger(() => examplesIn(entries), [entries], version);
  if (ids.length === 0) return null;
  return (
    <p className={classes.line}>
      <InfoIcon size={16} />
      <span>{counted(ids.length, 'example entry', 'example entries')}</span>
      <button
        type="button"
        className={classes.change}
        onClick={() => actor.send({ type: 'entries.change', ids: [...ids], change: { kind: 'delete' } })}
      >
        Remove the example
      </button>
    </p>
  );
}
