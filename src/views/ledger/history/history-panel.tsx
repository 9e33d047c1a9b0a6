/** The history of one's own ledger: reads the whole log once, follows new records, and offers to undo what can be undone. */
import { Button, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LedgerHistory, type Moment } from '../../../events/audit/ledger-history.ts';
import type { LedgerStream } from '../../../events/ledger/decide.ts';
import { emptyHead } from '../../../events/log/hash-chain.ts';
import { ChainBroken } from '../../../events/log/log.ts';
import { type LedgerPort, useApp } from '../../app.ts';
import { HistoryIcon } from '../../ui/icons.tsx';
import { EmptyState, ErrorState } from '../../ui/page.tsx';
import { HistoryView } from './history-view.tsx';

export interface HistoryPanelProps {
  readonly uid: string;
  readonly stream: LedgerStream;
}

interface Reading {
  readonly history: LedgerHistory;
  /** Number of records read; also the version of `history`, which grows in place. */
  readonly read: number;
  readonly done: boolean;
  readonly failure: { readonly title: string; readonly message: string } | null;
}

export function HistoryPanel({ uid, stream }: HistoryPanelProps) {
  const { ledger } = useApp();
  const [attempt, setAttempt] = useState(0);
  const { history, read, done, failure } = useHistory(ledger, uid, stream, attempt);

  if (!done && !failure)
    return (
      <div role="status">
        <p>
          Reading {read.toLocaleString('en')} of {stream.head.seq.toLocaleString('en')} changes…
        </p>
        <Progress value={(read / Math.max(1, stream.head.seq)) * 100} aria-label="Reading the history" />
      </div>
    );
  return (
    <>
      {failure ? (
        <ErrorState title={failure.title} onRetry={() => setAttempt(attempt + 1)}>
          <p>{failure.message}</p>
        </ErrorState>
      ) : null}
      {history.length === 0 && !failure ? (
        <EmptyState icon={<HistoryIcon size={28} />} title="Nothing has happened yet">
          <p>Every change of your money bag will be kept here, with when it was made and what it changed.</p>
        </EmptyState>
      ) : null}
      {history.length > 0 ? (
        <HistoryView
          key={attempt}
          history={history}
          version={read}
          own={uid}
          actions={failure ? undefined : (moment) => <TakeBack stream={stream} moment={moment} />}
        />
      ) : null}
    </>
  );
}

/** Undoes a change or restores an entry. Both add facts at the end of the ledger; earlier facts never change. */
function TakeBack({ stream, moment: { seq, deed } }: { stream: LedgerStream; moment: Moment }) {
  const { actor } = useApp().ledger;
  const { undo, entries } = stream.state;
  if (seq > 0 && undo.top?.seq === seq)
    return (
      <Button
        size="compact-md"
        variant="subtle"
        onClick={() => actor.send({ type: 'step.undo', seq })}
        aria-label={`Undo change ${seq}`}
      >
        Undo this
      </Button>
    );
  if (deed.did !== 'deleted' || entries.has(deed.entry.id)) return null;
  const { entry, index } = deed;
  return (
    <Button
      size="compact-md"
      variant="subtle"
      onClick={() => actor.send({ type: 'entry.restore', entry, index, deletedBy: seq })}
      aria-label={`Bring back ${entry.name || 'the entry without a name'}`}
    >
      Bring it back
    </Button>
  );
}

const nothingYet = (): Reading => ({ history: new LedgerHistory(), read: 0, done: false, failure: null });

function useHistory(ledger: LedgerPort, uid: string, stream: LedgerStream, attempt: number): Reading {
  const [reading, setReading] = useState(nothingYet);

  useEffect(() => {
    const history = new LedgerHistory();
    let head = emptyHead;
    let current = true;
    let busy = false;
    let again = false;

    const show = (done: boolean, failure: Reading['failure'] = null) => {
      if (current) setReading({ history, read: history.length, done, failure });
    };
    const follow = async () => {
      again = true;
      if (busy) return;
      busy = true;
      try {
        while (again && current) {
          again = false;
          for await (const batch of ledger.records(uid, head)) {
            if (!current) return;
            for (const record of batch) history.add(record);
            const last = batch.at(-1);
            if (last) head = { seq: last.seq, hash: last.hash };
            if (history.length < stream.head.seq) show(false);
          }
        }
        show(true);
      } catch (error) {
        show(true, failureOf(error, history.length));
      } finally {
        busy = false;
      }
    };
    show(false);
    void follow();
    const unsubscribe = stream.subscribe(() => void follow());
    return () => {
      current = false;
      unsubscribe();
    };
  }, [ledger, uid, stream, attempt]);

  return reading;
}

function failureOf(error: unknown, read: number): NonNullable<Reading['failure']> {
  if (error instanceof ChainBroken) {
    const left = read > 0 ? ` What you see below, changes 1 to ${read.toLocaleString('en')}, verifies.` : '';
    return { title: 'The saved history is damaged', message: `${error.message}.${left}` };
  }
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  return { title: 'The history cannot be read', message };
}
