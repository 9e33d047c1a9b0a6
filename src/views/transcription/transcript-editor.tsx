/**
 * The transcript editor: lines of text with their times. Enter starts the next line at the current playback position,
 * or splits a line; Backspace at its beginning joins it to the previous one. Esc plays and pauses, F2 goes back three
 * seconds.
 */
import { ActionIcon, Tooltip } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { readTime, writeTime } from '../../events/transcription/captions.ts';
import {
  endOf,
  maxLineLength,
  timeAt,
  type TranscriptChange,
  type TranscriptLine,
} from '../../events/transcription/transcript.ts';
import { type Transcriber, useApp } from '../app.ts';
import { PlayIcon, TrashIcon } from '../ui/icons.tsx';
import classes from './transcription.module.css';
import type { Player } from './use-player.ts';

export interface TranscriptEditorProps {
  readonly actor: Transcriber['actor'];
  readonly player: Player;
  readonly durationMs: number | null;
  /** The lines that are shown. */
  readonly shown: readonly TranscriptLine[];
  /** Whether there is a sound to play. */
  readonly playable: boolean;
}

interface Caret {
  readonly id: string;
  readonly at: number;
}

export function TranscriptEditor({ actor, player, durationMs, shown, playable }: TranscriptEditorProps) {
  const { ids } = useApp();
  const lines = useSelector(actor, ({ context }) => context.lines);
  const list = useRef<HTMLOListElement>(null);
  /** Where to put the caret once the line is rendered. */
  const wanted = useRef<Caret | null>(null);
  useLayoutEffect(() => {
    const caret = wanted.current;
    if (!caret) return;
    const field = fieldOf(list.current, caret.id);
    if (!field) return;
    wanted.current = null;
    field.focus();
    field.setSelectionRange(caret.at, caret.at);
  }, [lines]);

  const change = useCallback(
    (made: TranscriptChange, caret: Caret | null = null) => {
      wanted.current = caret;
      actor.send({ type: 'transcript.change', change: made });
    },
    [actor],
  );
  const onKey = useCallback(
    (event: KeyboardEvent<HTMLTextAreaElement>, line: TranscriptLine, endMs: number) => {
      const { selectionStart: at, selectionEnd: to } = event.currentTarget;
      if (event.nativeEvent.isComposing || at !== to) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        const newId = ids.short();
        const heard = player.now();
        if (at < line.text.length) {
          const startMs = timeAt(line, at, line.startMs, endMs);
          change({ type: 'SplitLine', id: line.id, at, newId, startMs }, { id: newId, at: 0 });
        } else {
          const startMs = Math.max(heard, line.startMs);
          change({ type: 'AddLine', id: newId, startMs, text: '' }, { id: newId, at: 0 });
        }
      }
      if (event.key === 'Backspace' && at === 0) {
        const before = lineBefore(actor.getSnapshot().context.lines, line.id);
        if (!before) return;
        event.preventDefault();
        const joint = before.text.trimEnd().length;
        change({ type: 'JoinLine', id: line.id }, { id: before.id, at: joint });
      }
    },
    [actor, change, ids, player],
  );
  return (
    // The player's keys work anywhere in the list.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      className={classes.lines}
      aria-label="Lines of the transcript"
      onKeyDown={(event) => {
        const press = { Escape: player.toggle, F2: player.back }[event.key];
        if (!press || !playable) return;
        event.preventDefault();
        press();
      }}
    >
      {shown.map((line) => {
        const i = lines.indexOf(line);
        return (
          <Row
            key={line.id}
            line={line}
            number={i + 1}
            endMs={i < 0 ? line.startMs : endOf(lines, i, durationMs)}
            player={playable ? player : null}
            onChange={change}
            onKey={onKey}
          />
        );
      })}
    </ol>
  );
}

const fieldOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLTextAreaElement>(`textarea[data-line="${CSS.escape(id)}"]`) ?? null;

const lineBefore = (lines: readonly TranscriptLine[], id: string) =>
  lines[lines.findIndex((line) => line.id === id) - 1];

interface RowProps {
  readonly line: TranscriptLine;
  readonly number: number;
  readonly endMs: number;
  /** null: there is no sound. */
  readonly player: Player | null;
  readonly onChange: (change: TranscriptChange) => void;
  readonly onKey: (event: KeyboardEvent<HTMLTextAreaElement>, line: TranscriptLine, endMs: number) => void;
}

const Row = memo(function Row({ line, number, endMs, player, onChange, onKey }: RowProps) {
  const { id, startMs, text } = line;
  return (
    <li className={classes.row}>
      <div className={classes.when}>
        {player ? (
          <Tooltip label="Play from here">
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={`Play line ${number}`}
              onClick={() => player.playFrom(startMs)}
            >
              <PlayIcon size={18} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        <TimeField
          key={startMs}
          number={number}
          startMs={startMs}
          onTime={(at) => onChange({ type: 'TimeLine', id, startMs: at })}
        />
      </div>
      <textarea
        className={classes.text}
        data-line={id}
        aria-label={`Line ${number}`}
        rows={1}
        value={text}
        maxLength={maxLineLength}
        onChange={(event) => onChange({ type: 'WriteLine', id, text: event.currentTarget.value })}
        onKeyDown={(event) => onKey(event, line, endMs)}
      />
      <Tooltip label="Remove this line">
        <ActionIcon
          variant="subtle"
          color="red"
          size={36}
          aria-label={`Remove line ${number}`}
          onClick={() => onChange({ type: 'RemoveLine', id })}
        >
          <TrashIcon size={18} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
});

interface TimeFieldProps {
  readonly number: number;
  readonly startMs: number;
  readonly onTime: (ms: number) => void;
}

function TimeField({ number, startMs, onTime }: TimeFieldProps) {
  const shown = writeTime(startMs);
  const [typed, setTyped] = useState(shown);
  const wrong = readTime(typed) === null;
  const errorId = `time-error-${number}`;
  const take = () => {
    const at = readTime(typed);
    // An unedited time keeps its milliseconds.
    if (at !== null && typed !== shown) onTime(at);
  };
  return (
    <span className={classes.timeField}>
      <input
        className={classes.time}
        aria-label={`Time of line ${number}`}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      {wrong ? (
        <span id={errorId} className={classes.wrong} role="alert">
          Write it as 1:15 or 1:15.5
        </span>
      ) : null}
    </span>
  );
}
