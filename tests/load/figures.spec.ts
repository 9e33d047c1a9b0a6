/** The parts of the figures: percentiles, what servers and the system report, the pace, and the conclusions. */
import { describe, expect, it } from 'vitest';
import { coresUsed, readCpu, readStat } from './cpu.ts';
import { figuresIn } from './figures.ts';
import { samples } from './samples.ts';
import { crowdOf, drawn, keepPace } from './schedule.ts';
import { pastLimit, saturated, type Stretch, verdicts } from './verdict.ts';

describe('samples', () => {
  it('tell percentiles of what was answered, and count what was not', () => {
    const noted = samples();
    for (let ms = 100; ms >= 1; ms -= 1) noted.note('read', ms, null);
    noted.note('read', 1, '503 busy');
    noted.note('read', 1, '503 busy');
    noted.note('write', 500, null);
    noted.note('both', 600, null, true);
    const { all, operations } = noted.take();
    expect(operations.map(({ operation }) => operation)).toEqual(['read', 'write', 'both']);
    expect(operations[0]).toEqual({
      ...{ operation: 'read', count: 102, p50Ms: 51, p95Ms: 96, p99Ms: 100, maxMs: 100 },
      ...{ errors: 2, faults: { '503 busy': 2 } },
    });
    expect(all).toMatchObject({ count: 103, maxMs: 500, errors: 2, faults: { '503 busy': 2 } });
    expect(noted.take().all.count).toBe(0);
  });
});

describe('figures of a server', () => {
  it('are read out of what it tells Prometheus, over all labels', () => {
    const text = `# HELP process_resident_memory_bytes Resident memory
process_resident_memory_bytes 209715200
nodejs_eventloop_lag_p99_seconds 0.0123
patina_database_query_duration_seconds_bucket{le="0.1",statement="select",outcome="ok"} 99
patina_database_query_duration_seconds_count{statement="select",outcome="ok"} 40
patina_database_query_duration_seconds_count{statement="insert",outcome="failed"} 2
patina_database_query_duration_seconds_sum{statement="select",outcome="ok"} 1.5
patina_http_requests_open{kind="request"} 3
patina_http_requests_open{kind="stream"} 20
patina_queue_jobs{queue="screen",state="waiting"} 4
patina_queue_jobs{queue="screen",state="failed"} 1
patina_requests_refused_total{budget="limit"} 6
`;
    expect(figuresIn(text)).toEqual({
      ...{ rssBytes: 209_715_200, eventLoopP99Ms: 12.3, queries: 42, querySeconds: 1.5 },
      ...{ openStreams: 20, refused: 6, waitingJobs: 4 },
    });
  });
});

describe('cores', () => {
  it('are counted from what the system says, whatever a process calls itself', () => {
    const fields = `S 12 1 1 0 -1 4194560 0 0 0 0 150 50 30 20 20 0`;
    expect(readStat(`345 (post) gres: (x)) ${fields}`)).toEqual({ parent: 12, own: 2, ended: 0.5 });
  });

  it('are what was computed in that time, and the rest is of others', () => {
    const before = { servers: [1, 1], helpers: 5, database: 10, client: 2, machine: 100 };
    const after = { servers: [6, 2], helpers: 5, database: 14, client: 3, machine: 120 };
    expect(coresUsed(before, after, 10)).toMatchObject({
      ...{ servers: [0.5, 0.1], helpers: 0, database: 0.4, client: 0.1, machine: 2, others: 0.9 },
    });
  });

  it.runIf(process.platform === 'linux')('of this process are found', () => {
    expect(readCpu([process.pid], null)!.servers[0]).toBeGreaterThan(0);
  });
});

describe('the pace', () => {
  it('is kept while nobody is free, and what is due is timed from then', async () => {
    const crowd = crowdOf(['ida']);
    const dues: number[] = [];
    const done: number[] = [];
    let release = () => undefined as void;
    const held = new Promise<void>((go) => (release = go));
    const begun = await keepPace({ perSecond: 200, ms: 50 }, (dueAt) => {
      dues.push(dueAt);
      crowd.take(async () => {
        await held;
        done.push(dueAt);
      });
    });
    expect([begun, dues.length, crowd.waiting(), done.length]).toEqual([10, 10, 9, 0]);
    expect(Math.round(dues[9]! - dues[0]!)).toBe(45);
    release();
    await expect.poll(() => done).toEqual(dues);
    expect(crowd.waiting()).toBe(0);
  });

  it('has everything done once, and then by its share', () => {
    const kinds = [
      { name: 'often', share: 900 },
      { name: 'rarely', share: 100 },
      { name: 'never', share: 0 },
    ];
    const order = drawn(kinds);
    const names = Array.from({ length: 2003 }, () => order.next().value.name);
    expect(names.slice(0, 3)).toEqual(['often', 'rarely', 'never']);
    const often = names.slice(3).filter((name) => name === 'often').length;
    expect(often).toBeGreaterThan(1700);
    expect(often).toBeLessThan(1950);
    expect(names.slice(3)).not.toContain('never');
  });
});

const all = {
  operation: 'all',
  count: 1000,
  p50Ms: 10,
  p95Ms: 50,
  p99Ms: 100,
  maxMs: 300,
  errors: 0,
  faults: {},
};
const cores = { servers: [0.5], helpers: 0, database: 0.4, client: 0.2, machine: 1.2, others: 0.1, cores: 2 };
const stretch = (changes: Partial<Stretch> = {}): Stretch => ({
  ...{ rate: 200, seconds: 60, answeredPerSecond: 199, all, operations: [], waiting: 0, waitingJobs: 0 },
  servers: [{ rssMb: 300, maxRssMb: 350, eventLoopP99Ms: 12 }],
  ...{ queriesPerSecond: 900, queriesAtOnce: 2, openStreams: 1000, clientEventLoopP99Ms: 5, cores },
  ...changes,
});

describe('the verdict', () => {
  const whole = { people: 1000, embedded: false };
  const met = (changes: Partial<Stretch>, circumstances = whole) =>
    verdicts(stretch(changes), circumstances).map(({ met }) => met);

  it('tells whether each aim is met, only by a run that can tell', () => {
    expect(met({})).toEqual([true, true, true]);
    expect(met({ openStreams: 998 })).toEqual([false, true, true]);
    expect(met({ all: { ...all, p99Ms: 201 } })).toEqual([true, false, true]);
    expect(met({ all: { ...all, errors: 11 } })).toEqual([true, false, true]);
    expect(met({ servers: [{ rssMb: 300, maxRssMb: 401, eventLoopP99Ms: 1 }] })).toEqual([true, true, false]);
    expect(met({ rate: 10 }, { people: 20, embedded: false })).toEqual([null, null, null]);
    expect(met({ rate: 10, all: { ...all, p99Ms: 900 } }, { people: 20, embedded: false })[1]).toBe(false);
    expect(met({}, { people: 1000, embedded: true })[1]).toBe(null);
    const busy = { ...cores, others: 1.2 };
    expect(met({ cores: busy, all: { ...all, p99Ms: 900 } })).toEqual([true, null, true]);
    expect(met({ cores: busy })[1]).toBe(true);
  });

  it('says what is past its limit', () => {
    expect(pastLimit(stretch())).toBe(null);
    expect(pastLimit(stretch({ all: { ...all, p99Ms: 250 } }))).toBe('p99 is 250 ms');
    expect(pastLimit(stretch({ all: { ...all, errors: 20 } }))).toBe('2.0 % of requests failed');
    expect(pastLimit(stretch({ answeredPerSecond: 150 }))).toMatch(/150 .* of 200/);
  });

  it('names what is used up, this client first', () => {
    const used = (changes: Partial<Stretch>, embedded = false) => saturated(stretch(changes), { embedded });
    expect(used({})).toEqual([]);
    expect(used({ cores: { ...cores, servers: [0.95] } })).toEqual(['the core of server 1']);
    expect(used({ cores: { ...cores, servers: [0.95] } }, true)[0]).toMatch(/with the database in it/);
    expect(used({ cores: { ...cores, database: 1.1, machine: 1.9 } })).toEqual([
      'all 2 cores of the machine, most of them by the database',
    ]);
    expect(used({ cores: { ...cores, others: 1.2, machine: 1.9 } })[0]).toMatch(/other programs/);
    expect(used({ clientEventLoopP99Ms: 80, cores: { ...cores, servers: [1] } })).toEqual([
      'this client, so these figures are too high',
      'the core of server 1',
    ]);
    expect(used({ cores: null, servers: [{ rssMb: 1, maxRssMb: 1, eventLoopP99Ms: 90 }] })).toEqual([
      'the event loop of server 1, late by 90 ms',
    ]);
  });
});
