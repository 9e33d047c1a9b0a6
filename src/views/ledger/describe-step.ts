/** A step in a few words, so that a person knows what Undo would take back. */
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import { orderSource } from '../../events/ledger/order-entries.ts';
import type { Step } from '../../events/ledger/steps.ts';
import { counted } from '../ui/counted.ts';

export function describeStep({ did, kept }: Step, entries: EntrySequence): string {
  const name = (id: string) => `“${entries.get(id)?.name || 'an entry'}”`;
  switch (did) {
    case 'EntryAdded':
      return `added ${name(kept.id)}`;
    case 'EntryChanged':
      return `changed ${name(kept.id)}`;
    case 'EntryPaid':
      return `marked ${name(kept.id)} paid`;
    case 'EntryUnpaid':
      return `marked ${name(kept.id)} unpaid`;
    case 'EntryMoved':
      return `moved ${name(kept.id)}`;
    case 'EntryDeleted':
      return `deleted “${kept.entry.name || 'an entry'}”`;
    case 'LedgerImported':
      if (kept.source === orderSource) return `added ${counted(kept.count, 'entry', 'entries')} from orders`;
      return `imported ${kept.count === 1 ? '1 entry' : `${kept.count.toLocaleString('en')} entries`}`;
    case 'ImportUndone':
      return 'took an import out';
  }
}
