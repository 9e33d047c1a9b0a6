import { describe, expect, it } from 'vitest';
import { lazyListener, opening, lazyPort } from '../../src/adapters/lazy-port.ts';

const port = {
  double: async (number: number) => number * 2,
  fail: async (): Promise<never> => {
    throw new Error('no');
  },
};

describe('a port behind the first page', () => {
  it('answers what was asked before it came', async () => {
    let come!: (opened: typeof port) => void;
    const behind = lazyPort(() => new Promise<typeof port>((opened) => (come = opened)));
    const asked = behind.double(21);
    come(port);
    expect(await asked).toBe(42);
  });

  it('fails as the call fails, or as its code did not come', async () => {
    await expect(lazyPort(() => Promise.resolve(port)).fail()).rejects.toThrow('no');
    const lost = lazyPort(() => Promise.reject<typeof port>(new Error('offline')));
    await expect(lost.double(1)).rejects.toThrow('offline');
  });

  it('comes once, and is fetched again after a failure', async () => {
    let fetches = 0;
    const open = opening(async () => {
      fetches += 1;
      if (fetches === 1) throw new Error('offline');
      return port;
    });
    const behind = lazyPort(open);
    await expect(behind.double(1)).rejects.toThrow('offline');
    expect(await Promise.all([behind.double(1), behind.double(2)])).toEqual([2, 4]);
    expect(fetches).toBe(2);
  });
});

describe('a listener of what is behind the first page', () => {
  const source = () => {
    const reported = new Set<(word: string) => void>();
    const listen = (send: (word: string) => void) => {
      reported.add(send);
      return () => void reported.delete(send);
    };
    return { reported, listen };
  };

  it('hears at once what is there', () => {
    const { reported, listen } = source();
    const received: string[] = [];
    const stop = lazyListener(
      () => listen,
      () => Promise.resolve(listen),
      (opened) => opened,
    )((word: string) => received.push(word));
    for (const listener of reported) listener('one');
    stop();
    expect(reported.size).toBe(0);
    expect(received).toEqual(['one']);
  });

  it('hears what comes later, unless it has stopped by then', async () => {
    const { reported, listen } = source();
    const come = Promise.resolve(listen);
    const behind = lazyListener(
      () => null as typeof listen | null,
      () => come,
      (opened) => opened,
    );
    const stop = behind(() => undefined);
    behind(() => undefined)();
    await come;
    expect(reported.size).toBe(1);
    stop();
    expect(reported.size).toBe(0);
  });
});
