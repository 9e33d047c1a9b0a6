/**
 * The transcript for reading: pressing a word plays the sound from there. Each line is one tab stop; arrow keys move
 * between words.
 */
import { type KeyboardEvent, memo, useState } from 'react';
import { writeTime } from '../../events/transcription/captions.ts';
import { endOf, type TranscriptLine, wordsOf } from '../../events/transcription/transcript.ts';
import classes from './transcription.module.css';
import type { Player } from './use-player.ts';

export interface TranscriptReaderProps {
  readonly lines: readonly TranscriptLine[];
  /** The lines that are shown. */
  readonly shown: readonly TranscriptLine[];
  readonly search: string;
  readonly durationMs: number | null;
  /** null: there is no sound. */
  readonly player: Player | null;
}

export function TranscriptReader({ lines, shown, search, durationMs, player }: TranscriptReaderProps) {
  return (
    <ol className={classes.reading} aria-label="Lines of the transcript">
      {shown.map((line) => (
        <Line
          key={line.id}
          line={line}
          endMs={endOf(lines, lines.indexOf(line), durationMs)}
          search={search.trim().toLowerCase()}
          player={player}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: TranscriptLine;
  readonly endMs: number;
  readonly search: string;
  readonly player: Player | null;
}

const Line = memo(function Line({ line: { startMs, text }, endMs, search, player }: LineProps) {
  const words = wordsOf(text, startMs, endMs);
  const [stop, setStop] = useState(0);
  const go = (event: KeyboardEvent<HTMLButtonElement>, i: number) => {
    const to = { ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: words.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= words.length) return;
    event.preventDefault();
    setStop(to);
    event.currentTarget.parentElement?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <li>
      <time className={classes.stamp}>{writeTime(startMs)}</time>
      <p>
        {words.map((word, i) => {
          const content = hits(word.text, search) ? <mark>{word.text}</mark> : word.text;
          return player ? (
            // Words have no id but their position.
            <span key={i}>
              <button
                type="button"
                className={classes.word}
                tabIndex={i === Math.min(stop, words.length - 1) ? 0 : -1}
                title={`Hear it from ${writeTime(word.startMs)}`}
                onKeyDown={(event) => go(event, i)}
                onClick={() => {
                  setStop(i);
                  player.playFrom(word.startMs);
                }}
              >
                {content}
              </button>{' '}
            </span>
          ) : (
            <span key={i}>{content} </span>
          );
        })}
      </p>
    </li>
  );
});

/** Whether a word contains one of the searched words. */
const hits = (word: string, search: string) =>
  search !== '' && search.split(/\s+/).some((part) => word.toLowerCase().includes(part));
