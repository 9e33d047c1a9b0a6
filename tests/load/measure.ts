/** Measures one stretch of load: people act at a given rate while everything is watched. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { actions, type Action } from './actions.ts';
import { coresUsed, readCpu } from './cpu.ts';
import type { Figures } from './figures.ts';
import type { Person } from './person.ts';
import type { Samples } from './samples.ts';
import { type Crowd, drawn, keepPace } from './schedule.ts';
import type { Servers } from './servers.ts';
import type { Shown } from './shown.ts';
import type { ServerFigures, Stretch } from './verdict.ts';
import { Unanswered } from './wire.ts';

export interface Crowded {
  readonly servers: Servers;
  readonly crowd: Crowd<Person>;
  readonly shown: Shown;
  readonly noted: Samples;
  /** Every kind once, then in random order. */
  readonly order: Generator<Action, never>;
}

export const orderOfActions = () => drawn(actions);

/** Mean over all actions, weighted by share. */
const requestsPerAction =
  actions.reduce((sum, { share, requests }) => sum + share * requests, 0) /
  actions.reduce((sum, { share }) => sum + share, 0);

const lookEveryMs = 2000;
/** Time for what is under way when the stretch ends. */
const restMs = 30_000;

export async function measure(
  { servers, crowd, shown, noted, order }: Crowded,
  rate: number,
  ms: number,
): Promise<Stretch> {
  const pids = servers.all.map(({ pid }) => pid);
  const looks: Figures[][] = [];
  const look = async () => void looks.push(await Promise.all(servers.all.map(({ figures }) => figures())));
  noted.take();
  await look();
  const cpuBefore = readCpu(pids, servers.databasePid);
  const began = performance.now();
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  let looking = Promise.resolve();
  const watching = setInterval(() => (looking = looking.then(look).catch(() => undefined)), lookEveryMs);

  await keepPace({ perSecond: rate / requestsPerAction, ms }, (dueAt) => {
    const { run } = order.next().value;
    crowd.take(async (person) => {
      person.begin(dueAt);
      await run(person, shown).catch((error: unknown) => {
        // `Unanswered` is noted already; any other error is a fault of this client.
        if (!(error instanceof Unanswered)) person.note('a step of this client', 0, String(error));
      });
    });
  });
  clearInterval(watching);
  loop.disable();
  await looking;
  const seconds = (performance.now() - began) / 1000;
  const cpuAfter = readCpu(pids, servers.databasePid);
  const waiting = crowd.waiting();
  await look();
  await crowd.rest(restMs);
  const { all, operations } = noted.take();
  const [first, last] = [looks[0]!, looks.at(-1)!];
  const grown = (of: (figures: Figures) => number) =>
    last.reduce((sum, figures, i) => sum + of(figures) - of(first[i]!), 0) / seconds;
  const sumOfLast = (of: (figures: Figures) => number) => last.reduce((sum, figures) => sum + of(figures), 0);
  return {
    rate,
    seconds: Math.round(seconds * 10) / 10,
    answeredPerSecond: Math.round(((all.count - all.errors) / seconds) * 10) / 10,
    ...{ all, operations, waiting },
    servers: servers.all.map((_, i) => serverFigures(looks.map((each) => each[i]!))),
    queriesPerSecond: Math.round(grown(({ queries }) => queries)),
    queriesAtOnce: Math.round(grown(({ querySeconds }) => querySeconds) * 10) / 10,
    openStreams: sumOfLast(({ openStreams }) => openStreams),
    // Every process reports the same number.
    waitingJobs: Math.max(...last.map(({ waitingJobs }) => waitingJobs)),
    clientEventLoopP99Ms: Math.round(loop.percentile(99) / 1e5) / 10,
    cores: cpuBefore && cpuAfter && coresUsed(cpuBefore, cpuAfter, seconds),
  };
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Without the first look, whose event loop figures are about the time before. */
function serverFigures(looks: readonly Figures[]): ServerFigures {
  const since = looks.slice(1);
  return {
    rssMb: megabytes(looks.at(-1)!.rssBytes),
    maxRssMb: megabytes(Math.max(...looks.map(({ rssBytes }) => rssBytes))),
    eventLoopP99Ms: Math.max(...since.map(({ eventLoopP99Ms }) => eventLoopP99Ms)),
  };
}
