/** Bulk decisions on a list of applicants: check boxes, keys, the selection bar and its dialogs. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxDecisions } from '../../../events/screening/employer-changes.ts';
import type { MovedScreening, ScreeningRow } from '../../../events/screening/port.ts';
import { useApp } from '../../app.ts';
import { useAddressParams } from '../../ui/address-params.ts';
import { csvOf } from '../../ui/list/list-csv.ts';
import { localDay } from '../../ui/local-day.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { saveFile } from '../../ui/save-file.ts';
import { comparedParam, isComparable } from '../comparison/compared.ts';
import { MessageDialog } from '../messages/message-dialog.tsx';
import { type Decision, DecisionDialog } from '../decision-dialog.tsx';
import { fileColumns, fileName } from '../files.ts';
import { statusNames } from '../words.ts';
import { RefusedRows } from './refused-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';
import classes from './triage.module.css';
import { nameOf, useDecisions } from './use-decisions.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { boxId, focusOn, useTriageKeys } from './use-triage-keys.ts';

export interface TriageProps {
  /** Whether it is a page of its own, or the answer to a question. */
  readonly place: 'page' | 'answer';
  /** Whether the rows are shown without names. */
  readonly blind: boolean;
  readonly rows: readonly ScreeningRow[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Search and filters as one text. */
  readonly of: string;
  readonly loadAll: () => Promise<readonly ScreeningRow[]>;
  readonly onMoved: (moved: readonly MovedScreening[]) => void;
  /** @param choose buttons that select many rows, shown above the list */
  readonly children: (selection: Selection, choose: ReactNode) => ReactNode;
}

interface Asking {
  readonly type: Decision['type'];
  readonly rows: readonly ScreeningRow[];
  /** Row to focus afterwards: the next one, when deciding one by one. */
  readonly next: ScreeningRow | undefined;
}

export function Triage({ place, blind, rows, total, of, loadAll, onMoved, children }: TriageProps) {
  const selection = useSelection(rows, of);
  const decisions = useDecisions(onMoved, blind);
  const [isWriting, setWriting] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [reasons, setReasons] = useState<Readonly<Partial<Record<Decision['type'], string>>>>({});
  const [loading, setLoading] = useState(false);
  const { chosen } = selection;
  const { screenings } = useApp();
  const navigate = useNavigate();
  const [params] = useAddressParams();

  const ask = (type: Decision['type'], current: ScreeningRow | null) => {
    if (decisions.busy) return;
    if (chosen.length > 0) setAsking({ type, rows: chosen, next: current ?? undefined });
    else if (current) setAsking({ type, rows: [current], next: rows[rows.indexOf(current) + 1] ?? current });
  };
  const compare = () => {
    const address = new URLSearchParams(params);
    address.set('compare', comparedParam(chosen.map(({ id }) => id)));
    if (blind) address.set('blind', '1');
    void navigate(`/resume-screened?${address}`);
  };
  const onCompare = isComparable(chosen.length) ? compare : null;
  useTriageKeys({ rows, onToggle: selection.toggle, onDecide: ask, onCompare, onUndo: decisions.undo });

  const decide = async (decision: Decision) => {
    if (!asking) return;
    setAsking(null);
    setReasons((before) => ({ ...before, [decision.type]: decision.reason }));
    if (!(await decisions.decide(decision, asking.rows))) return;
    selection.clear();
    focusOn(asking.next);
  };
  const selectAll = async () => {
    setLoading(true);
    try {
      const all = await loadAll();
      selection.select(all);
      if (all.length > maxDecisions)
        notify({
          message: `Selected the first ${maxDecisions}, which is as many as you can decide on at once.`,
        });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setLoading(false);
    }
  };
  const save = async () => {
    try {
      const ids = chosen.map(({ id }) => id);
      saveFile(
        csvOf(fileColumns(blind), await screenings.calls.chosenWithCorrections(ids, blind)),
        `${fileName(blind)}-${localDay(new Date())}.csv`,
      );
    } catch (error) {
      notify({ message: `The file could not be made. ${messageOf(error)}`, tone: 'negative' });
    }
  };
  const onPage = rows.filter(({ status }) => status !== 'erased');
  const allOnPage = onPage.length > 0 && onPage.every(({ id }) => selection.has(id));

  const choose = (
    <div className={classes.all}>
      {allOnPage ? (
        <Button size="compact-md" variant="default" onClick={selection.clear}>
          Select none
        </Button>
      ) : (
        <Button size="compact-md" variant="default" onClick={() => selection.select(onPage)}>
          {place === 'page' ? 'Select this page' : `Select all ${onPage.length}`}
        </Button>
      )}
      {total > rows.length ? (
        <Button size="compact-md" variant="default" loading={loading} onClick={() => void selectAll()}>
          {total > maxDecisions ? `Select the first ${maxDecisions}` : `Select all ${total}`}
        </Button>
      ) : null}
    </div>
  );

  return (
    <>
      <RefusedRows rows={decisions.refused} onDismiss={decisions.dismiss} />
      <div className={classes.list}>{children(selection, choose)}</div>
      <SelectionBar
        place={place}
        count={chosen.length}
        busy={decisions.busy}
        onShortlist={() => ask('ShortlistResume', null)}
        onReject={() => ask('RejectResume', null)}
        onCompare={onCompare}
        onUndo={decisions.undo}
        onMessage={() => setWriting(true)}
        onSave={() => void save()}
        onClear={selection.clear}
      />
      {isWriting ? (
        <MessageDialog
          to={chosen}
          onClose={() => setWriting(false)}
          onSent={(moved, refused) => {
            setWriting(false);
            onMoved(moved);
            decisions.showRefused(refused);
            selection.clear();
          }}
        />
      ) : null}
      {asking ? (
        <DecisionDialog
          type={asking.type}
          {...titleOf(asking)}
          reason={reasons[asking.type] ?? ''}
          onCancel={() => setAsking(null)}
          onDecide={(decision) => void decide(decision)}
        />
      ) : null}
    </>
  );
}

function titleOf({ type, rows }: Asking): { readonly title: string } {
  const [first] = rows;
  const who = rows.length === 1 && first ? nameOf(first) : `${rows.length} résumés`;
  return { title: type === 'RejectResume' ? `Reject ${who}?` : `Put ${who} on the shortlist?` };
}

/** The check box of an applicant; its label has their name and state. */
export function SelectBox({ row, selection }: { row: ScreeningRow; selection: Selection }) {
  if (row.status === 'erased') return null;
  const score = row.total === null ? 'no score' : `score ${row.total}`;
  return (
    <label htmlFor={boxId(row.id)}>
      <input
        id={boxId(row.id)}
        type="checkbox"
        aria-label={`Select ${nameOf(row)}, ${score}, ${statusNames[row.status].toLowerCase()}`}
        checked={selection.has(row.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
