/**
 * The file of a recording as mediabunny reads it. When it looks for where a damaged WebM goes on, its search stands still a
 * few bytes before the end (version 1.61.0) and asks for the same bytes for ever: here the file ends for it then, and what
 * was read until there counts.
 */
import { FilePathSource } from 'mediabunny';

/** Nothing that gets on asks so often in a row for the very same. */
const maxSame = 1000;

/** What a source is asked by its readers, of which mediabunny's types say nothing. */
interface Asked {
  _read(start: number, end: number, ...more: readonly unknown[]): unknown;
}

export function recordingSource(path: string): FilePathSource {
  const source = new FilePathSource(path);
  const asked = source as unknown as Asked;
  const read = asked._read.bind(source);
  let last = '';
  let same = 0;
  asked._read = (start, end, ...more) => {
    const range = `${start}-${end}`;
    same = range === last ? same + 1 : 0;
    last = range;
    return same < maxSame ? read(start, end, ...more) : null;
  };
  return source;
}
