/** Notices about the outcome of commands: 'Entry deleted' with Undo, or why a command was refused. */
import { useEffect } from 'react';
import type { LedgerFact } from '../../events/ledger/events.ts';
import { exampleSource } from '../../events/ledger/examples.ts';
import { useApp } from '../app.ts';
import { counted } from '../ui/counted.ts';
import { dayLabel } from '../ui/local-day.ts';
import { notify } from '../ui/notices.ts';

export function useLedgerNotices(): void {
  const { actor } = useApp().ledger;
  useEffect(() => {
    const done = actor.on('CommandDone', () => {
      const { last } = actor.getSnapshot().context;
      const record = last?.records.find(({ type }) => type !== 'EntriesLabelled');
      if (last?.command.type === 'DeleteEntry' && record?.type === 'EntryDeleted') {
        const { entry, index } = record.data as Deleted;
        const restore = { type: 'entry.restore', entry, index, deletedBy: record.seq } as const;
        notify({
          message: 'Entry deleted',
          tone: 'positive',
          position: 'top',
          action: { label: 'Undo', run: () => actor.send(restore) },
        });
      }
      if (last?.command.type === 'ChangeEntries') {
        const { change } = last.command;
        const facts = last.records.filter(({ type }) => type !== 'StepsJoined');
        const [first] = facts;
        const step = facts.at(-1);
        if (first && step) {
          const many =
            first.type === 'EntriesLabelled' ? (first.data as Labelled).labels.length : facts.length;
          notify({
            message: `${counted(many, 'entry', 'entries')} ${doneTo[change.kind]}`,
            tone: 'positive',
            action: { label: 'Undo', run: () => actor.send({ type: 'step.undo', seq: step.seq }) },
          });
        } else notify({ message: 'They’re already like that, so nothing changed', tone: 'positive' });
      }
      if (last?.command.type === 'LockEntries' && last.records.length > 0)
        notify({ message: `Locked up to ${dayLabel(last.command.upTo)}`, tone: 'positive' });
      if (last?.command.type === 'UnlockEntries' && last.records.length > 0)
        notify({ message: 'Unlocked', tone: 'positive' });
      if (last?.command.type === 'ImportEntries' && record) {
        const { source, entries } = last.command;
        const { seq } = record;
        notify({
          message:
            source === exampleSource
              ? 'Here’s an example. Look around.'
              : `${counted(entries.length, 'entry', 'entries')} imported`,
          tone: 'positive',
          action: { label: 'Undo', run: () => actor.send({ type: 'step.undo', seq }) },
        });
      }
      if (last?.command.type === 'TakeInOrders' && record?.type === 'LedgerImported') {
        const { entries } = record.data as Imported;
        const { seq } = record;
        notify({
          message: `${counted(entries.length, 'entry', 'entries')} added from your orders`,
          tone: 'positive',
          action: { label: 'Undo', run: () => actor.send({ type: 'step.undo', seq }) },
        });
      }
    });
    const notifyRefusal = () => {
      const { refusal } = actor.getSnapshot().context;
      if (refusal) notify({ message: refusal.message, tone: 'negative' });
    };
    const refused = actor.on('CommandRefused', notifyRefusal);
    const turnedAway = actor.on('CommandTurnedAway', notifyRefusal);
    return () => {
      for (const subscription of [done, refused, turnedAway]) subscription.unsubscribe();
    };
  }, [actor]);
}

const doneTo = {
  pay: 'marked paid',
  unpay: 'marked unpaid',
  delete: 'deleted',
  file: 'changed',
} as const;

type Labelled = Extract<LedgerFact, { type: 'EntriesLabelled' }>['data'];
type Imported = Extract<LedgerFact, { type: 'LedgerImported' }>['data'];
type Deleted = Extract<LedgerFact, { type: 'EntryDeleted' }>['data'];
