import { describe, expect, it } from 'vitest';
import { keepJournal } from '../../src/adapters/journal.ts';
import { journalTrimmer } from '../../src/adapters/trim-journals.ts';
import type { Fact } from '../../src/events/log/event.ts';
import { type EventLog, LogUnavailable } from '../../src/events/log/log.ts';
import { verifyChain } from '../../src/events/log/verify-records.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { isJournal, scopeOf } from '../../src/events/streams.ts';
import { addedFacts, recordsOf } from '../events/log/log.contract.ts';
import { testStamp } from '../given.ts';

const now = Date.parse('2026-06-01T12:00:00.000Z');
const stampOf = (days: number) => ({ ...testStamp, at: new Date(now - days * 86_400_000).toISOString() });
const emptyLog = () => memoryLog(new Map(), isJournal);

async function append(log: EventLog, stream: string, count: number, days = 1): Promise<void> {
  const { seq } = await log.head(stream);
  await log.append(stream, seq, addedFacts(count, seq + 1), stampOf(days));
}

function trimmerOf(log: EventLog) {
  const steps: string[] = [];
  const watched: EventLog = {
    ...log,
    async trim(stream, upTo, at) {
      steps.push(`${stream} ${upTo}`);
      return log.trim(stream, upTo, at);
    },
  };
  const whenIdle = async () => void steps.push('idle');
  return { steps, trimmer: journalTrimmer({ log: watched, scopeOf, now: () => now, whenIdle }) };
}
const trims = (steps: readonly string[]) => steps.filter((step) => step !== 'idle');

describe('trimming after the start', () => {
  it('[JOURNAL5] takes from every journal what has to go, and nothing from truth', async () => {
    const log = emptyLog();
    for (const stream of ['auth', 'profile/u1', 'ledger/u1', 'settings', 'unheard']) {
      await append(log, stream, 3, 91);
      await append(log, stream, 2);
    }
    await append(log, 'workflow/ledger', 10_050);
    const { trimmer } = trimmerOf(log);
    await trimmer.trimAll();
    for (const stream of ['ledger/u1', 'settings', 'unheard']) {
      expect(await log.start(stream)).toBeNull();
      expect(await recordsOf(log, stream)).toHaveLength(5);
    }
    for (const stream of ['auth', 'profile/u1'])
      expect(await log.start(stream)).toMatchObject({ seq: 3, at: new Date(now).toISOString() });
    const left = await recordsOf(log, 'workflow/ledger');
    expect(left).toHaveLength(10_000);
    const start = (await log.start('workflow/ledger'))!;
    expect(verifyChain('workflow/ledger', start, left)).toEqual(await log.head('workflow/ledger'));
  });

  it('[JOURNAL5] removes 2,048 records at a time, and waits for a quiet moment before each', async () => {
    const log = emptyLog();
    await append(log, 'auth', 5000, 100);
    await append(log, 'auth', 1);
    const { steps, trimmer } = trimmerOf(log);
    await trimmer.trimAll();
    expect(trims(steps)).toEqual(['auth 2048', 'auth 4096', 'auth 5000']);
    expect(steps.every((step, i) => step === 'idle' || steps[i - 1] === 'idle')).toBe(true);
    const again = trimmerOf(log);
    await again.trimmer.trimAll();
    expect(trims(again.steps)).toEqual([]);
  });

  it('[JOURNAL5] is kept from one damaged journal by it alone, and comes again', async () => {
    const rows = new Map<string, string[]>();
    const log = memoryLog(rows, isJournal);
    for (const stream of ['auth', 'todo']) {
      await append(log, stream, 3, 91);
      await append(log, stream, 1);
    }
    const sound = rows.get('auth')![3]!;
    rows.get('auth')![3] = sound.replace(/"prev":"./, '"prev":"x');
    await trimmerOf(log).trimmer.trimAll();
    expect(await log.start('auth')).toBeNull();
    expect(await log.start('todo')).toMatchObject({ seq: 3 });
    rows.get('auth')![3] = sound;
    await trimmerOf(log).trimmer.trimAll();
    expect(await log.start('auth')).toMatchObject({ seq: 3 });
  });
});

describe('trimming as a journal grows', () => {
  it('[JOURNAL5] begins 1,000 records beyond the limit', async () => {
    const log = emptyLog();
    await append(log, 'auth', 11_000);
    const { steps, trimmer } = trimmerOf(log);
    await trimmer.grown('auth', 11_000);
    expect(steps).toEqual([]);
    await append(log, 'auth', 1);
    await trimmer.grown('auth', 11_001);
    expect(await log.start('auth')).toMatchObject({ seq: 1001 });
    await append(log, 'auth', 1000);
    await trimmer.grown('auth', 12_001);
    expect(await log.start('auth')).toMatchObject({ seq: 1001 });
    await append(log, 'auth', 1);
    await trimmer.grown('auth', 12_002);
    expect(await log.start('auth')).toMatchObject({ seq: 2002 });
  });

  it('[JOURNAL5] leaves a ledger alone, however long', async () => {
    const log = emptyLog();
    await append(log, 'ledger/u1', 11_500);
    const { steps, trimmer } = trimmerOf(log);
    await trimmer.grown('ledger/u1', 11_500);
    expect(steps).toEqual([]);
  });

  it('[JOURNAL5] fails without a word, and tries again with more records, not with each', async () => {
    const log = emptyLog();
    await append(log, 'auth', 11_500);
    let tries = 0;
    const full: EventLog = {
      ...log,
      trim() {
        tries += 1;
        return Promise.reject(new LogUnavailable('full', 'The disk is full.'));
      },
    };
    const { trimmer } = trimmerOf(full);
    for (const seq of [11_500, 11_501, 12_499]) await trimmer.grown('auth', seq);
    expect(tries).toBe(1);
    await trimmer.grown('auth', 12_500);
    expect(tries).toBe(2);
  });

  it('[JOURNAL5] hears of every append of a statechart', async () => {
    const log = emptyLog();
    const heard: string[] = [];
    let emit!: (fact: Fact) => void;
    const journal = keepJournal({
      source: {
        on(_, listener) {
          emit = listener;
          return { unsubscribe: () => undefined };
        },
      },
      log,
      stream: () => 'auth',
      stamp: () => testStamp,
      onUnavailable: (error) => expect.fail(error.message),
      onAppended: (stream, seq) => heard.push(`${stream} ${seq}`),
    });
    for (const fact of addedFacts(3)) emit(fact);
    await journal.flushed();
    emit(addedFacts(1)[0]!);
    await journal.flushed();
    expect(heard).toEqual(['auth 3', 'auth 4']);
  });
});
