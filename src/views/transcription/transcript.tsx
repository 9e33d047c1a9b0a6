/** The transcript: read or edit it, search it, and the actions on it. */
import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { says } from '../../events/transcription/transcript.ts';
import { type Transcriber, useApp } from '../app.ts';
import { EditIcon, SearchIcon } from '../ui/icons.tsx';
import { counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/page.tsx';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { TranscriptActions } from './transcript-actions.tsx';
import { TranscriptEditor } from './transcript-editor.tsx';
import { TranscriptReader } from './transcript-reader.tsx';
import classes from './transcription.module.css';
import type { Player } from './use-player.ts';
import { refusalWords } from './words.ts';

export interface TranscriptProps {
  readonly transcriber: Transcriber;
  readonly player: Player;
  readonly durationMs: number | null;
  readonly onCleared: () => void;
}

type Mode = 'edit' | 'read';

export function Transcript({ transcriber, player, durationMs, onCleared }: TranscriptProps) {
  const { actor, calls } = transcriber;
  const { ids } = useApp();
  const { lines, sound, refusal } = useSelector(actor, ({ context }) => context);
  const [mode, setMode] = useState<Mode>('edit');
  const [search, setSearch] = useState('');
  const lost = lines.length > 0 && !calls.canKeep();
  useUnsaved(lost, 'a transcript');
  const shown = search.trim() === '' ? lines : lines.filter((line) => says(line, search));
  if (lines.length === 0)
    return (
      <EmptyState
        icon={<EditIcon size={26} />}
        title="No words yet"
        action={
          <Button
            variant="default"
            onClick={() => {
              const change = { type: 'AddLine', id: ids.short(), startMs: player.now(), text: '' } as const;
              actor.send({ type: 'transcript.change', change });
            }}
          >
            Write by hand
          </Button>
        }
      >
        Words that are heard appear here, each line with its time. By hand: play the sound, write what you
        hear, and press Enter for the next line.
      </EmptyState>
    );
  return (
    <Stack component="section" aria-labelledby="transcript">
      <h2 id="transcript" className={classes.heading}>
        Transcript
      </h2>
      {lost ? (
        <Problem title="These words are not kept on this device">
          There is no room left, or the browser keeps nothing. Keep them as a file before you leave.
        </Problem>
      ) : null}
      {refusal ? <Problem title="That was not done">{refusalWords[refusal]}</Problem> : null}
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="What to do with the lines"
          value={mode}
          onChange={(value) => setMode(value === 'read' ? 'read' : 'edit')}
          data={[
            { value: 'edit', label: 'Edit' },
            { value: 'read', label: 'Read and listen' },
          ]}
        />
        <TextInput
          className={classes.search}
          aria-label="Search the words"
          placeholder="Search"
          leftSection={<SearchIcon size={18} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <p className={classes.note} role="status">
        {search.trim() === '' ? '' : `Found in ${counted(shown.length, 'line')} of ${lines.length}`}
      </p>
      {mode === 'edit' ? (
        <TranscriptEditor
          actor={actor}
          player={player}
          durationMs={durationMs}
          shown={shown}
          playable={sound !== null}
        />
      ) : (
        <TranscriptReader
          lines={lines}
          shown={shown}
          search={search}
          durationMs={durationMs}
          player={sound === null ? null : player}
        />
      )}
      <TranscriptActions transcriber={transcriber} durationMs={durationMs} onCleared={onCleared} />
    </Stack>
  );
}
