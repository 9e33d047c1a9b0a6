/** Decides on many applicants in one request, reports the outcome, and can undo the last decision. */
import { useState } from 'react';
import type { BulkChange } from '../../../events/screening/employer-changes.ts';
import type { DecidedResume, MovedScreening, ScreeningRow } from '../../../events/screening/port.ts';
import { resumeCode } from '../../../events/screening/resume-code.ts';
import { useApp } from '../../app.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';

/** A row that the decision did not change. */
export interface RefusedRow {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

type Named = Pick<ScreeningRow, 'id' | 'version' | 'name'>;

export interface Decisions {
  readonly busy: boolean;
  readonly refused: readonly RefusedRow[];
  readonly dismiss: () => void;
  /** Shows the rows that another request left as they were. */
  readonly showRefused: (rows: readonly RefusedRow[]) => void;
  /** @returns whether the request was sent and answered */
  readonly decide: (
    change: Exclude<BulkChange, { type: 'UndoDecision' }>,
    rows: readonly Named[],
  ) => Promise<boolean>;
  /** null: there is nothing to undo. */
  readonly undo: (() => void) | null;
}

const doneWords: Readonly<Record<BulkChange['type'], string>> = {
  ShortlistResume: 'shortlisted',
  RejectResume: 'rejected',
  UndoDecision: 'as before',
};

export const nameOf = ({ id, name }: Pick<Named, 'id' | 'name'>) => name ?? resumeCode(id);

/**
 * @param onMoved called with the new states of the changed rows
 * @param blind whether nobody is named now: what was decided on before, with names, is then shown without them as well
 */
export function useDecisions(onMoved: (moved: readonly MovedScreening[]) => void, blind: boolean): Decisions {
  const { screenings } = useApp();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const [last, setLast] = useState<readonly Named[]>([]);

  async function send(change: BulkChange, rows: readonly Named[]): Promise<readonly Named[] | null> {
    if (busy || rows.length === 0) return null;
    setBusy(true);
    setRefused([]);
    try {
      const seen = rows.map(({ id, version }) => ({ id, version }));
      const answers = await screenings.calls.decide(change, seen);
      onMoved(answers.flatMap(({ moved }) => moved ?? []));
      const names = new Map(rows.map((row) => [row.id, row]));
      setRefused(answers.flatMap((answer) => refusedOf(answer, names.get(answer.id) ?? null)));
      return answers.flatMap(({ moved, refused: why }) =>
        why === null ? { ...moved, name: names.get(moved.id)?.name ?? null } : [],
      );
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function undo(rows: readonly Named[]): Promise<void> {
    const done = await send({ type: 'UndoDecision' }, rows);
    if (!done) return;
    setLast([]);
    const shown = blind ? done.map((row) => ({ ...row, name: null })) : done;
    if (shown.length > 0) notify({ message: outcomeText('UndoDecision', shown), tone: 'positive' });
  }

  return {
    busy,
    refused: blind ? refused.map((row) => ({ ...row, name: resumeCode(row.id) })) : refused,
    dismiss: () => setRefused([]),
    showRefused: setRefused,
    async decide(change, rows) {
      const done = await send(change, rows);
      if (!done) return false;
      setLast(done);
      if (done.length > 0) {
        const action = { label: 'Undo', run: () => void undo(done) };
        notify({ message: outcomeText(change.type, done), tone: 'positive', timeout: 10_000, action });
      }
      return true;
    },
    undo: busy || last.length === 0 ? null : () => void undo(last),
  };
}

function outcomeText(type: BulkChange['type'], done: readonly Named[]): string {
  const [first] = done;
  const who = done.length === 1 && first ? nameOf(first) : `${done.length} résumés`;
  return `${who} ${done.length === 1 ? 'is' : 'are'} ${doneWords[type]}`;
}

const refusedOf = ({ id, refused }: DecidedResume, row: Named | null): RefusedRow[] =>
  refused === null ? [] : [{ id, name: nameOf(row ?? { id, name: null }), why: refused.message }];
