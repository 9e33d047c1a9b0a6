/** Chooses the sound: speak now, or a file. If there is an earlier transcript, it says what that belongs to. */
import { Alert, Button, FileButton, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Sound } from '../../events/transcription/engine.ts';
import type { DraftSource } from '../../events/transcription/port.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HistoryIcon, MicrophoneIcon, UploadIcon } from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';

export interface SoundChoiceProps {
  /** What the existing transcript belongs to; null: nothing, or unknown. */
  readonly source: DraftSource;
  /** A transcript of an earlier visit exists. */
  readonly written: boolean;
  readonly onSpeak: (recording: string | null) => void;
  readonly onFile: (sound: Sound) => void;
}

export function SoundChoice({ source, written, onSpeak, onFile }: SoundChoiceProps) {
  const [refused, setRefused] = useState(false);
  const take = async (file: File | null) => {
    if (!file) return;
    setRefused(!/^(audio|video)\//.test(file.type));
    if (!/^(audio|video)\//.test(file.type)) return;
    onFile({ from: 'file', content: file, name: file.name, durationMs: await durationOf(file) });
  };
  return (
    <Stack>
      {written ? (
        <Alert color="patina" icon={<HistoryIcon />} title="Your words are still here">
          {source?.from === 'file'
            ? `To hear them, choose the file “${source.name}” again. A browser keeps no files.`
            : source?.from === 'recording'
              ? 'Their recording is on this device, unless you have discarded it.'
              : source?.from === 'post'
                ? 'They belong to a post of yours.'
                : 'They belong to no sound yet.'}
        </Alert>
      ) : null}
      {refused ? (
        <Problem title="This file is no sound">
          Choose a sound recording or a video, such as MP3, M4A, WAV, Ogg, WebM or MP4.
        </Problem>
      ) : null}
      <Group>
        {written && source?.from === 'recording' ? (
          <Button size="lg" onClick={() => onSpeak(source.id)}>
            Open the recording
          </Button>
        ) : null}
        {written && source?.from === 'post' ? (
          <ButtonLink size="lg" to={`/audios-AI-stt?post=${source.postId}`}>
            Open the post
          </ButtonLink>
        ) : null}
        <Button
          size="lg"
          variant={written ? 'default' : 'filled'}
          leftSection={<MicrophoneIcon size={20} />}
          onClick={() => onSpeak(null)}
        >
          Speak or open a recording
        </Button>
        <FileButton
          onChange={(file) => void take(file)}
          accept="audio/*,video/*"
          inputProps={{ 'aria-label': 'Sound file' }}
        >
          {(props) => (
            <Button {...props} size="lg" variant="default" leftSection={<UploadIcon size={20} />}>
              Choose a file
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  );
}

/** Duration in milliseconds; null if the browser cannot determine it. */
function durationOf(file: Blob): Promise<number | null> {
  const media = document.createElement('audio');
  const url = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    const end = (ms: number | null) => {
      URL.revokeObjectURL(url);
      resolve(ms);
    };
    media.addEventListener('loadedmetadata', () =>
      end(Number.isFinite(media.duration) ? Math.round(media.duration * 1000) : null),
    );
    media.addEventListener('error', () => end(null));
    media.preload = 'metadata';
    media.src = url;
  });
}
