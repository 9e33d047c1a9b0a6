/** Reads a chosen file, whichever of the two kinds it is, into something a person can look at and accept. */
import type { CsvProblem } from '../../events/ledger/csv.ts';
import type { Entry } from '../../events/ledger/events.ts';
import type { LogOffer } from '../../events/ledger/log-offer.ts';
import {
  type CsvPreview,
  type EntriesPreview,
  previewCsv,
  type RefusedFile,
  type UnnamedEntry,
} from './csv-import.ts';
import type { CsvAnswer } from './csv-import.worker.ts';

/** A CSV is read as one text; a file beyond this is no ledger of a person. */
const largestCsv = 100 * 1024 * 1024;
/** Bytes that take about as long to read as a worker to start. */
const worthAWorker = 64 * 1024;

export type Preview =
  | EntriesPreview<Entry>
  | RefusedFile
  | { readonly kind: 'known' }
  | { readonly kind: 'continues'; readonly offer: LogOffer & { readonly kind: 'continues' } };

/** @param newId for each entry of a CSV */
export async function readImport(
  file: File,
  readLog: (file: Blob) => Promise<LogOffer>,
  newId: () => string,
): Promise<Preview> {
  const start = (await file.slice(0, 512).text()).replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('{')) return ofOffer(await readLog(file));
  if (file.size > largestCsv)
    return { kind: 'refused', message: 'This file is larger than 100 MB. Split it first.' };
  const bytes = await file.arrayBuffer();
  const preview =
    bytes.byteLength < worthAWorker || typeof Worker === 'undefined'
      ? previewCsv(bytes)
      : // A worker that does not work only makes it slower.
        await previewBeside(bytes).catch(() => previewCsv(bytes));
  if (preview.kind === 'refused') return preview;
  return { ...preview, entries: preview.entries.map((entry) => ({ id: newId(), ...entry })) };
}

/** @throws when the worker fails */
function previewBeside(bytes: ArrayBuffer): Promise<CsvPreview> {
  const worker = new Worker(new URL('./csv-import.worker.ts', import.meta.url), { type: 'module' });
  const entries: UnnamedEntry[] = [];
  const problems: CsvProblem[] = [];
  const reading = new Promise<CsvPreview>((read, failed) => {
    worker.addEventListener('error', () => failed(new Error('The worker failed')));
    worker.addEventListener('message', ({ data }: MessageEvent<CsvAnswer>) => {
      if (data.done) {
        read(data.preview.kind === 'refused' ? data.preview : { ...data.preview, entries, problems });
        return;
      }
      entries.push(...data.entries);
      problems.push(...data.problems);
    });
  });
  worker.postMessage(bytes);
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
