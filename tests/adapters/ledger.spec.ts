import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerSlots } from '../../src/adapters/ledger.adapter.ts';
import type { LedgerCommand } from '../../src/events/ledger/decide.ts';
import { type LedgerFact, ledgerFact } from '../../src/events/ledger/events.ts';
import type { LogOffer } from '../../src/events/ledger/log-offer.ts';
import { type EventLog, LogUnavailable } from '../../src/events/log/log.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { testStamp } from '../given.ts';

const { EntryAdded, EntryDeleted, EntryPaid } = ledgerFact;

class FakeStorage {
  readonly values = new Map<string, string>();
  quota = Infinity;
  getItem = (key: string) => this.values.get(key) ?? null;
  removeItem = (key: string) => void this.values.delete(key);
  setItem = (key: string, value: string) => {
    if (value.length > this.quota) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  };
}

let storage: FakeStorage;
let log: EventLog;
let reported: string[];

function device(given: EventLog = log) {
  let ids = 0;
  return ledgerSlots({
    log: given,
    stamp: () => testStamp,
    newId: () => `new${(ids += 1)}`,
    listener: (message) => reported.push(message),
    storage: storage as unknown as Storage,
  });
}

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  log = memoryLog();
  reported = [];
});
afterEach(() => vi.unstubAllGlobals());

const add = (id: string, amountCents = 100): LedgerCommand => ({
  type: 'AddEntry',
  id,
  name: id,
  amountCents,
  note: null,
  date: null,
  index: null,
});
const entries = () => JSON.parse(storage.getItem('entries') ?? 'null');
const uid = 'u1';

async function opened(...ids: readonly string[]) {
  const slots = device();
  await slots.open({ uid });
  for (const id of ids) await slots.append({ uid, command: add(id) });
  return slots;
}

describe('the local copy', () => {
  it('[LEDGER26] is written with every change, amounts as decimals', async () => {
    const slots = await opened('a');
    await slots.append({ uid, command: { type: 'ChangeEntry', id: 'a', changes: { amountCents: -1235 } } });
    expect(entries()).toEqual([{ id: 'a', name: 'a', amount: -12.35, paid: false, note: null, date: null }]);
  });

  it('[LEDGER26] shows at once what was there last, with its sums', async () => {
    await opened('a', 'b');
    expect(device().preview(uid)).toMatchObject({
      total: 2,
      balances: { balanceCents: 200, balancePaidCents: 0 },
    });
    expect(device().preview('u2')).toBeNull();
  });

  it('[LEDGER26] gives way to the log when it was changed by hand, and the person is told', async () => {
    await opened('a');
    storage.setItem('entries', JSON.stringify([{ id: 'a', name: 'a', amount: 1_000_000, paid: true }]));
    const again = await opened();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('changed outside');
    expect(again.stream()?.state.entries.balanceCents).toBe(100);
    expect(entries()).toMatchObject([{ amount: 1 }]);
  });

  it('[LEDGER26] is made again without a word when it is only older', async () => {
    await opened('a');
    const old = { entries: storage.getItem('entries')!, mark: storage.getItem('entries.mark')! };
    await log.append('ledger/u1', 1, [EntryPaid({ id: 'a' })], testStamp);
    storage.setItem('entries', old.entries);
    storage.setItem('entries.mark', old.mark);
    await opened();
    expect(reported).toEqual([]);
    expect(entries()).toMatchObject([{ paid: true }]);
  });

  it('[LEDGER26] says so when it is damaged', async () => {
    await opened('a');
    storage.setItem('entries', '{"half');
    await opened();
    expect(reported[0]).toContain('damaged');
    expect(entries()).toHaveLength(1);
  });

  it('[LEDGER26] of another person is neither shown nor taken in', async () => {
    await opened('a');
    const other = device();
    await other.open({ uid: 'u2' });
    expect(other.stream()?.state.entries.length).toBe(0);
    expect(reported).toEqual([]);
    expect(entries()).toEqual([]);
  });

  it('[LEDGER26] goes with the person, the log stays', async () => {
    const slots = await opened('a');
    await slots.close({ uid, commands: [add('late')] });
    expect([...storage.values.keys()]).toEqual([]);
    expect(
      (await opened())
        .stream()
        ?.state.entries.toArray()
        .map(({ id }) => id),
    ).toEqual(['a', 'late']);
  });

  it('[LEDGER26] holds the first entries of a long ledger, marked', async () => {
    const slots = await opened();
    const many = Array.from({ length: 6000 }, (_, i) => ({
      id: `e${i}`,
      name: '',
      amountCents: 1,
      paid: false,
      note: null,
      date: null,
    }));
    await slots.append({ uid, command: { type: 'ImportEntries', source: 'test', entries: many } });
    await vi.waitFor(() => expect(entries()).toMatchObject({ partial: true, total: 6000 }));
    expect(device().preview(uid)).toMatchObject({ total: 6000, balances: { balanceCents: 6000 } });
    await opened();
    expect(reported).toEqual([]);
  });
});

describe('an older installation', () => {
  it('[LEDGER27] is taken in as one import', async () => {
    storage.setItem(
      'entries',
      JSON.stringify([
        { id: 'x', name: 'Sofa', amount: 12.5, paid: true },
        { id: 'x', name: 'Again', amount: null },
        { amount: 0.1 + 0.2 },
      ]),
    );
    const slots = await opened();
    expect(slots.stream()?.head.seq).toBe(1);
    expect(slots.stream()?.state.entries.toArray()).toEqual([
      { id: 'x', name: 'Sofa', amountCents: 1250, paid: true, note: null, date: null },
      {
        id: expect.stringContaining('new'),
        name: 'Again',
        amountCents: 0,
        paid: false,
        note: null,
        date: null,
      },
      { id: expect.stringContaining('new'), name: '', amountCents: 30, paid: false, note: null, date: null },
    ]);
    expect(reported[0]).toContain('3 entries');
  });

  it('[LEDGER27] is taken in once', async () => {
    storage.setItem('entries', JSON.stringify([{ id: 'x', amount: 1 }]));
    await opened();
    expect((await opened()).stream()?.head.seq).toBe(1);
  });

  it('[LEDGER27] keeps aside what cannot be read', async () => {
    const raw = JSON.stringify([
      { id: 'x', amount: 1e300 },
      { id: 'y', amount: 1 },
    ]);
    storage.setItem('entries', raw);
    const slots = await opened();
    expect(slots.stream()?.state.entries.length).toBe(1);
    expect(storage.getItem('entries.unreadable')).toBe(raw);
    expect(reported[0]).toContain('1 of the entries');
  });

  it('[LEDGER27] that is damaged altogether is kept aside and told', async () => {
    storage.setItem('entries', 'not json');
    await opened();
    expect(storage.getItem('entries.unreadable')).toBe('not json');
    expect(reported[0]).toContain('cannot be read');
  });
});

describe('log files', () => {
  const facts: readonly LedgerFact[] = [
    EntryAdded({ id: 'a', name: 'a', amountCents: 1, paid: false, note: null, date: null, index: 0 }),
    EntryPaid({ id: 'a' }),
  ];
  async function fileOf(stream: string, ...more: readonly LedgerFact[]): Promise<Blob> {
    const elsewhere = memoryLog();
    await elsewhere.append(stream, 0, [...facts, ...more], testStamp);
    return device(elsewhere).exportLog(stream.slice('ledger/'.length));
  }
  const kindOf = async (file: Blob): Promise<LogOffer> => (await opened()).readLog(file);

  it('[LEDGER28] that hold this ledger or its past bring nothing new', async () => {
    const file = await fileOf('ledger/u1');
    await log.append('ledger/u1', 0, facts, testStamp);
    expect(await kindOf(file)).toEqual({ kind: 'known' });
    await log.append(
      'ledger/u1',
      2,
      [
        EntryDeleted({
          id: 'a',
          index: 0,
          entry: { id: 'a', name: 'a', amountCents: 1, paid: true, note: null, date: null },
        }),
      ],
      testStamp,
    );
    expect(await kindOf(file)).toEqual({ kind: 'known' });
  });

  it('[LEDGER28] that continue this ledger are taken over as they are', async () => {
    const file = await fileOf('ledger/u1');
    await log.append('ledger/u1', 0, facts.slice(0, 1), testStamp);
    const slots = await opened();
    const offer = await slots.readLog(file);
    expect(offer).toMatchObject({ kind: 'continues', added: 1, entries: 1 });
    await slots.adoptLog(offer as LogOffer & { kind: 'continues' });
    expect(slots.stream()?.head.seq).toBe(2);
    expect(slots.stream()?.state.entries.get('a')?.paid).toBe(true);
    expect(await (await slots.exportLog(uid)).text()).toBe(await file.text());
  });

  it('[LEDGER28] of another or a forked ledger offer the entries that are not here', async () => {
    await log.append('ledger/u1', 0, facts.slice(0, 1), { ...testStamp, device: 'other' });
    const other = EntryAdded({
      id: 'b',
      name: 'b',
      amountCents: 2,
      paid: false,
      note: null,
      date: null,
      index: 1,
    });
    expect(await kindOf(await fileOf('ledger/u2', other))).toMatchObject({
      kind: 'entries',
      forked: false,
      known: 1,
      entries: [{ id: 'b' }],
    });
    expect(await kindOf(await fileOf('ledger/u1', other))).toMatchObject({
      kind: 'entries',
      forked: true,
      known: 1,
      entries: [{ id: 'b' }],
    });
  });

  it('[LEDGER28] that are damaged, no ledger or impossible are refused with the line', async () => {
    const text = await (await fileOf('ledger/u1')).text();
    const altered = new Blob([text.replace('"amountCents":1,', '"amountCents":2,')]);
    expect(await kindOf(altered)).toMatchObject({ kind: 'refused', line: 2 });
    expect(await kindOf(await fileOf('ledger/u1', EntryPaid({ id: 'a' })))).toMatchObject({
      kind: 'refused',
      line: 4,
    });
    expect(await kindOf(await fileOf('ledger/u1', EntryPaid({ id: '' })))).toMatchObject({
      kind: 'refused',
      line: 4,
    });
    expect(await kindOf(new Blob(['hello']))).toMatchObject({ kind: 'refused', line: 1 });
  });
});

describe('opening and appending', () => {
  it('[LEDGER24] can be tried again after the log refused', async () => {
    let broken = true;
    const flaky: EventLog = {
      ...log,
      head: (stream) =>
        broken ? Promise.reject(new LogUnavailable('blocked', 'Blocked.')) : log.head(stream),
    };
    const slots = device(flaky);
    await expect(slots.open({ uid })).rejects.toThrow('Blocked.');
    expect(slots.stream()).toBeNull();
    broken = false;
    await slots.open({ uid });
    expect(slots.stream()?.state.entries.length).toBe(0);
  });

  it('[LEDGER19] keeps a snapshot of a large import at once, so that opening it again is quick', async () => {
    const slots = await opened();
    const many = Array.from({ length: 1500 }, (_, i) => ({
      id: `e${i}`,
      name: '',
      amountCents: 1,
      paid: false,
      note: null,
      date: null,
    }));
    await slots.append({ uid, command: { type: 'ImportEntries', source: 'test', entries: many } });
    await vi.waitFor(async () => expect((await log.loadSnapshot('ledger/u1', 'ledger'))?.head.seq).toBe(1));
  });

  it('[LEDGER24] counts what could not be saved before the end', async () => {
    let broken = false;
    const flaky: EventLog = {
      ...log,
      append: (...given) =>
        broken ? Promise.reject(new LogUnavailable('full', 'Full.')) : log.append(...given),
    };
    const slots = device(flaky);
    await slots.open({ uid });
    broken = true;
    expect(await slots.close({ uid, commands: [add('a'), add('b')] })).toBe(2);
    expect(reported[0]).toContain('2 of your last changes');
  });

  it('[LEDGER24] waits for the command at work before the end, and counts it when it fails', async () => {
    const slots = await opened();
    const saved = slots.append({ uid, command: add('a') });
    expect(await slots.close({ uid, commands: [] })).toBe(0);
    expect(await saved).toHaveLength(1);

    const full = device({ ...log, append: () => Promise.reject(new LogUnavailable('full', 'Full.')) });
    await full.open({ uid });
    full.append({ uid, command: add('b') }).catch(() => undefined);
    expect(await full.close({ uid, commands: [] })).toBe(1);
    expect(reported).toEqual(['1 of your last changes could not be saved.']);
  });

  it('[LEDGER24] never writes into the ledger of somebody else', async () => {
    const slots = await opened();
    await expect(slots.append({ uid: 'u2', command: add('a') })).rejects.toThrow('u2');
  });
});
