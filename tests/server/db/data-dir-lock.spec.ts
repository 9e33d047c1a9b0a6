/** A lock that is released while its renewal is under way must not count as taken over. */
import { mkdtempSync, rmSync, type stat } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockDataDir } from '../../../server/db/data-dir-lock.ts';

/** The file system object that the library uses for its lock. */
const requireThere = createRequire(createRequire(import.meta.url).resolve('proper-lockfile'));
const files = requireThere('graceful-fs') as { stat: typeof stat };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'patina-lock-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Takes the lock, and lets a renewal begin. @returns a way to `answer` the call that it waits for */
async function lockInRenewal() {
  const onLost = vi.fn();
  const lock = await lockDataDir(dataDir, onLost);
  const look = vi.spyOn(files, 'stat').mockImplementation(() => undefined);
  vi.advanceTimersByTime(15_000);
  const [, answer] = look.mock.calls[0] as unknown as [string, (error: Error) => void];
  const gone = Object.assign(new Error('no such file or directory'), { code: 'ENOENT' });
  return { lock, onLost, answer: () => answer(gone) };
}

it('is not lost when its renewal ends after its release', async () => {
  const { lock, onLost, answer } = await lockInRenewal();
  await lock.release();
  answer();
  expect(onLost).not.toHaveBeenCalled();
});

it('is lost when it is gone without that', async () => {
  const { onLost, answer } = await lockInRenewal();
  answer();
  expect(onLost).toHaveBeenCalledOnce();
});
