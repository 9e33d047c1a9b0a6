/** Where a question is written: Enter asks, Shift and Enter begins a new line. While an answer comes, it can be stopped here. */
import { Button, Textarea } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { longestQuestion, questionError } from '../../events/hr-agent/conversation.ts';
import { ArrowUpIcon, CloseIcon } from '../ui/icons.tsx';
import classes from './hr-agent.module.css';

export interface QuestionBoxProps {
  readonly busy: boolean;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

export function QuestionBox({ busy, onAsk, onStop }: QuestionBoxProps) {
  const [question, setQuestion] = useState('');
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const ask = () => {
    box.current?.focus();
    // What is written meanwhile waits for the answer.
    if (busy) return;
    const wrong = questionError(question);
    setError(wrong);
    if (wrong !== null) return;
    onAsk(question.trim());
    setQuestion('');
  };

  // It stands where the button to ask stood: the second press of a double click is not meant for it.
  const stop = ({ detail }: MouseEvent) => {
    if (detail < 2) onStop();
  };

  return (
    <form
      className={classes.box}
      aria-label="Question"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Textarea
        ref={box}
        className={classes.boxField ?? ''}
        label="Your question"
        placeholder="Who has applied for my jobs?"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={longestQuestion}
        value={question}
        error={error}
        onChange={(event) => {
          setQuestion(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          ask();
        }}
      />
      {busy ? (
        <Button variant="default" leftSection={<CloseIcon size={18} />} onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button type="submit" leftSection={<ArrowUpIcon size={18} />}>
          Ask
        </Button>
      )}
    </form>
  );
}
