/** The open ledger: the toolbar, then the sticky row for a new entry with the balances, then the entries. */
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatCents } from '../../events/shared/money.ts';
import type { LedgerState } from '../../events/ledger/state.ts';
import { LabelBook } from '../../events/ledger/labels.ts';
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import { useApp } from '../app.ts';
import { MoneyBagIcon, SearchIcon } from '../ui/icons.tsx';
import { counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/page.tsx';
import { AddForm } from './add-form.tsx';
import { Balances } from './balances.tsx';
import { idsByDate } from './by-date.ts';
import { ColumnHeads } from './column-heads.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EntryList, type EntryListHandle } from './entry-list.tsx';
import { type Found, searches, useFound } from './find.ts';
import { useSearchAskedFor } from './use-search-asked-for.ts';
import { ImportDialog } from './import-dialog.tsx';
import { LedgerToolbar } from './ledger-toolbar.tsx';
import { BehindLockDialog } from './lock/behind-lock-dialog.tsx';
import { LockDialog } from './lock/lock-dialog.tsx';
import { LockLine } from './lock/lock-line.tsx';
import { ExampleLine } from './example/example-line.tsx';
import { FillExample } from './example/fill-example.tsx';
import { BulkBar } from './many/bulk-bar.tsx';
import { useSelection } from './many/use-selection.ts';
import { CategoryPanel } from './labels/category-panel.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useUndoKeys } from './undo-keys.ts';
import { useCurrency, useRunningBalance } from '../ui/use-settings.ts';
import classes from './ledger-board.module.css';
import { useFromLedger } from './use-from-ledger.ts';

export interface LedgerBoardProps {
  readonly entries: EntrySequence;
  /** null while only this browser's cached copy is shown. */
  readonly state: LedgerState | null;
  /** Version of `entries`, which change in place. */
  readonly version: number;
  /** Totals of the whole ledger, while `entries` may be only a part of it. */
  readonly whole: {
    readonly count: number;
    readonly sums: { readonly balanceCents: number; readonly balancePaidCents: number } | null;
  } | null;
}

const nothingFiled = new LabelBook();

type Dialog = { readonly about: 'move' | 'details'; readonly id: string } | null;

export function LedgerBoard({ entries, state, version, whole }: LedgerBoardProps) {
  const { actor } = useApp().ledger;
  const asked = useSelector(actor, ({ context }) => context.asked);
  const [search, setSearch] = useSearchAskedFor();
  const [sort, setSort] = useState(false);
  const [byDate, setByDate] = useState(false);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [file, setFile] = useState<File | null>(null);
  const labels = state?.labels ?? nothingFiled;
  const [byCategory, setByCategory] = useState(false);
  const found = useFound(entries, labels, version, search);
  const shown = useFromLedger(
    () => (byDate ? idsByDate(entries, found?.ids ?? null) : (found?.ids ?? null)),
    [entries, found, byDate],
    version,
  );
  const lock = state?.lock ?? null;
  const [locking, setLocking] = useState(false);
  const selection = useSelection(entries, shown, version);
  const chosen = selection.ids;
  // Running balances make sense only in the manual order.
  const running = useRunningBalance() && !byDate;
  const dragged = sort && !byDate && !searches(search);
  const count = whole?.count ?? entries.length;
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<EntryListHandle>(null);
  const toEnd = useRef(false);
  useUndoKeys(actor);

  // An added entry appears only after it is saved, so the list scrolls to it then.
  useEffect(() => {
    if (!toEnd.current) return;
    toEnd.current = false;
    list.current?.showLast();
  }, [version]);

  const followEnd = () => {
    toEnd.current = !byDate;
  };
  const openDialog = useCallback((about: 'move' | 'details', id: string) => setDialog({ about, id }), []);
  const closeDialog = () => {
    const id = dialog?.id;
    setDialog(null);
    if (id) list.current?.focus(id);
  };

  return (
    <section
      className={classes.board}
      aria-label="Ledger"
      data-sort={dragged || undefined}
      data-running={running || undefined}
      data-selecting={chosen !== null || undefined}
    >
      <LedgerToolbar
        book={{ entries, labels }}
        byCategory={byCategory}
        onByCategory={setByCategory}
        undo={state?.undo.top ?? null}
        redo={state?.redo.top ?? null}
        search={search}
        onSearch={setSearch}
        sort={sort}
        onSort={setSort}
        byDate={byDate}
        onByDate={setByDate}
        selecting={chosen !== null}
        onSelecting={chosen === null ? selection.start : selection.end}
        locked={lock !== null}
        onLock={state ? () => setLocking(true) : undefined}
        onImport={setFile}
      />
      {byCategory ? (
        <CategoryPanel entries={entries} labels={labels} version={version} ids={found?.ids ?? null} />
      ) : null}
      <div ref={bar} className={classes.bar}>
        <div className={classes.entry}>
          <AddForm className={classes.form} onAdded={followEnd} />
          <Balances
            balanceCents={whole?.sums?.balanceCents ?? entries.balanceCents}
            balancePaidCents={whole?.sums?.balancePaidCents ?? entries.balancePaidCents}
          />
        </div>
        {lock ? (
          <LockLine lock={lock} entries={entries} version={version} onOpen={() => setLocking(true)} />
        ) : null}
        <ExampleLine entries={entries} version={version} />
        <ColumnHeads running={running} byDate={byDate}>
          {found ? <FoundLine found={found} total={count} /> : counted(count, 'entry', 'entries')}
        </ColumnHeads>
      </div>
      {entries.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState
            icon={<MoneyBagIcon size={28} />}
            title="Your money bag is empty"
            action={<FillExample disabled={state === null} />}
          >
            <p>
              What came in, what went out, and what is left: type what it was and how much, and press Enter.
              Choose Out for money you spent. Mark an entry paid once it is settled. Every change can be
              undone. Already have a list? Import a CSV, OFX or QIF file.
            </p>
          </EmptyState>
        </div>
      ) : found && found.complete && found.ids.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState icon={<SearchIcon size={28} />} title="No entry fits">
            <p>Try fewer letters, or show all entries again.</p>
          </EmptyState>
        </div>
      ) : (
        <div className={classes.rows}>
          <EntryList
            ref={list}
            entries={entries}
            labels={labels}
            version={version}
            found={shown}
            bar={bar}
            running={running}
            moves={!byDate}
            sort={dragged}
            lock={lock}
            selection={selection}
            onDialog={openDialog}
          />
        </div>
      )}
      {chosen !== null && entries.length > 0 ? (
        <BulkBar
          entries={entries}
          labels={labels}
          version={version}
          selection={{ ...selection, ids: chosen }}
          shown={shown?.length ?? entries.length}
        />
      ) : null}
      {locking ? (
        <LockDialog entries={entries} version={version} lock={lock} onClose={() => setLocking(false)} />
      ) : null}
      <BehindLockDialog />
      <DeleteDialog entry={asked === null ? null : (entries.get(asked) ?? null)} asked={asked !== null} />
      {dialog?.about === 'move' ? (
        <MoveDialog entries={entries} id={dialog.id} onClose={closeDialog} />
      ) : null}
      {dialog?.about === 'details' ? (
        <DetailsDialog
          entry={entries.get(dialog.id) ?? null}
          labels={labels.get(dialog.id)}
          onMove={(id) => openDialog('move', id)}
          onRepeated={followEnd}
          onClose={closeDialog}
        />
      ) : null}
      {file ? <ImportDialog file={file} onClose={() => setFile(null)} /> : null}
    </section>
  );
}

function FoundLine({ found: { ids, sumCents, complete }, total }: { found: Found; total: number }) {
  const symbol = useCurrency();
  const of = `${ids.length.toLocaleString('en')} of ${total.toLocaleString('en')} entries`;
  return complete ? `${of}, together ${formatCents(sumCents, { symbol, plus: true })}` : `${of} so far…`;
}
