/** Reads a CSV file beside the page's own thread, and hands it over in pieces that the page does not feel. */
import { type CsvPreview, type EntriesPreview, previewCsv } from './csv-import.ts';

/** What one message carries: a page takes about as many milliseconds to unpack it as it holds thousands. */
const pieceLength = 2000;

export type CsvAnswer =
  | ({ readonly done: false } & Pick<EntriesPreview, 'entries' | 'problems'>)
  /** Without the entries and problems that were handed over before. */
  | { readonly done: true; readonly preview: CsvPreview };

const answer = (message: CsvAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const preview = previewCsv(data);
  if (preview.kind === 'refused') {
    answer({ done: true, preview });
    return;
  }
  const { entries, problems } = preview;
  for (let at = 0; at < Math.max(entries.length, problems.length); at += pieceLength) {
    const piece = <Item>(all: readonly Item[]) => all.slice(at, at + pieceLength);
    answer({ done: false, entries: piece(entries), problems: piece(problems) });
  }
  answer({ done: true, preview: { ...preview, entries: [], problems: [] } });
});
