/** Confirms a change that affects locked entries, and names them. */
import { useSelector } from '@xstate/react';
import { useApp } from '../../app.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';

export function BehindLockDialog() {
  const { actor } = useApp().ledger;
  const held = useSelector(actor, ({ context }) => context.held);
  if (held.length === 0) return null;
  const [first, ...more] = held;
  const messages = [...new Set(held.map(({ message }) => message))];
  return (
    <QuestionDialog
      words={{
        question: 'Change locked entries?',
        meaning: `${messages.slice(0, 3).join(' ')}${messages.length > 3 ? ` And ${messages.length - 3} more.` : ''} The lock stays either way.`,
        confirm:
          more.length === 0 ? (verbs[first!.command.type] ?? 'Change it anyway') : 'Make these changes',
        keep: 'Leave as it is',
        takesBack: true,
      }}
      onCancel={() => actor.send({ type: 'lock.keep' })}
      onConfirm={() => actor.send({ type: 'lock.override' })}
    />
  );
}

const verbs: Readonly<Record<string, string>> = {
  AddEntry: 'Add it anyway',
  DeleteEntry: 'Delete it anyway',
  MoveEntry: 'Move it anyway',
  ShiftEntry: 'Move it anyway',
  ImportEntries: 'Import anyway',
  TakeInOrders: 'Add them anyway',
  UndoStep: 'Undo anyway',
  RedoStep: 'Redo anyway',
  ChangeEntries: 'Change them anyway',
};
