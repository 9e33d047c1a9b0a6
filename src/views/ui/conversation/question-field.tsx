/**
 * Field for writing a question: Enter sends it, Shift+Enter starts a new line, ↑ edits the last question where that is
 * possible, Esc stops the answer. Where the browser can recognize speech, dictated words are appended to the text. It
 * does not know who answers or what is a valid question.
 */
import { Button, Textarea } from '@mantine/core';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { ArrowUpIcon, CloseIcon } from '../icons.tsx';
import classes from './conversation.module.css';
import { DictateButton, DictateNote } from './dictate.tsx';
import type { Draft } from './draft.ts';
import { useDictation } from './use-dictation.ts';

export interface QuestionFieldProps {
  readonly placeholder: string;
  readonly maxLength: number;
  /** What is wrong with a question, or null. */
  readonly errorOf: (question: string) => string | null;
  /** No question can be sent now. */
  readonly busy: boolean;
  /** An answer is being given that can be stopped. */
  readonly stoppable: boolean;
  /** @returns false, also later: it was not taken, and stays in the field */
  readonly onAsk: (question: string) => void | Promise<boolean>;
  /** Shown above the text, such as attached files. */
  readonly above?: ReactNode;
  /** Shown beside the text, such as a button that attaches files. */
  readonly beside?: ReactNode;
  /** Called with pasted files. */
  readonly onFiles?: (files: readonly File[]) => void;
  readonly onStop: () => void;
  readonly onEditLast?: () => void;
  /** For a field that may unmount and must keep its text. */
  readonly draft?: Draft;
}

export function QuestionField(props: QuestionFieldProps) {
  const { placeholder, maxLength, errorOf, busy, stoppable, onAsk, onStop, onEditLast, draft } = props;
  const { above, beside, onFiles } = props;
  const [question, setQuestion] = useState(() => draft?.read() ?? '');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: string) => {
    draft?.write(next);
    setQuestion(next);
    setError(null);
  };
  const dictating = useDictation((words) => write(withWords(question, words).slice(0, maxLength)));
  const ask = () => {
    field.current?.focus();
    // A question that is written during an answer is sent only after it.
    if (busy) return;
    const wrong = errorOf(question);
    setError(wrong);
    if (wrong !== null) return;
    dictating.end();
    const taken = onAsk(question.trim());
    // Words that were typed meanwhile stay.
    if (taken) void taken.then((is) => is && field.current?.value === question && write(''));
    else write('');
  };
  // The stop button takes the place of the ask button: ignore the second click of a double click.
  const stop = ({ detail }: MouseEvent) => {
    if (detail < 2) onStop();
  };
  return (
    <form
      className={classes.ask}
      aria-label="Question"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <DictateNote dictating={dictating} onAnswered={() => field.current?.focus()} />
      {above}
      <div className={classes.field}>
        {beside}
        <Textarea
          ref={field}
          className={classes.fieldText ?? ''}
          aria-label="Your question"
          placeholder={placeholder}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={maxLength}
          value={question}
          error={error}
          onChange={(event) => write(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length === 0 || !onFiles) return;
            event.preventDefault();
            onFiles(pasted);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && !event.shiftKey) {
              event.preventDefault();
              ask();
            } else if (event.key === 'ArrowUp' && question === '' && !busy && onEditLast) {
              event.preventDefault();
              onEditLast();
            } else if (event.key === 'Escape' && dictating.step !== 'idle') dictating.finish();
            else if (event.key === 'Escape' && stoppable) onStop();
          }}
        />
        <DictateButton dictating={dictating} />
        {stoppable ? (
          <Button variant="default" leftSection={<CloseIcon size={18} />} onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button type="submit" leftSection={<ArrowUpIcon size={18} />} disabled={busy}>
            Ask
          </Button>
        )}
      </div>
    </form>
  );
}

/** Appends words to the text, after a space. */
const withWords = (question: string, words: string) =>
  question === '' || /\s$/.test(question) ? question + words : `${question} ${words}`;
