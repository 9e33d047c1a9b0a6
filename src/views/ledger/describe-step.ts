/** Describes an undoable step in a few words, to show what Undo would do. */
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import { exampleSource } from '../../events/ledger/examples.ts';
import { orderSource } from '../../events/ledger/order-entries.ts';
import type { Step } from '../../events/ledger/steps.ts';
import { counted } from '../ui/counted.ts';

const many = (count: number) => `${count.toLocaleString('en')} entries`;

const together: Partial<Record<Step['did'], string>> = {
  EntryAdded: 'brought back',
  EntryDeleted: 'deleted',
  EntryPaid: 'marked paid',
  EntryUnpaid: 'marked unpaid',
};

/** A step of several alike changes is described with their number. */
export function describeStep(step: Step, entries: EntrySequence): string {
  const { did, kept, joined = 1 } = step;
  const name = (id: string) => `“${entries.get(id)?.name || 'an entry'}”`;
  const alike = joined > 1 ? together[did] : undefined;
  if (alike) return `${alike} ${many(joined)}`;
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
      if (kept.source === exampleSource) return 'added the example';
      if (kept.source === orderSource) return `added ${counted(kept.count, 'entry', 'entries')} from orders`;
      return `imported ${kept.count === 1 ? '1 entry' : `${kept.count.toLocaleString('en')} entries`}`;
    case 'ImportUndone':
      return 'took an import out';
    case 'EntriesLabelled': {
      const [first, ...more] = kept.before;
      return `changed ${more.length === 0 ? name(first!.id) : many(more.length + 1)}`;
    }
  }
}
