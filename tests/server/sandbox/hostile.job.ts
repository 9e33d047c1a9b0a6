/** The worst that a file could make its reader do; the task says what. */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Job } from '../../../server/sandbox/serve.ts';

const deeds: Readonly<Record<string, (detail: string) => unknown>> = {
  echo: (detail) => detail,
  pid: () => process.pid,
  environment: () => process.env,
  memory: () => process.memoryUsage.rss(),
  'fill the heap'() {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, i) => i + 0.5));
  },
  'fill native memory'() {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
  },
  'keep memory'() {
    kept = Buffer.alloc(200 * 1024 * 1024, 1);
    return kept.length;
  },
  spin() {
    for (;;);
  },
  'compress for ever'() {
    for (;;) gzipSync(Buffer.alloc(1024 * 1024, 'a'));
  },
  sleep: (detail) => setTimeout(Number(detail), 'slept'),
  die: (detail) => process.kill(process.pid, detail),
  exit: () => process.exit(0),
  throw() {
    throw new Error('A fault of ours');
  },
  async fetch(address) {
    try {
      return (await fetch(address)).status;
    } catch (error) {
      return String(error);
    }
  },
  // Restrictions within JavaScript do not apply to another program.
  'fetch elsewhere'(address) {
    const script = `fetch(${JSON.stringify(address)}).then(() => process.exit(0), () => process.exit(7))`;
    return spawnSync(process.execPath, ['-e', script]).status;
  },
};

let kept: Buffer | null = null;

export const run: Job = async ({ data, files }) => {
  const { deed, detail } = data as { deed: string; detail: string };
  return { data: await deeds[deed]!(detail), files };
};
