/** Dictation beside a question field: the microphone button, the notice on where the sound goes, and the words just heard. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { problemWords, whereHeard } from '../hearing-words.ts';
import { MicrophoneIcon, StopIcon } from '../icons.tsx';
import { Problem } from '../problem.tsx';
import classes from './conversation.module.css';
import type { useDictation } from './use-dictation.ts';

type Dictating = ReturnType<typeof useDictation>;

/** Renders nothing where the browser cannot recognize speech. */
export function DictateButton({ dictating: { dictation, step, begin, finish } }: { dictating: Dictating }) {
  if (!dictation) return null;
  const on = step !== 'idle';
  return (
    <ActionIcon
      variant={on ? 'filled' : 'default'}
      size={36}
      aria-label={on ? 'Stop dictating' : 'Dictate'}
      onClick={on ? finish : begin}
    >
      {on ? <StopIcon size={18} /> : <MicrophoneIcon size={18} />}
    </ActionIcon>
  );
}

export interface DictateNoteProps {
  readonly dictating: Dictating;
  /** Called once the question about the sound is answered, so that typing can continue. */
  readonly onAnswered: () => void;
}

export function DictateNote({ dictating, onAnswered }: DictateNoteProps) {
  const { dictation, step, guess, problem, listen, end } = dictating;
  if (!dictation) return null;
  return (
    <>
      {problem === null ? null : (
        <Problem title={problemWords[problem].title}>{problemWords[problem].remedy}</Problem>
      )}
      {step === 'asking' ? (
        <Consent
          where={whereHeard[dictation.place]}
          onListen={() => {
            listen();
            onAnswered();
          }}
          onDecline={() => {
            end();
            onAnswered();
          }}
        />
      ) : null}
      {step === 'idle' || step === 'asking' ? null : (
        <p className={classes.heard}>
          <span role="status">
            {step === 'listening'
              ? 'Listening.'
              : step === 'finishing'
                ? 'Writing the last words.'
                : 'About to listen.'}{' '}
            {whereHeard[dictation.place]}
          </span>{' '}
          <i>{guess}</i>
        </p>
      )}
    </>
  );
}

interface ConsentProps {
  readonly where: string;
  readonly onListen: () => void;
  readonly onDecline: () => void;
}

function Consent({ where, onListen, onDecline }: ConsentProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Group gap="xs">
      <p className={classes.heard}>{where}</p>
      <Button ref={first} size="compact-md" onClick={onListen}>
        Listen
      </Button>
      <Button size="compact-md" variant="default" onClick={onDecline}>
        Not now
      </Button>
    </Group>
  );
}
