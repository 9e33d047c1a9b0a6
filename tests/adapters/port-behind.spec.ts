import { describe, expect, it } from 'vitest';
import { portBehind } from '../../src/adapters/port-behind.ts';

const port = {
  double: async (number: number) => number * 2,
  fail: async (): Promise<never> => {
    throw new Error('no');
  },
};

describe('a port behind the first page', () => {
  it('answers what was asked before it came', async () => {
    let come!: (opened: typeof port) => void;
    const behind = portBehind(new Promise<typeof port>((opened) => (come = opened)));
    const asked = behind.double(21);
    come(port);
    expect(await asked).toBe(42);
  });

  it('fails as the call fails, or as its code did not come', async () => {
    await expect(portBehind(Promise.resolve(port)).fail()).rejects.toThrow('no');
    const lost = portBehind(Promise.reject<typeof port>(new Error('offline')));
    await expect(lost.double(1)).rejects.toThrow('offline');
  });
});
