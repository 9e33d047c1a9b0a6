/** The auditor's notes on a record, or on the log as a whole. They become part of the report. */
import { Button, NumberInput, Textarea } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { longestNote, type Note } from '../../events/audit/note.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { notify } from '../ui/notices.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import classes from './audit-page.module.css';
import type { Notes } from './use-notes.ts';

export interface NoteForm {
  /** As typed; '' for the log as a whole. */
  readonly seq: number | '';
  readonly text: string;
}

export const emptyNote: NoteForm = { seq: '', text: '' };

export interface NotesPanelProps {
  readonly notes: Notes;
  readonly form: NoteForm;
  readonly onForm: (form: NoteForm) => void;
  /** Number of the log's last record. */
  readonly last: number;
  readonly textField: RefObject<HTMLTextAreaElement | null>;
}

const aboutWhat = ({ seq }: Note) =>
  seq === 0 ? 'The log as a whole' : `Record ${seq.toLocaleString('en')}`;

export function NotesPanel({ notes, form, onForm, last, textField }: NotesPanelProps) {
  const [problem, setProblem] = useState<{ readonly seq?: string; readonly text?: string }>({});
  const dirty = form.text.trim() !== '';
  useUnsaved(dirty, 'a note on a log');
  const add = (event: React.FormEvent) => {
    event.preventDefault();
    const seq = form.seq === '' ? 0 : form.seq;
    const text = form.text.trim();
    if (text === '') return setProblem({ text: 'Write what there is to note.' });
    if (!Number.isSafeInteger(seq) || seq < 0 || seq > last)
      return setProblem({ seq: `Use a number from 1 to ${last.toLocaleString('en')}, or none.` });
    const error = notes.add(seq, text);
    setProblem(error === null ? {} : { text: error });
    onForm(emptyNote);
  };
  const remove = (note: Note) => {
    notes.remove(note);
    notify({
      message: `The note on ${aboutWhat(note).toLowerCase()} was removed.`,
      action: { label: 'Undo', run: () => notes.restore(note) },
    });
  };
  return (
    <section aria-labelledby="notes" className={classes.panel}>
      <h2 id="notes">Notes</h2>
      <p className={classes.hint}>They go into the report, and stay in this browser until you remove them.</p>
      {notes.list.length === 0 ? null : (
        <ul className={classes.notes}>
          {notes.list.map((note) => (
            <li key={`${note.seq} ${note.at} ${note.text}`}>
              <b>{aboutWhat(note)}</b>
              <span className={classes.noteText}>{note.text}</span>
              <Button
                size="compact-md"
                variant="subtle"
                aria-label={`Remove the note on ${aboutWhat(note).toLowerCase()}`}
                onClick={() => remove(note)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className={classes.noteForm} noValidate>
        <NumberInput
          label="Record"
          description="Leave empty for the log as a whole"
          hideControls
          allowNegative={false}
          allowDecimal={false}
          value={form.seq}
          error={problem.seq}
          onChange={(seq) => onForm({ ...form, seq: typeof seq === 'number' ? seq : '' })}
        />
        <Textarea
          ref={textField}
          label="Note"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={longestNote}
          value={form.text}
          error={problem.text}
          onChange={({ currentTarget: { value } }) => {
            setProblem({});
            onForm({ ...form, text: value });
          }}
        />
        <Button type="submit" variant="default">
          Add note
        </Button>
      </form>
      <AskBeforeLeaving dirty={dirty} what="Your notes on this log" />
    </section>
  );
}
