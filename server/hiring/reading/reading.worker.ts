/** The thread in which files are opened: whatever they do to it, the server goes on. */
import { parentPort } from 'node:worker_threads';
import { readBytes } from './read-bytes.ts';
import { UnreadableResume } from './unreadable.ts';

export type Answer =
  | { readonly ok: true; readonly resume: Awaited<ReturnType<typeof readBytes>> }
  | { readonly ok: false; readonly reason: UnreadableResume['reason'] };

const port = parentPort!;

port.on('message', (bytes: Uint8Array) => {
  readBytes(bytes).then(
    (resume) => port.postMessage({ ok: true, resume } satisfies Answer),
    (error: unknown) =>
      port.postMessage({
        ok: false,
        reason: error instanceof UnreadableResume ? error.reason : 'damaged',
      } satisfies Answer),
  );
});
port.postMessage('ready');
