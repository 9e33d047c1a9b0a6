/** Edits a text in place: Enter or leaving the field saves, Escape cancels, and errors are shown beside it. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useUnsaved } from '../ui/unsaved.ts';
import classes from './inline-editor.module.css';

export interface InlineEditorProps<T> {
  readonly label: string;
  readonly start: string;
  readonly read: (text: string) => { ok: true; value: T } | { ok: false; message: string };
  readonly numeric?: boolean;
  /** Additional controls beside the field. */
  readonly beside?: (text: string, setText: (text: string) => void) => ReactNode;
  readonly onSave: (value: T) => void;
  readonly onDone: () => void;
}

export function InlineEditor<T>({
  label,
  start,
  read,
  numeric = false,
  beside,
  onSave,
  onDone,
}: InlineEditorProps<T>) {
  const [text, setText] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const finished = useRef(false);
  useUnsaved(text !== start, 'an entry being edited');

  const change = (next: string) => {
    setText(next);
    setError(null);
  };
  const finish = (field: HTMLInputElement, byKey: boolean) => {
    if (finished.current) return;
    finished.current = true;
    const row = byKey ? field.closest<HTMLElement>('[data-row]') : null;
    onDone();
    row?.focus();
  };
  const save = (field: HTMLInputElement, byKey: boolean) => {
    const result = read(text);
    if (text !== start && !result.ok) {
      setError(result.message);
      return;
    }
    if (text !== start && result.ok && !finished.current) onSave(result.value);
    finish(field, byKey);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') save(event.currentTarget, true);
    else if (event.key === 'Escape') finish(event.currentTarget, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span className={classes.editor}>
      <input
        ref={focusAll}
        className={classes.field}
        data-numeric={numeric || undefined}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        autoComplete="off"
        inputMode={numeric ? 'decimal' : undefined}
        enterKeyHint="done"
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={(event) => save(event.currentTarget, false)}
      />
      {beside?.(text, change)}
      {error === null ? null : (
        <span id={errorId} role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </span>
  );
}

/** Selects the text: it is replaced more often than extended. */
function focusAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
