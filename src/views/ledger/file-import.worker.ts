/** Reads a file in a worker, and passes the result on in pieces small enough not to block the page. */
import { type FilePreview, type FileToRead, previewFile } from './file-import.ts';

/** Rows per message: the page takes about 1 ms per thousand rows to deserialize them. */
const pieceLength = 2000;

/** The potentially long lists of a preview, by name. */
export type Piece = Readonly<Record<string, readonly unknown[]>>;

export type FileAnswer =
  | { readonly done: false; readonly piece: Piece }
  /** Without the rows already sent. */
  | { readonly done: true; readonly preview: FilePreview };

const answer = (message: FileAnswer) => postMessage(message);

function longLists(preview: FilePreview): Piece {
  switch (preview.kind) {
    case 'entries':
      return { entries: preview.entries, problems: preview.problems };
    case 'statements':
      return { rows: preview.rows, problems: preview.problems };
    default:
      return {};
  }
}

addEventListener('message', ({ data }: MessageEvent<FileToRead>) => {
  const preview = previewFile(data);
  const lists = Object.entries(longLists(preview));
  const longest = Math.max(0, ...lists.map(([, list]) => list.length));
  for (let at = 0; at < longest; at += pieceLength) {
    const piece = lists.map(([name, list]) => [name, list.slice(at, at + pieceLength)] as const);
    answer({ done: false, piece: Object.fromEntries(piece) });
  }
  const emptied = Object.fromEntries(lists.map(([name]) => [name, []]));
  answer({ done: true, preview: { ...preview, ...emptied } });
});
