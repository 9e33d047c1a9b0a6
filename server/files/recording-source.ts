/**
 * A source for mediabunny that stops an endless loop: in a damaged WebM its search for the next cluster can stop a few bytes
 * before the end (version 1.61.0) and request the same bytes forever. Here the file then appears to end, and what was
 * read until then is used.
 */
import { FilePathSource } from 'mediabunny';

/** A reader that makes progress never requests the same range this often in a row. */
const maxRepeats = 1000;

/** The internal method by which mediabunny reads from a source; not part of its types. */
interface RangeReader {
  _read(start: number, end: number, ...more: readonly unknown[]): unknown;
}

export function recordingSource(path: string): FilePathSource {
  const source = new FilePathSource(path);
  const reader = source as unknown as RangeReader;
  const read = reader._read.bind(source);
  let last = '';
  let repeats = 0;
  reader._read = (start, end, ...more) => {
    const range = `${start}-${end}`;
    repeats = range === last ? repeats + 1 : 0;
    last = range;
    return repeats < maxRepeats ? read(start, end, ...more) : null;
  };
  return source;
}
