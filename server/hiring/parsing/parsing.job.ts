/** The sandbox job that reads a résumé and extracts its data: whatever a file does to this process, the server keeps running. */
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import type { Job } from '../../sandbox/serve.ts';
import { readBytes, type ReadResume } from './parse-bytes.ts';
import { UnreadableResume } from './unreadable.ts';

export interface Task {
  /** The day that "present" means; null: only read the text, extract nothing. */
  readonly asOf: string | null;
}

export type Answer =
  | { readonly ok: true; readonly resume: ReadResume; readonly extraction: Extraction | null }
  | { readonly ok: false; readonly reason: UnreadableResume['reason'] };

export const run: Job = async ({ data, files: [bytes = new Uint8Array()] }) => ({
  data: await answer(bytes, data as Task),
  files: [],
});

async function answer(bytes: Uint8Array, { asOf }: Task): Promise<Answer> {
  const resume = await readBytes(bytes).catch((error: unknown) =>
    error instanceof UnreadableResume ? error.reason : 'damaged',
  );
  if (typeof resume === 'string') return { ok: false, reason: resume };
  if (asOf === null) return { ok: true, resume, extraction: null };
  // Imported only when needed: the sender of a file waits for the process to start.
  const { extract } = await import('../extraction/extract.ts');
  return { ok: true, resume, extraction: extract(resume.text, asOf, resume.unseen, resume.scanned) };
}
