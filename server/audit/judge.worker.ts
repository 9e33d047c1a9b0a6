/** Looks at the lines of a log by themselves, on a core of its own: nothing here knows what stands in front of them. */
import { hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { soundLines } from '../../src/events/audit/judge-lines.ts';

parentPort!.on('message', (bytes: Uint8Array) =>
  parentPort!.postMessage(soundLines(bytes, (content) => hash('sha256', content, 'hex'))),
);
