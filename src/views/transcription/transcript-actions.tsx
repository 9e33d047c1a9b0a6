/** Actions on the whole transcript: undo, copy, save as a file, read aloud, start over. */
import { Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { toSrt, toText, toVtt } from '../../events/transcription/captions.ts';
import { stepOf } from '../../machines/transcription.machine.ts';
import type { Transcriber } from '../app.ts';
import { CopyIcon, DownloadIcon, SoundIcon, StopIcon, UndoIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { saveFile } from '../ui/save-file.ts';
import { isIdle } from './engines.tsx';
import { exportName } from './words.ts';

export interface TranscriptActionsProps {
  readonly transcriber: Transcriber;
  readonly durationMs: number | null;
  /** Called after everything was discarded. */
  readonly onCleared: () => void;
}

export function TranscriptActions({
  transcriber: { actor, calls },
  durationMs,
  onCleared,
}: TranscriptActionsProps) {
  const { lines, past, language } = useSelector(actor, ({ context }) => context);
  const idle = useSelector(actor, (snapshot) => isIdle(stepOf(snapshot)));
  const [asking, setAsking] = useState(false);
  const empty = toText(lines) === '';
  const keep = (text: string, type: string, extension: string) =>
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), exportName(extension));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toText(lines));
      notify({ message: 'The text is copied', tone: 'positive' });
    } catch {
      notify({
        message: 'Your browser didn’t allow copying. Save it as a file instead.',
        tone: 'negative',
      });
    }
  };
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<UndoIcon size={18} />}
          disabled={past.length === 0}
          onClick={() => actor.send({ type: 'transcript.undo' })}
        >
          Undo
        </Button>
        <Button
          variant="default"
          leftSection={<CopyIcon size={18} />}
          disabled={empty}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          disabled={empty}
          onClick={() => keep(toText(lines), 'text/plain', 'txt')}
        >
          Text
        </Button>
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          disabled={empty}
          onClick={() => keep(toSrt(lines, durationMs), 'application/x-subrip', 'srt')}
        >
          SRT
        </Button>
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          disabled={empty}
          onClick={() => keep(toVtt(lines, durationMs), 'text/vtt', 'vtt')}
        >
          WebVTT
        </Button>
        {calls.canRead(language) ? (
          <Aloud calls={calls} text={toText(lines)} language={language} disabled={empty} />
        ) : null}
        <Button variant="subtle" color="red" disabled={!idle} onClick={() => setAsking(true)}>
          Start over
        </Button>
      </Group>
      {asking ? (
        <QuestionDialog
          words={{
            question: 'Start over?',
            meaning:
              'The words here are deleted and cannot be brought back. A recording on this device, and what you have kept with a post, stays.',
            confirm: 'Start over',
            keep: 'Keep the words',
            takesBack: true,
          }}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            actor.send({ type: 'transcript.clear' });
            onCleared();
          }}
        />
      ) : null}
    </>
  );
}

interface AloudProps {
  readonly calls: Transcriber['calls'];
  readonly text: string;
  readonly language: string;
  readonly disabled: boolean;
}

function Aloud({ calls, text, language, disabled }: AloudProps) {
  const [reading, setReading] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const press = () => {
    if (reading) stop.current?.();
    else stop.current = calls.read(text, language, () => setReading(false));
    setReading(!reading);
  };
  return (
    <Button
      variant="default"
      leftSection={reading ? <StopIcon size={18} /> : <SoundIcon size={18} />}
      disabled={disabled && !reading}
      onClick={press}
    >
      {reading ? 'Stop reading' : 'Read aloud'}
    </Button>
  );
}
