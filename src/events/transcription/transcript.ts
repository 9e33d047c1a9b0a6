/** The transcript of a recording, line by line, and its edits. A line lasts until its end, or until the next one begins. */
import * as z from 'zod/mini';

export interface TranscriptLine {
  readonly id: string;
  /** Milliseconds from the beginning of the sound. */
  readonly startMs: number;
  /** null: until the next line begins. */
  readonly endMs: number | null;
  readonly text: string;
}

/** A line as stored with a post, where its position identifies it. */
export type PlainLine = Omit<TranscriptLine, 'id'>;

export const maxLines = 5000;
export const maxLineLength = 1000;
/** One day. */
export const maxTimeMs = 86_400_000;

const timeSchema = z.int().check(z.gte(0), z.lte(maxTimeMs));

export const transcriptLineSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  startMs: timeSchema,
  endMs: z.nullable(timeSchema),
  text: z.string().check(z.maxLength(maxLineLength)),
});

export type TranscriptRefusal = 'too-many-lines' | 'unknown-line' | 'bad-time' | 'too-long';

/** A change of the lines by a person or an engine. */
export type TranscriptChange =
  | { readonly type: 'WriteLine'; readonly id: string; readonly text: string }
  /** The text after the caret becomes a line of its own, which starts at the given time. */
  | {
      readonly type: 'SplitLine';
      readonly id: string;
      readonly at: number;
      readonly newId: string;
      readonly startMs: number;
    }
  | { readonly type: 'JoinLine'; readonly id: string }
  | { readonly type: 'AddLine'; readonly id: string; readonly startMs: number; readonly text: string }
  | { readonly type: 'TimeLine'; readonly id: string; readonly startMs: number }
  | { readonly type: 'RemoveLine'; readonly id: string }
  /** Adds lines to the existing ones, in order of time. */
  | { readonly type: 'AddHeard'; readonly lines: readonly TranscriptLine[] }
  /** Replaces all existing lines. */
  | { readonly type: 'TakeHeard'; readonly lines: readonly TranscriptLine[] };

const isTime = (ms: number) => Number.isInteger(ms) && ms >= 0 && ms <= maxTimeMs;

/** Sorted by start; lines with the same start keep their order. */
const inOrder = (lines: readonly TranscriptLine[]): readonly TranscriptLine[] =>
  [...lines].sort((one, other) => one.startMs - other.startMs);

/** Removes line breaks, since a line must not contain any. */
const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** The changed lines, or why they were not changed. */
export function changeLines(
  lines: readonly TranscriptLine[],
  change: TranscriptChange,
): readonly TranscriptLine[] | TranscriptRefusal {
  const changed = changedLines(lines, change);
  if (typeof changed === 'string') return changed;
  if (changed.length > maxLines) return 'too-many-lines';
  return changed.some(({ text }) => text.length > maxLineLength) ? 'too-long' : changed;
}

function changedLines(
  lines: readonly TranscriptLine[],
  change: TranscriptChange,
): readonly TranscriptLine[] | TranscriptRefusal {
  switch (change.type) {
    case 'AddLine':
      if (!isTime(change.startMs)) return 'bad-time';
      return inOrder([
        ...lines,
        { id: change.id, startMs: change.startMs, endMs: null, text: oneLine(change.text) },
      ]);
    case 'AddHeard':
      return inOrder([...lines, ...change.lines]);
    case 'TakeHeard':
      return inOrder(change.lines);
    default:
      return changedLine(lines, change);
  }
}

type OfOneLine = Extract<
  TranscriptChange,
  { type: 'WriteLine' | 'SplitLine' | 'JoinLine' | 'TimeLine' | 'RemoveLine' }
>;

function changedLine(
  lines: readonly TranscriptLine[],
  change: OfOneLine,
): readonly TranscriptLine[] | TranscriptRefusal {
  const i = lines.findIndex(({ id }) => id === change.id);
  const line = lines[i];
  if (!line) return 'unknown-line';
  switch (change.type) {
    case 'WriteLine':
      return lines.with(i, { ...line, text: oneLine(change.text) });
    case 'RemoveLine':
      return lines.toSpliced(i, 1);
    case 'TimeLine': {
      if (!isTime(change.startMs)) return 'bad-time';
      const endMs = line.endMs !== null && line.endMs > change.startMs ? line.endMs : null;
      return inOrder(lines.with(i, { ...line, startMs: change.startMs, endMs }));
    }
    case 'JoinLine': {
      const before = lines[i - 1];
      // The first line has none before it.
      if (!before) return lines;
      const text = [before.text.trimEnd(), line.text.trimStart()].filter((part) => part !== '').join(' ');
      return lines.toSpliced(i - 1, 2, { ...before, endMs: line.endMs, text });
    }
    case 'SplitLine': {
      const { at, newId, startMs } = change;
      if (!isTime(startMs)) return 'bad-time';
      const first = { ...line, text: line.text.slice(0, at).trimEnd(), endMs: null };
      const rest = { id: newId, startMs, endMs: line.endMs, text: line.text.slice(at).trimStart() };
      return inOrder(lines.toSpliced(i, 1, first, rest));
    }
  }
}

/** When a line ends: at its own end, but never after the next line's start or the end of the sound. */
export function endOf(lines: readonly PlainLine[], i: number, durationMs: number | null): number {
  const { startMs, endMs } = lines[i]!;
  const next = lines.slice(i + 1).find((line) => line.startMs > startMs)?.startMs ?? null;
  const ends = [endMs, next, durationMs].filter((end) => end !== null && end > startMs) as number[];
  return ends.length > 0 ? Math.min(...ends) : startMs + lastLineMs;
}

/** Assumed length of a last line without a known end. */
const lastLineMs = 4000;

export interface TimedWord {
  readonly text: string;
  readonly startMs: number;
}

/** Estimates when each word is spoken from its position in the line; nothing more precise is known. */
export function wordsOf(text: string, startMs: number, endMs: number): readonly TimedWord[] {
  const length = Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    startMs: Math.round(startMs + ((endMs - startMs) * index) / length),
  }));
}

/** Estimates the time at the caret from its position in the line. */
export const timeAt = ({ text }: PlainLine, at: number, startMs: number, endMs: number): number =>
  Math.round(startMs + ((endMs - startMs) * at) / Math.max(1, text.length));

/** Whether the line contains the whole search text, ignoring case. */
export const says = ({ text }: PlainLine, search: string): boolean =>
  text.toLowerCase().includes(search.trim().toLowerCase());

interface Heard {
  readonly text: string;
  readonly segments: readonly { readonly startMs: number; readonly endMs: number; readonly text: string }[];
}

/** A longer line is hard to read as a caption. */
const captionLength = 84;

/** Lines of a model's answer: its own segments, or sentences that share the time in proportion to their length. */
export function linesOf(
  { text, segments }: Heard,
  durationMs: number | null,
  newId: () => string,
): readonly TranscriptLine[] {
  if (segments.length > 0) {
    return segments.slice(0, maxLines).map(({ startMs, endMs, text: said }) => ({
      id: newId(),
      startMs: Math.min(Math.round(startMs), maxTimeMs),
      endMs: endMs > startMs ? Math.min(Math.round(endMs), maxTimeMs) : null,
      text: oneLine(said).trim().slice(0, maxLineLength),
    }));
  }
  const parts = sentencesOf(text);
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  // Without a duration, assume an average rate of speech.
  const whole = durationMs ?? letters * 65;
  let before = 0;
  return parts.slice(0, maxLines).map((part) => {
    const startMs = Math.min(Math.round((whole * before) / Math.max(1, letters)), maxTimeMs);
    before += part.length;
    return { id: newId(), startMs, endMs: null, text: part };
  });
}

/** Sentences, with long ones cut between words. */
function sentencesOf(text: string): readonly string[] {
  const sentences = oneLine(text).match(/[^.!?…。！？]+[.!?…。！？]*["'”’)]*\s*/g) ?? [];
  return sentences.flatMap((sentence) => {
    const parts: string[] = [];
    for (const word of sentence.trim().split(/\s+/)) {
      const last = parts.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= captionLength)
        parts[parts.length - 1] = `${last} ${word}`;
      else if (word !== '') parts.push(...chunksOf(word));
    }
    return parts;
  });
}

/** Cuts text that has no spaces. */
const chunksOf = (word: string): readonly string[] =>
  word.length <= captionLength ? [word] : (word.match(/.{1,84}/gu) ?? []);

/** Lines as stored with a post: only those with text, without their ids. */
export const plainLines = (lines: readonly TranscriptLine[]): readonly PlainLine[] =>
  lines.flatMap(({ startMs, endMs, text }) => {
    const said = text.trim();
    return said === ''
      ? []
      : [{ startMs, endMs: endMs !== null && endMs > startMs ? endMs : null, text: said }];
  });
