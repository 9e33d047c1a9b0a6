import { describe, expect, it } from 'vitest';
import { listenBehind, opening, portBehind } from '../../src/adapters/port-behind.ts';

const port = {
  double: async (number: number) => number * 2,
  fail: async (): Promise<never> => {
    throw new Error('no');
  },
};

describe('a port behind the first page', () => {
  it('answers what was asked before it came', async () => {
    let come!: (opened: typeof port) => void;
    const behind = portBehind(() => new Promise<typeof port>((opened) => (come = opened)));
    const asked = behind.double(21);
    come(port);
    expect(await asked).toBe(42);
  });

  it('fails as the call fails, or as its code did not come', async () => {
    await expect(portBehind(() => Promise.resolve(port)).fail()).rejects.toThrow('no');
    const lost = portBehind(() => Promise.reject<typeof port>(new Error('offline')));
    await expect(lost.double(1)).rejects.toThrow('offline');
  });

  it('comes once, and is fetched again after a failure', async () => {
    let fetches = 0;
    const open = opening(async () => {
      fetches += 1;
      if (fetches === 1) throw new Error('offline');
      return port;
    });
    const behind = portBehind(open);
    await expect(behind.double(1)).rejects.toThrow('offline');
    expect(await Promise.all([behind.double(1), behind.double(2)])).toEqual([2, 4]);
    expect(fetches).toBe(2);
  });
});

describe('a listener of what is behind the first page', () => {
  const source = () => {
    const told = new Set<(word: string) => void>();
    const listen = (send: (word: string) => void) => {
      told.add(send);
      return () => void told.delete(send);
    };
    return { told, listen };
  };

  it('hears at once what is there', () => {
    const { told, listen } = source();
    const heard: string[] = [];
    const stop = listenBehind(
      () => listen,
      () => Promise.resolve(listen),
      (opened) => opened,
    )((word: string) => heard.push(word));
    for (const tell of told) tell('one');
    stop();
    expect(told.size).toBe(0);
    expect(heard).toEqual(['one']);
  });

  it('hears what comes later, unless it has stopped by then', async () => {
    const { told, listen } = source();
    const come = Promise.resolve(listen);
    const behind = listenBehind(
      () => null as typeof listen | null,
      () => come,
      (opened) => opened,
    );
    const stop = behind(() => undefined);
    behind(() => undefined)();
    await come;
    expect(told.size).toBe(1);
    stop();
    expect(told.size).toBe(0);
  });
});
