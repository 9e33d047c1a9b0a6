/** Checks lines of a log on another core, each line by itself, without knowing those before it. */
import { hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { soundLines } from '../../src/events/audit/judge-lines.ts';

parentPort!.on('message', (bytes: Uint8Array) =>
  parentPort!.postMessage(soundLines(bytes, (content) => hash('sha256', content, 'hex'))),
);
