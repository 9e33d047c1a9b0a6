/** Looks at the lines of a log by themselves, on a core of its own: nothing here knows what stands in front of them. */
import { hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { isSoundLine } from '../../src/events/audit/verify-chain.ts';
import { LineSplitter } from '../../src/events/log/lines.ts';

const sha256 = (text: string) => hash('sha256', text, 'hex');

parentPort!.on('message', (bytes: Uint8Array) => {
  const sound: number[] = [];
  const lines = new LineSplitter((line) => sound.push(line !== null && isSoundLine(line, sha256) ? 1 : 0));
  lines.push(bytes);
  // A byte order mark belongs to the beginning of a file, and these lines may be from its middle.
  if (bytes[0] === 0xef) sound[0] = 0;
  parentPort!.postMessage(Uint8Array.from(sound));
});
