/**
 * The money bag, one person's ledger. Chooses what to show while the ledger opens, once it is open, and when it cannot
 * be opened.
 */
import { Alert, Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Entry } from '../../events/ledger/events.ts';
import { EntrySequence } from '../../events/ledger/sequence.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { saveLog } from './export.ts';
import { HistoryLink, ReportLink, useHistoryOpen, useReportOpen } from './history/history-link.tsx';
import { LedgerBoard } from './ledger-board.tsx';
import { PaidOrders } from './orders/paid-orders.tsx';
import { LedgerSkeleton } from './ledger-skeleton.tsx';
import { useLedgerNotices } from './use-ledger-notices.ts';
import { useLedgerVersion } from './use-ledger-version.ts';
import { useOpenLedger } from './use-open-ledger.ts';

const HistoryPanel = lazy(async () => ({
  default: (await import('./history/history-panel.tsx')).HistoryPanel,
}));

const ReportPanel = lazy(async () => ({
  default: (await import('./report/report-panel.tsx')).ReportPanel,
}));

const DamagedLedger = lazy(async () => ({
  default: (await import('./damaged/damaged-ledger.tsx')).DamagedLedger,
}));
const SetAsideNote = lazy(async () => ({
  default: (await import('./damaged/set-aside-note.tsx')).SetAsideNote,
}));

export function LedgerPage() {
  const { ledger } = useApp();
  const { person } = useSession();
  const uid = person?.uid ?? null;
  const { stream, failure } = useOpenLedger(uid);
  const waiting = useSelector(ledger.actor, ({ context }) => context.queue.length);
  const version = useLedgerVersion(stream);
  const preview = usePreview(uid);
  const lookingBack = useHistoryOpen();
  const reporting = useReportOpen();
  const elsewhere = lookingBack || reporting;
  useLedgerNotices();
  const deferred = useSelector(ledger.actor, ({ context }) => context.deferred.length);
  useUnsaved(waiting + deferred > 0, 'changes of the ledger that are not saved yet');

  if (failure?.during === 'loading' && failure.kind === 'damaged' && uid)
    return (
      <Page title="Money bag" width="wide">
        <Suspense fallback={<LedgerSkeleton />}>
          <DamagedLedger key={uid} uid={uid} />
        </Suspense>
      </Page>
    );

  if (failure?.during === 'loading')
    return (
      <Page title="Money bag" width="wide">
        <ErrorState
          title="Your ledger cannot be opened"
          action={
            <Group justify="center">
              <Button onClick={() => ledger.actor.send({ type: 'retry' })}>Try again</Button>
              {uid ? (
                <Button variant="default" onClick={() => void saveLog(ledger, uid)}>
                  Export what is there
                </Button>
              ) : null}
            </Group>
          }
        >
          <p>{failure.message}</p>
        </ErrorState>
      </Page>
    );

  const entries = stream?.state.entries ?? preview?.entries ?? null;
  return (
    <Page
      title="Money bag"
      width="wide"
      actions={
        <>
          {stream && uid && !elsewhere ? <PaidOrders key={uid} uid={uid} state={stream.state} /> : null}
          {elsewhere ? null : <ReportLink />}
          <HistoryLink />
        </>
      }
    >
      {failure ? (
        <Alert color="red" role="alert" title="Your last changes are not saved yet" mb="md">
          <p>{failure.message}</p>
          <Group>
            <Button size="compact-md" onClick={() => ledger.actor.send({ type: 'retry' })}>
              Try again
            </Button>
            <Button
              size="compact-md"
              variant="default"
              onClick={() => ledger.actor.send({ type: 'commands.discard' })}
            >
              {waiting === 1 ? 'Give up this change' : `Give up these ${waiting} changes`}
            </Button>
          </Group>
        </Alert>
      ) : null}
      {stream && uid ? (
        <Suspense>
          <SetAsideNote key={`${uid} ${stream.head.seq === 0}`} uid={uid} />
        </Suspense>
      ) : null}
      {lookingBack && stream && uid ? (
        <Suspense fallback={<LedgerSkeleton />}>
          <HistoryPanel key={uid} uid={uid} stream={stream} />
        </Suspense>
      ) : reporting && stream && uid ? (
        <Suspense fallback={<LedgerSkeleton />}>
          <ReportPanel key={uid} uid={uid} stream={stream} />
        </Suspense>
      ) : entries && !elsewhere ? (
        <LedgerBoard
          key={uid}
          entries={entries}
          state={stream?.state ?? null}
          version={version}
          whole={stream ? null : preview}
        />
      ) : (
        <LedgerSkeleton />
      )}
    </Page>
  );
}

/** The cached copy of the ledger for the first paint; read once per person. */
function usePreview(uid: string | null) {
  const { ledger } = useApp();
  const [reader] = useState(() => ledger.preview);
  return useMemo(() => {
    const preview = uid === null ? null : reader(uid);
    if (!preview || !areDistinct(preview.entries)) return null;
    return {
      entries: EntrySequence.of(preview.entries),
      count: preview.total,
      sums: preview.balances,
    };
  }, [uid, reader]);
}

/** The cached copy may have been edited by hand or written by an older version. */
const areDistinct = (entries: readonly Entry[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;
