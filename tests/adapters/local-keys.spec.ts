import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { entriesKey, localKey } from '../../src/adapters/local-keys.ts';

/** Local storage with a quota in characters, like a browser's. */
class FakeStorage {
  readonly items = new Map<string, string>();
  quota = Infinity;
  attempts = 0;

  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    this.attempts += 1;
    let used = key.length + text.length;
    for (const [other, value] of this.items) if (other !== key) used += other.length + value.length;
    if (used > this.quota) throw new DOMException('Full', 'QuotaExceededError');
    this.items.set(key, text);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

let storage: FakeStorage;
let target: EventTarget;

beforeEach(() => {
  storage = new FakeStorage();
  target = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
});
afterEach(() => vi.unstubAllGlobals());

/** The event that a browser sends to this tab when another one has written. */
function anotherTabWrites(key: string | null, newValue: string | null, storageArea: unknown = storage) {
  target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea }));
}

const settings = () => localKey('settings', z.object({ darkMode: z.boolean() }));
const entry = z.object({ id: z.string(), amount: z.number() });
const entries = () => entriesKey(entry);
const someEntries = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `e${i}`, amount: i }));

describe('a local key', () => {
  it('[LOCAL1] is absent, then what was written, then absent again', () => {
    const key = settings();
    expect(key.read()).toEqual({ state: 'absent' });
    expect(key.write({ darkMode: true })).toBe('saved');
    expect(storage.items.get('settings')).toBe('{"darkMode":true}');
    expect(key.read()).toEqual({ state: 'saved', value: { darkMode: true } });
    expect(key.remove()).toBe(true);
    expect(key.read()).toEqual({ state: 'absent' });
    expect(key.remove()).toBe(true);
  });

  it.each([
    ['{"darkMode":', /not JSON/],
    ['', /not JSON/],
    ['null', /./],
    ['[]', /./],
    ['{"darkMode":"yes"}', /^darkMode: /],
    ['{}', /^darkMode: /],
  ])('[LOCAL2] reports %s as damaged, and keeps it', (raw, problem) => {
    storage.items.set('settings', raw);
    const read = settings().read();
    expect(read).toMatchObject({ state: 'damaged', raw });
    expect(read.state === 'damaged' && read.problem).toMatch(problem);
    expect(storage.items.get('settings')).toBe(raw);
  });

  it('[LOCAL3] keeps what stood there when there is no room', () => {
    const key = localKey('user', z.string());
    expect(key.write('short')).toBe('saved');
    storage.quota = 20;
    expect(key.write('x'.repeat(30))).toBe('full');
    expect(key.read()).toEqual({ state: 'saved', value: 'short' });
  });

  it.each([
    ['throws when mentioned', () => vi.stubGlobal('localStorage', undefined)],
    [
      'throws when used',
      () => {
        const refuse = () => {
          throw new DOMException('No', 'SecurityError');
        };
        vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
      },
    ],
    [
      'throws when looked for',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          configurable: true,
          get: () => {
            throw new DOMException('No', 'SecurityError');
          },
        }),
    ],
  ])('[LOCAL3] says that storage is forbidden when it %s', (_, forbid) => {
    forbid();
    expect(settings().read()).toEqual({ state: 'forbidden' });
    expect(settings().write({ darkMode: true })).toBe('forbidden');
    expect(settings().remove()).toBe(false);
    expect(entries().read()).toEqual({ state: 'forbidden' });
    expect(entries().write(someEntries(3))).toEqual({ result: 'forbidden', written: 0 });
  });

  it('[LOCAL5] hears of other tabs, of its own key alone, until it stops', () => {
    const received = vi.fn();
    const stop = settings().subscribe(received);
    settings().write({ darkMode: false });
    anotherTabWrites('user', '"u1"');
    anotherTabWrites('settings', '{"darkMode":true}', {});
    expect(received).not.toHaveBeenCalled();
    anotherTabWrites('settings', '{"darkMode":true}');
    anotherTabWrites('settings', 'edited by hand');
    anotherTabWrites('settings', null);
    anotherTabWrites(null, null);
    expect(received.mock.calls.map(([now]) => (now as { state: string }).state)).toEqual([
      'saved',
      'damaged',
      'absent',
      'absent',
    ]);
    stop();
    anotherTabWrites('settings', '{"darkMode":true}');
    expect(received).toHaveBeenCalledTimes(4);
  });
});

describe('the key entries', () => {
  it('[LOCAL4] is a plain list while everything fits', () => {
    const key = entries();
    expect(key.write(someEntries(2))).toEqual({ result: 'saved', written: 2 });
    expect(storage.items.get('entries')).toBe('[{"id":"e0","amount":0},{"id":"e1","amount":1}]');
    expect(key.read()).toEqual({
      state: 'saved',
      value: { entries: someEntries(2), total: 2, partial: false },
    });
    expect(key.write([])).toEqual({ result: 'saved', written: 0 });
    expect(storage.items.get('entries')).toBe('[]');
  });

  it('[LOCAL4] holds nearly all that fits, marked, when not everything does', () => {
    storage.quota = 20_000;
    const all = someEntries(5000);
    const { result, written } = entries().write(all);
    expect(result).toBe('saved');
    const stored = storage.items.get('entries')!;
    expect(stored.length).toBeGreaterThan(20_000 * 0.9);
    expect(JSON.parse(stored)).toEqual({ partial: true, total: 5000, entries: all.slice(0, written) });
    expect(entries().read()).toEqual({
      state: 'saved',
      value: { partial: true, total: 5000, entries: all.slice(0, written) },
    });
  });

  it('[LOCAL4] finds the place quickly, remembers it, and goes back to a plain list', () => {
    storage.quota = 20_000;
    const key = entries();
    key.write(someEntries(5000));
    expect(storage.attempts).toBeLessThan(15);
    storage.attempts = 0;
    expect(key.write(someEntries(5001)).result).toBe('saved');
    expect(storage.attempts).toBe(1);
    storage.quota = 10_000;
    expect(key.write(someEntries(5001)).result).toBe('saved');
    expect(storage.items.get('entries')!.length).toBeGreaterThan(9000);
    expect(key.write(someEntries(10))).toEqual({ result: 'saved', written: 10 });
    expect(storage.items.get('entries')).toMatch(/^\[/);
  });

  it('[LOCAL3] keeps what stood there when not even the mark fits', () => {
    const key = entries();
    key.write(someEntries(1));
    storage.quota = 30;
    expect(key.write(someEntries(9))).toEqual({ result: 'full', written: 0 });
    expect(storage.items.get('entries')).toBe('[{"id":"e0","amount":0}]');
  });

  it.each([
    '{"partial":true,"entries":[]}',
    '{"entries":[]}',
    '[{"id":"e1"}]',
    '{"partial":true,"total":-1,"entries":[]}',
  ])('[LOCAL2] reports %s as damaged', (raw) => {
    storage.items.set('entries', raw);
    expect(entries().read()).toMatchObject({ state: 'damaged', raw });
  });

  it('[LOCAL5] hears of other tabs in the same words as it reads', () => {
    const received = vi.fn();
    entries().subscribe(received);
    anotherTabWrites('entries', JSON.stringify({ partial: true, total: 9, entries: someEntries(1) }));
    expect(received).toHaveBeenCalledWith({
      state: 'saved',
      value: { partial: true, total: 9, entries: someEntries(1) },
    });
  });
});
