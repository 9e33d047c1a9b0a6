/** A step in a few words, so that a person knows what Undo would take back. */
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import type { Step } from '../../events/ledger/steps.ts';

export function describeStep(step: Step, entries: EntrySequence): string {
  const name = (id: string) => `“${entries.get(id)?.name || 'an entry'}”`;
  switch (step.did) {
    case 'added':
      return `added ${name(step.id)}`;
    case 'changed':
      return `changed ${name(step.id)}`;
    case 'paid':
      return `marked ${name(step.id)} paid`;
    case 'unpaid':
      return `marked ${name(step.id)} unpaid`;
    case 'moved':
      return `moved ${name(step.id)}`;
    case 'deleted':
      return `deleted “${step.entry.name || 'an entry'}”`;
    case 'imported':
      return `imported ${step.count === 1 ? '1 entry' : `${step.count.toLocaleString('en')} entries`}`;
    case 'import-undone':
      return 'took an import out';
  }
}
