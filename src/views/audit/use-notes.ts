/** An auditor's notes on a log, stored in this browser until they are removed. They are never sent anywhere. */
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { maxNotes, type Note, noteSchema } from '../../events/audit/note.ts';

const keptName = 'audit.notes';
const keptSchema = z.record(z.string(), z.array(noteSchema));

export interface Notes {
  readonly list: readonly Note[];
  /** Returns an error message, or null. */
  add(seq: number, text: string): string | null;
  remove(note: Note): void;
  restore(note: Note): void;
}

/** @param log name of the stream, so that the notes reappear with a later export of the same log */
export function useNotes(log: string): Notes {
  const [list, setList] = useState<readonly Note[]>(() => kept()[log] ?? []);
  /** The current list, for an undo after other changes. */
  const newest = useRef(list);
  const change = (next: readonly Note[]): string | null => {
    const sorted = [...next].sort((a, b) => a.seq - b.seq || (a.at < b.at ? -1 : 1));
    newest.current = sorted;
    setList(sorted);
    return keep(log, sorted)
      ? null
      : 'This browser has no room to keep the note. It is in the report as long as this page is open.';
  };
  return {
    list,
    add(seq, text) {
      if (list.length >= maxNotes) return `A log can have ${maxNotes} notes. Remove some first.`;
      return change([...list, { seq, text, at: new Date().toISOString() }]);
    },
    remove: (note) => void change(list.filter((other) => other !== note)),
    restore: (note) => void change([...newest.current, note]),
  };
}

function kept(): Record<string, Note[]> {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(localStorage.getItem(keptName) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function keep(log: string, notes: readonly Note[]): boolean {
  const { [log]: _, ...others } = kept();
  try {
    const all = notes.length === 0 ? others : { ...others, [log]: notes };
    localStorage.setItem(keptName, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
