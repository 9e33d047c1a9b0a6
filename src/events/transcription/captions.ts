/** Writes a transcript as WebVTT (https://www.w3.org/TR/webvtt1/), SubRip or plain text; reads and writes times for people. */
import { endOf, maxTimeMs, type PlainLine } from './transcript.ts';

const digits = (value: number, count: number) => String(value).padStart(count, '0');

function partsOf(ms: number) {
  const seconds = Math.floor(ms / 1000);
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    ms: ms % 1000,
  };
}

function stamp(at: number, decimalSign: '.' | ','): string {
  const { hours, minutes, seconds, ms } = partsOf(at);
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds, 2)}${decimalSign}${digits(ms, 3)}`;
}

interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

/** Only lines with text, since an empty line ends a cue in both formats. */
const cuesOf = (lines: readonly PlainLine[], durationMs: number | null): readonly Cue[] =>
  lines.flatMap(({ startMs, text }, i) => {
    const said = text.replace(/\s+/g, ' ').trim();
    return said === '' ? [] : [{ startMs, endMs: endOf(lines, i, durationMs), text: said }];
  });

/** @param durationMs of the sound; null: unknown */
export function toVtt(lines: readonly PlainLine[], durationMs: number | null): string {
  const cues = cuesOf(lines, durationMs).map(
    ({ startMs, endMs, text }) => `${stamp(startMs, '.')} --> ${stamp(endMs, '.')}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Escapes spoken text, so that it cannot contain a tag or an arrow. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Uses CRLF, like the program it comes from. The format has no escapes, so an arrow is replaced by another character. */
export function toSrt(lines: readonly PlainLine[], durationMs: number | null): string {
  return cuesOf(lines, durationMs)
    .map(
      ({ startMs, endMs, text }, i) =>
        `${i + 1}\r\n${stamp(startMs, ',')} --> ${stamp(endMs, ',')}\r\n${text.replaceAll('-->', '→')}\r\n`,
    )
    .join('\r\n');
}

/** The text alone. */
export const toText = (lines: readonly PlainLine[]): string =>
  cuesOf(lines, null)
    .map(({ text }) => `${text}\n`)
    .join('');

/** `3:07.5` or `1:03:07.5`; truncated to tenths of a second. */
export function writeTime(at: number): string {
  const { hours, minutes, seconds, ms } = partsOf(at);
  const rest = `${digits(seconds, 2)}.${Math.floor(ms / 100)}`;
  return hours > 0 ? `${hours}:${digits(minutes, 2)}:${rest}` : `${minutes}:${rest}`;
}

/** Milliseconds of `75`, `1:15`, `1:15.5`, `1:02:03,25`; null for anything else. */
export function readTime(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,4}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  // Seconds after minutes, and minutes after hours, must be below 60.
  if (match[2] !== undefined && Number(seconds) >= 60) return null;
  if (match[1] !== undefined && Number(minutes) >= 60) return null;
  const at =
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  return at <= maxTimeMs ? at : null;
}
