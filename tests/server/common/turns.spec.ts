/** Other requests are answered while long work is going on. */
import { describe, expect, it } from 'vitest';
import { turns } from '../../../server/common/turns.ts';

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('work in turns', () => {
  it('lets others have theirs after some milliseconds, and not after each piece', async () => {
    let others = 0;
    let waiting = setImmediate(function next() {
      others += 1;
      waiting = setImmediate(next);
    });
    const turn = turns();
    for (let piece = 0; piece < 1000; piece += 1) await turn();
    const quick = others;
    for (let piece = 0; piece < 10; piece += 1) {
      work(10);
      await turn();
    }
    clearImmediate(waiting);
    expect(quick).toBeLessThan(20);
    expect(others - quick).toBeGreaterThanOrEqual(4);
  });

  it('ends with an error once nobody waits for it', async () => {
    const gone = new AbortController();
    const turn = turns(gone.signal);
    await turn();
    gone.abort(new Error('The reader has left'));
    await expect(turn()).rejects.toThrow('The reader has left');
  });
});
