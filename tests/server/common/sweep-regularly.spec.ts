import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepRegularly } from '../../../server/common/sweep-regularly.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const everyMs = 1000;

describe('a regular sweep', () => {
  it('comes at once, after each pause, and no more once it was stopped', async () => {
    const sweep = vi.fn(async () => undefined);
    const sweeping = sweepRegularly(sweep, everyMs, () => undefined);
    expect(sweep).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * everyMs);
    expect(sweep).toHaveBeenCalledTimes(3);
    await sweeping.stop();
    await vi.advanceTimersByTimeAsync(5 * everyMs);
    expect(sweep).toHaveBeenCalledTimes(3);
  });

  it('goes on after one that failed, and tells of it', async () => {
    const fault = new Error('no database');
    const sweep = vi.fn(async () => undefined).mockRejectedValueOnce(fault);
    const listener = vi.fn();
    const sweeping = sweepRegularly(sweep, everyMs, listener);
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(listener).toHaveBeenCalledExactlyOnceWith(fault);
    expect(sweep).toHaveBeenCalledTimes(2);
    await sweeping.stop();
  });

  it('is left out while it may not come', async () => {
    const sweep = vi.fn(async () => undefined);
    let maySweep = false;
    const sweeping = sweepRegularly(
      sweep,
      everyMs,
      () => undefined,
      () => maySweep,
    );
    await vi.advanceTimersByTimeAsync(3 * everyMs);
    expect(sweep).not.toHaveBeenCalled();
    maySweep = true;
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(sweep).toHaveBeenCalledTimes(1);
    await sweeping.stop();
  });

  it('is not cut off by a stop, and never overlaps with itself', async () => {
    let end = () => undefined as void;
    const sweep = vi.fn(() => new Promise<void>((done) => (end = done)));
    const sweeping = sweepRegularly(sweep, everyMs, () => undefined);
    await vi.advanceTimersByTimeAsync(10 * everyMs);
    expect(sweep).toHaveBeenCalledTimes(1);
    const stopped = vi.fn();
    const stopping = sweeping.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(stopped).not.toHaveBeenCalled();
    end();
    await stopping;
    await vi.advanceTimersByTimeAsync(10 * everyMs);
    expect(sweep).toHaveBeenCalledTimes(1);
  });
});
