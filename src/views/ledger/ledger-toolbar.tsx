/** Tools for the whole ledger: search, filter, sort, undo and redo, import and export. */
import { ActionIcon, Button, Menu, SegmentedControl, TextInput } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import type { Step } from '../../events/ledger/steps.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import {
  CalendarIcon,
  ChartIcon,
  CheckIcon,
  DownloadIcon,
  DragIcon,
  LockIcon,
  RedoIcon,
  SearchIcon,
  UndoIcon,
  UploadIcon,
} from '../ui/icons.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { describeStep } from './describe-step.ts';
import { type Book, saveCsv, saveLog, saveOfx, saveQif } from './export.ts';
import type { PaidFilter, Search } from './find.ts';
import { LabelFilter } from './labels/label-filter.tsx';
import classes from './ledger-toolbar.module.css';

export interface LedgerToolbarProps {
  readonly book: Book;
  readonly byCategory: boolean;
  readonly onByCategory: (byCategory: boolean) => void;
  /** The steps that Undo and Redo would apply to. */
  readonly undo: Step | null;
  readonly redo: Step | null;
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
  readonly sort: boolean;
  readonly onSort: (sort: boolean) => void;
  readonly byDate: boolean;
  readonly onByDate: (byDate: boolean) => void;
  /** Whether rows have check boxes. */
  readonly selecting: boolean;
  readonly onSelecting: () => void;
  readonly locked: boolean;
  /** Absent while the ledger is opening. */
  readonly onLock: (() => void) | undefined;
  readonly onImport: (file: File) => void;
}

const filters: { value: PaidFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'paid', label: 'Paid' },
  { value: 'unpaid', label: 'Unpaid' },
];

export function LedgerToolbar(props: LedgerToolbarProps) {
  const { book, search, onSearch, sort, onSort, byDate, onByDate } = props;
  const filed = book.labels.size > 0;
  return (
    <div className={classes.toolbar}>
      <TextInput
        className={classes.find}
        type="search"
        aria-label="Find"
        placeholder="Find"
        value={search.text}
        onChange={(event) => onSearch({ ...search, text: event.currentTarget.value })}
        leftSection={<SearchIcon size={18} />}
      />
      <SegmentedControl
        aria-label="Show"
        className={classes.filter}
        data={filters}
        value={search.filter}
        onChange={(filter) => onSearch({ ...search, filter: filter as PaidFilter })}
      />
      {filed ? (
        <LabelFilter
          className={classes.label}
          book={book}
          value={search.label ?? ''}
          onChange={(label) => onSearch({ ...search, label })}
        />
      ) : null}
      <div className={classes.tools}>
        {filed ? (
          <Tool
            label="Totals by category"
            pressed={props.byCategory}
            onClick={() => props.onByCategory(!props.byCategory)}
          >
            <ChartIcon />
          </Tool>
        ) : null}
        <Tool label="Sort by date" pressed={byDate} onClick={() => onByDate(!byDate)}>
          <CalendarIcon />
        </Tool>
        <Tool
          label="Sort by hand"
          hint={byDate ? 'Sorted by date now' : 'Sort by hand'}
          pressed={sort}
          disabled={byDate}
          onClick={() => onSort(!sort)}
        >
          <DragIcon />
        </Tool>
        <Tool label="Select entries" pressed={props.selecting} onClick={props.onSelecting}>
          <CheckIcon />
        </Tool>
        <Tool
          label={props.locked ? 'Change lock' : 'Lock entries'}
          hint={props.locked ? 'Change lock' : 'Lock entries up to a date'}
          disabled={props.onLock === undefined}
          onClick={() => props.onLock?.()}
        >
          <LockIcon />
        </Tool>
        <Steps entries={book.entries} undo={props.undo} redo={props.redo} />
        <Files book={book} onImport={props.onImport} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly hint?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, hint = label, pressed, disabled = false, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      className={classes.tool}
      size={42}
      variant={pressed ? 'light' : 'subtle'}
      color={pressed ? undefined : 'gray'}
      aria-label={label}
      title={hint}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}

type StepsProps = Pick<LedgerToolbarProps, 'undo' | 'redo'> & { readonly entries: EntrySequence };

function Steps({ entries, undo, redo }: StepsProps) {
  const { actor } = useApp().ledger;
  return (
    <>
      <Tool
        label="Undo"
        hint={undo ? `Undo: ${describeStep(undo, entries)} (Ctrl+Z)` : 'Nothing to undo'}
        disabled={!undo}
        onClick={() => actor.send({ type: 'step.undo', seq: null })}
      >
        <UndoIcon />
      </Tool>
      <Tool
        label="Redo"
        hint={redo ? `Take back: ${describeStep(redo, entries)} (Ctrl+Shift+Z)` : 'Nothing to redo'}
        disabled={!redo}
        onClick={() => actor.send({ type: 'step.redo', seq: null })}
      >
        <RedoIcon />
      </Tool>
    </>
  );
}

function Files({ book, onImport }: { book: Book; onImport: (file: File) => void }) {
  const { ledger } = useApp();
  const { person } = useSession();
  const symbol = useCurrency();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Lets the same file be chosen again after it was fixed.
    event.currentTarget.value = '';
    if (file) onImport(file);
  };
  return (
    <>
      <Button
        className={classes.file}
        variant="default"
        title="Import a CSV, OFX, QIF or JSONL file"
        leftSection={<UploadIcon size={18} />}
        onClick={() => chooser.current?.click()}
      >
        Import
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,.ofx,.qfx,.qif,.jsonl,text/csv,text/plain,application/x-ndjson"
        onChange={choose}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            className={classes.file}
            variant="default"
            title="Export as a file"
            leftSection={<DownloadIcon size={18} />}
          >
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Entries</Menu.Label>
          <Menu.Item onClick={() => saveCsv(book, false)}>CSV</Menu.Item>
          <Menu.Item onClick={() => saveCsv(book, true)}>CSV for Excel</Menu.Item>
          <Menu.Item onClick={() => saveOfx(book, 2, symbol)}>OFX</Menu.Item>
          <Menu.Item onClick={() => saveOfx(book, 1, symbol)}>OFX 1 for older programs</Menu.Item>
          <Menu.Item onClick={() => saveQif(book)}>QIF</Menu.Item>
          <Menu.Label>Complete history</Menu.Label>
          <Menu.Item disabled={!person} onClick={() => person && void saveLog(ledger, person.uid)}>
            JSONL
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
