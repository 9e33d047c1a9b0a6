import { describe, expect, it, vi } from 'vitest';
import { dataOf, HttpProblem } from '../../src/adapters/http.ts';
import { uploading } from '../../src/adapters/upload.ts';
import { uploadQueue } from '../../src/adapters/upload-queue.ts';

const refused = (status: number, retryAfter: number | null) => {
  const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  const response = new Response(null, { status, headers });
  return dataOf(Promise.resolve({ response }));
};
const noWait = async () => undefined;

describe('uploads', () => {
  it('all arrive in a server that takes two at a time, when thirty are dropped at once', async () => {
    let inside = 0;
    const arrived: number[] = [];
    const seen = new Set<number>();
    const run = uploadQueue({ wait: noWait });
    const send = async (i: number): Promise<number> => {
      // More uploads than the server accepts at once; sometimes it is busy with others.
      if (inside >= 2) throw new Error('three at once');
      if (i % 3 === 0 && !seen.has(i)) {
        seen.add(i);
        await refused(429, 1);
      }
      inside += 1;
      await new Promise(setImmediate);
      inside -= 1;
      arrived.push(i);
      return i;
    };
    const all = Array.from({ length: 30 }, (_, i) => i);
    expect(await Promise.all(all.map((i) => run(() => send(i))))).toEqual(all);
    expect(arrived.toSorted((a, b) => a - b)).toEqual(all);
  });

  it('wait as long as the server says, and are sent again', async () => {
    const waited: number[] = [];
    const run = uploadQueue({ wait: async (ms) => void waited.push(ms) });
    const answers = [() => refused(429, 7), () => refused(503, 2), async () => 'sent'];
    expect(await run(() => answers.shift()!())).toBe('sent');
    expect(waited).toEqual([7000, 2000]);
  });

  it.each<[number, number | null]>([
    [429, null],
    [429, 3600],
    [422, 1],
    [409, 1],
  ])('are not sent again after %s with Retry-After %s, and the next has its turn', async (status, after) => {
    const run = uploadQueue({ atOnce: 1, wait: noWait });
    let tries = 0;
    const failing = run(() => {
      tries += 1;
      return refused(status, after);
    });
    const next = run(async () => 'next');
    await expect(failing).rejects.toMatchObject({ status });
    expect([tries, await next]).toEqual([1, 'next']);
  });

  it('end after some tries', async () => {
    let tries = 0;
    const run = uploadQueue({ wait: noWait });
    const sending = run(() => {
      tries += 1;
      return refused(503, 1);
    });
    await expect(sending).rejects.toBeInstanceOf(HttpProblem);
    expect(tries).toBe(6);
  });

  it('tell of the time to wait also where the browser’s own upload is used', async () => {
    class Sent {
      status = 429;
      responseText = '{"detail":"Later"}';
      upload = {};
      onload = () => undefined;
      open = () => undefined;
      setRequestHeader = () => undefined;
      getResponseHeader = (name: string) => (name.toLowerCase() === 'retry-after' ? '3' : 'application/json');
      send = () => void this.onload();
    }
    vi.stubGlobal('XMLHttpRequest', Sent);
    const response = await uploading(() => undefined)(
      new Request('http://x/', { method: 'POST', body: 'x' }),
    );
    vi.unstubAllGlobals();
    await expect(dataOf(Promise.resolve({ response }))).rejects.toMatchObject({ retryAfterSeconds: 3 });
  });
});
