/** Reads a chosen file of any supported kind into a preview to accept. */
import type { Answers, StatementReading } from '../../events/ledger/bank/statement.ts';
import type { ImportedEntry } from '../../events/ledger/decide.ts';
import type { LogOffer } from '../../events/ledger/log-offer.ts';
import { type EntriesPreview, type FilePreview, type FileToRead, previewFile } from './file-import.ts';
import type { FileAnswer } from './file-import.worker.ts';

/** Bytes. The file is read as one text, and no personal ledger is larger. */
const largestText = 100 * 1024 * 1024;
/** Bytes whose reading takes about as long as starting a worker. */
const worthAWorker = 64 * 1024;

export type Preview =
  | EntriesPreview<ImportedEntry>
  | StatementReading
  | { readonly kind: 'known' }
  | { readonly kind: 'continues'; readonly offer: LogOffer & { readonly kind: 'continues' } };

/**
 * @param newId creates the id of each entry of a CSV
 * @param answers to earlier questions about this file
 */
export async function readImport(
  file: File,
  readLog: (file: Blob) => Promise<LogOffer>,
  newId: () => string,
  answers: Answers = {},
): Promise<Preview> {
  const start = (await file.slice(0, 512).text()).replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('{')) return ofOffer(await readLog(file));
  if (file.size > largestText)
    return { kind: 'refused', message: 'This file is larger than 100 MB. Split it first.' };
  const toRead = { bytes: await file.arrayBuffer(), name: file.name, answers };
  const preview =
    file.size < worthAWorker || typeof Worker === 'undefined'
      ? previewFile(toRead)
      : // If the worker fails, read the file on the page, which is only slower.
        await previewBeside(toRead).catch(() => previewFile(toRead));
  if (preview.kind !== 'entries') return preview;
  return { ...preview, entries: preview.entries.map((entry) => ({ id: newId(), ...entry })) };
}

/** @throws Error if the worker fails */
function previewBeside(toRead: FileToRead): Promise<FilePreview> {
  const worker = new Worker(new URL('./file-import.worker.ts', import.meta.url), { type: 'module' });
  const lists: Record<string, unknown[]> = {};
  const reading = new Promise<FilePreview>((read, failed) => {
    worker.addEventListener('error', () => failed(new Error('The worker failed')));
    worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
      if (data.done) {
        read({ ...data.preview, ...lists });
        return;
      }
      for (const [name, piece] of Object.entries(data.piece)) (lists[name] ??= []).push(...piece);
    });
  });
  worker.postMessage(toRead);
  return reading.finally(() => worker.terminate());
}

function ofOffer(offer: LogOffer): Preview {
  switch (offer.kind) {
    case 'refused':
    case 'known':
      return offer;
    case 'continues':
      return { kind: 'continues', offer };
    case 'entries': {
      const known = offer.known > 0 ? ` ${offer.known} of them are here already and stay as they are.` : '';
      const intro = offer.forked
        ? `This is an older branch of your ledger that went another way. Its entries can be added to this one.${known}`
        : `This is the history of another ledger. Its entries can be added to this one; its history stays in the file.${known}`;
      if (offer.entries.length === 0) return { kind: 'known' };
      return { kind: 'entries', intro, entries: offer.entries, problems: [], remarks: [], mapping: [] };
    }
  }
}
