/** A new or recovered recording: play it, save it as a file, or discard it. */
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { FinishedRecording } from '../../events/recording/recording.ts';
import type { RecordingActor } from '../../machines/recording.machine.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon, EditIcon } from '../ui/icons.tsx';
import { ErrorState } from '../ui/page.tsx';
import { Problem } from '../ui/problem.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { saveFile } from '../ui/save-file.ts';
import { PublishRecording } from './publish-recording.tsx';
import classes from './recording.module.css';
import { WholeWave } from './sound.tsx';
import { beganAt, clockTime, fileName, fileSize, kindWords, whyEnded } from './words.ts';

export function MadeRecording({ actor }: { actor: RecordingActor }) {
  const { kind, finished, ending, failure } = useSelector(actor, ({ context }) => context);
  const [asking, setAsking] = useState(false);
  const { one } = kindWords[kind];
  const buttons = (
    <Group>
      {finished ? (
        <Button
          data-autofocus
          leftSection={<DownloadIcon size={18} />}
          onClick={() => saveFile(finished.file, fileName(kind, finished.startedAt, finished.type))}
        >
          Keep as a file
        </Button>
      ) : null}
      {finished && kind === 'audio' ? (
        <ButtonLink look="outline" to={`/audios-AI-stt?recording=${finished.id}`}>
          <EditIcon size={18} />
          Write down what is said
        </ButtonLink>
      ) : null}
      <Button variant="default" onClick={() => actor.send({ type: 'recording.again' })}>
        Record another
      </Button>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        Discard
      </Button>
    </Group>
  );
  const why = whyEnded(kind, ending);
  return (
    <Stack>
      {finished ? (
        <>
          {why ? <Problem title="The recording ended by itself">{why}</Problem> : null}
          {failure ? (
            <Problem title="The recording is still on this device">{failure.message}</Problem>
          ) : null}
          <Player finished={finished} />
          <p className={classes.room}>
            {beganAt(finished.startedAt)}, {clockTime(finished.durationMs)}, {fileSize(finished.file.size)}.
            It stays on this device until you publish or discard it.
            {finished.seekable
              ? ''
              : ' There was no room for a second copy, so it can only be played from the start.'}
          </p>
          {buttons}
          <PublishRecording finished={finished} onPublish={() => actor.send({ type: 'recording.discard' })} />
        </>
      ) : (
        <ErrorState title="This recording cannot be played" action={buttons}>
          {failure?.message}
        </ErrorState>
      )}
      {asking ? (
        <QuestionDialog
          words={{
            question: `Discard this ${one}?`,
            meaning: 'It is deleted from this device and cannot be brought back.',
            confirm: 'Discard',
            keep: 'Keep it',
            takesBack: true,
          }}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            actor.send({ type: 'recording.discard' });
          }}
        />
      ) : null}
    </Stack>
  );
}

function Player({ finished: { kind, file, levels } }: { finished: FinishedRecording }) {
  const play = useCallback(
    (element: HTMLMediaElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => {
        element.removeAttribute('src');
        URL.revokeObjectURL(url);
      };
    },
    [file],
  );
  return kind === 'video' ? (
    // A new recording has no captions.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video ref={play} className={classes.player} aria-label="The recorded video" controls playsInline />
  ) : (
    <div>
      <WholeWave levels={levels} />
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={play} className={classes.player} aria-label="The recorded sound" controls />
    </div>
  );
}
