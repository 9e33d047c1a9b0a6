import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type FactSource, keepJournal } from '../../src/adapters/journal.ts';
import { readFact } from '../../src/events/log/facts.ts';
import type { EventRecord, Fact } from '../../src/events/log/event.ts';
import { type EventLog, LogUnavailable } from '../../src/events/log/log.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { settingsFacts } from '../../src/events/settings/events.ts';
import { settingsProjection } from '../../src/events/settings/projection.ts';
import { settingsMachine, viewSettings } from '../../src/machines/settings.machine.ts';
import { listener } from '../../src/machines/slots.ts';
import { testStamp } from '../given.ts';

function source() {
  const listeners = new Set<(fact: Fact) => void>();
  const from: FactSource<Fact> = {
    on: (_, listener) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  return {
    from,
    emit: (type: string, n = 0) => listeners.forEach((listener) => listener({ type, v: 1, data: { n } })),
  };
}

async function recordsOf(log: EventLog, stream = 'auth'): Promise<readonly EventRecord[]> {
  const records: EventRecord[] = [];
  for await (const batch of log.read(stream)) records.push(...batch);
  return records;
}

function start(log: EventLog | Promise<EventLog>, options: { maxWaiting?: number } = {}) {
  let time = 0;
  const errors: LogUnavailable[] = [];
  const { from, emit } = source();
  const journal = keepJournal({
    source: from,
    log,
    stream: ({ type }) => (type === 'Ignored' ? null : type === 'Other' ? 'todo' : 'auth'),
    stamp: () => ({ ...testStamp, at: new Date(time).toISOString() }),
    onUnavailable: (error) => errors.push(error),
    ...options,
  });
  return { journal, emit, errors, setTime: (ms: number) => (time = ms) };
}

describe('journal', () => {
  it('[JOURNAL1] keeps the order, over streams and times', async () => {
    const log = memoryLog();
    const { journal, emit, setTime } = start(log);
    emit('A', 1);
    emit('B', 2);
    emit('Other');
    emit('Ignored');
    setTime(1000);
    emit('C', 3);
    await journal.flushed();
    const records = await recordsOf(log);
    expect(records.map(({ type, seq, at }) => [type, seq, at.slice(17)])).toEqual([
      ['A', 1, '00.000Z'],
      ['B', 2, '00.000Z'],
      ['C', 3, '01.000Z'],
    ]);
    expect((await recordsOf(log, 'todo')).map(({ type }) => type)).toEqual(['Other']);
  });

  it('[JOURNAL1] stamps what happens before the log is open with the time it happened', async () => {
    let open!: (log: EventLog) => void;
    const { journal, emit, setTime } = start(new Promise<EventLog>((resolve) => (open = resolve)));
    emit('A');
    setTime(5000);
    const log = memoryLog();
    open(log);
    await journal.flushed();
    expect((await recordsOf(log))[0]?.at).toBe('1970-01-01T00:00:00.000Z');
  });

  it('[JOURNAL1] reads back what folds to what the statechart shows', async () => {
    const log = memoryLog();
    const actor = createActor(
      settingsMachine.provide({
        actors: { otherTabs: listener(() => () => undefined) },
        actions: { saveSettings: () => undefined },
      }),
      { input: { stored: { darkMode: true } } },
    );
    const journal = keepJournal({
      source: actor,
      log,
      stream: () => 'settings',
      stamp: () => testStamp,
      onUnavailable: (error) => expect.fail(error.message),
    });
    actor.start();
    actor.send({ type: 'setting.change', key: 'currencySymbol', value: 'kr' });
    actor.send({ type: 'setting.change', key: 'currencySymbol', value: 'far too long' });
    await journal.flushed();
    const view = (await recordsOf(log, 'settings')).reduce((folded, record) => {
      const fact = readFact(settingsFacts, record);
      return fact ? settingsProjection.evolve(folded, fact) : folded;
    }, settingsProjection.initial());
    expect(view).toEqual(viewSettings(actor.getSnapshot()));
    expect(view).toMatchObject({
      settings: { darkMode: true, currencySymbol: 'kr' },
      refused: 'currencySymbol',
    });
  });

  it('[JOURNAL2] loses and doubles nothing when two tabs write at once', async () => {
    const log = memoryLog();
    const tabs = [start(log), start(log)];
    for (let n = 0; n < 40; n += 1) {
      for (const [tab, { emit, setTime }] of tabs.entries()) {
        setTime(n);
        emit(`Tab${tab}`, n);
      }
      if (n % 7 === 0) await Promise.resolve();
    }
    await Promise.all(tabs.map(({ journal }) => journal.flushed()));
    const records = await recordsOf(log);
    expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
    for (const tab of ['Tab0', 'Tab1']) {
      const own = records.filter(({ type }) => type === tab).map(({ data }) => (data as { n: number }).n);
      expect(own).toEqual(Array.from({ length: 40 }, (_, n) => n));
    }
  });

  it('[JOURNAL3] reports a log that refuses once, and writes everything when it works again', async () => {
    const log = memoryLog();
    let full = true;
    const flaky: EventLog = {
      ...log,
      append: (...args) =>
        full ? Promise.reject(new LogUnavailable('full', 'The disk is full.')) : log.append(...args),
    };
    const { journal, emit, errors } = start(flaky);
    emit('A', 1);
    await journal.flushed();
    emit('B', 2);
    await journal.flushed();
    expect(errors.map(({ reason }) => reason)).toEqual(['full']);
    full = false;
    emit('C', 3);
    await journal.flushed();
    expect((await recordsOf(log)).map(({ type }) => type)).toEqual(['A', 'B', 'C']);
  });

  it('[JOURNAL3] reports a log that never opens', async () => {
    const { journal, emit, errors } = start(Promise.reject(new Error('no database')));
    emit('A');
    await journal.flushed();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toBeInstanceOf(LogUnavailable);
  });

  it('[JOURNAL3] keeps only so much while the log refuses', async () => {
    const log = memoryLog();
    let closed = true;
    const flaky: EventLog = {
      ...log,
      head: (stream) => (closed ? Promise.reject(new LogUnavailable('closed', 'Closed.')) : log.head(stream)),
    };
    const { journal, emit } = start(flaky, { maxWaiting: 3 });
    for (let n = 1; n <= 5; n += 1) emit('A', n);
    await journal.flushed();
    closed = false;
    emit('A', 6);
    await journal.flushed();
    expect((await recordsOf(log)).map(({ data }) => (data as { n: number }).n)).toEqual([4, 5, 6]);
  });

  it('[JOURNAL3] hears nothing any more once stopped, and has written the rest', async () => {
    const log = memoryLog();
    const { journal, emit } = start(log);
    emit('A');
    await journal.stop();
    emit('B');
    await journal.flushed();
    expect((await recordsOf(log)).map(({ type }) => type)).toEqual(['A']);
  });
});
