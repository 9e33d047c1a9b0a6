/** The open ledger: tools above, entries, the row for a new one and the balances below. */
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatCents } from '../../events/shared/money.ts';
import type { LedgerState } from '../../events/ledger/state.ts';
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import { useApp } from '../app.ts';
import { MoneyBagIcon, SearchIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { AddForm } from './add-form.tsx';
import { Balances } from './balances.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EntryList, type EntryListHandle } from './entry-list.tsx';
import { type Found, searches, useFound } from './find.ts';
import { useSearchAskedFor } from './use-search-asked-for.ts';
import { ImportDialog } from './import-dialog.tsx';
import { LedgerToolbar } from './ledger-toolbar.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useUndoKeys } from './undo-keys.ts';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './ledger-board.module.css';

export interface LedgerBoardProps {
  readonly entries: EntrySequence;
  /** null while only the copy of this browser is shown. */
  readonly state: LedgerState | null;
  /** Tells one state of `entries` from the next. */
  readonly version: number;
  /** Of the whole ledger, while `entries` may only be a part of it. */
  readonly whole: {
    readonly count: number;
    readonly sums: { readonly balanceCents: number; readonly balancePaidCents: number } | null;
  } | null;
}

type Dialog = { readonly about: 'move' | 'details'; readonly id: string } | null;

export function LedgerBoard({ entries, state, version, whole }: LedgerBoardProps) {
  const { actor } = useApp().ledger;
  const asked = useSelector(actor, ({ context }) => context.asked);
  const [search, setSearch] = useSearchAskedFor();
  const [sort, setSort] = useState(false);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [file, setFile] = useState<File | null>(null);
  const found = useFound(entries, version, search);
  const list = useRef<EntryListHandle>(null);
  const toEnd = useRef(false);
  useUndoKeys(actor);

  // An added entry appears only once it is saved: that is when the list can follow it.
  useEffect(() => {
    if (!toEnd.current) return;
    toEnd.current = false;
    list.current?.showLast();
  }, [version]);

  const openDialog = useCallback((about: 'move' | 'details', id: string) => setDialog({ about, id }), []);
  const closeDialog = () => {
    const id = dialog?.id;
    setDialog(null);
    if (id) list.current?.focus(id);
  };

  return (
    <section className={classes.board} aria-label="Ledger">
      <LedgerToolbar
        entries={entries}
        undo={state?.undo.top ?? null}
        redo={state?.redo.top ?? null}
        search={search}
        onSearch={setSearch}
        sort={sort}
        onSort={setSort}
        onImport={setFile}
      />
      {entries.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState icon={<MoneyBagIcon size={28} />} title="Your money bag is empty">
            <p>
              Type what it is and how much below, then press Enter: 45 for money that came in, -12.50 for
              money that went out. Mark an entry paid once it is settled. Already have a list? Import a CSV
              file.
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
        <EntryList
          ref={list}
          entries={entries}
          version={version}
          found={found?.ids ?? null}
          sort={sort && !searches(search)}
          onDialog={openDialog}
        />
      )}
      <p className={classes.found} aria-live="polite">
        {found ? <FoundLine found={found} total={entries.length} /> : null}
      </p>
      <AddForm
        onAdded={() => {
          toEnd.current = true;
        }}
      />
      <Balances
        balanceCents={whole?.sums?.balanceCents ?? entries.balanceCents}
        balancePaidCents={whole?.sums?.balancePaidCents ?? entries.balancePaidCents}
        count={whole?.count ?? entries.length}
      />
      <DeleteDialog entry={asked === null ? null : (entries.get(asked) ?? null)} asked={asked !== null} />
      {dialog?.about === 'move' ? (
        <MoveDialog entries={entries} id={dialog.id} onClose={closeDialog} />
      ) : null}
      {dialog?.about === 'details' ? (
        <DetailsDialog
          entry={entries.get(dialog.id) ?? null}
          onMove={(id) => openDialog('move', id)}
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
