/** Interprets the figures: whether the aims are met, and what gives way first. */
import type { CoresUsed } from './cpu.ts';
import type { OperationFigures } from './samples.ts';

/** Figures of one stretch of time at one rate. */
export interface Stretch {
  /** Requests per second that were asked for. */
  readonly rate: number;
  readonly seconds: number;
  /** Requests per second that were answered. */
  readonly answeredPerSecond: number;
  readonly all: OperationFigures;
  readonly operations: readonly OperationFigures[];
  readonly servers: readonly ServerFigures[];
  readonly queriesPerSecond: number;
  /** Mean number of statements under way, including those that wait for a connection. */
  readonly queriesAtOnce: number;
  readonly openStreams: number;
  /** Actions that had to wait because everybody was busy waiting for an answer. */
  readonly waiting: number;
  readonly waitingJobs: number;
  readonly clientEventLoopP99Ms: number;
  /** null: unknown on this system. */
  readonly cores: CoresUsed | null;
}

export interface ServerFigures {
  readonly rssMb: number;
  readonly maxRssMb: number;
  readonly eventLoopP99Ms: number;
}

export interface Circumstances {
  readonly embedded: boolean;
  readonly people: number;
}

const aims = { people: 1000, rate: 200, p99Ms: 200, rssMb: 400 } as const;

/** A step that exceeds any of these is saturated. */
const limits = { p99Ms: aims.p99Ms, errorShare: 0.01, answeredShare: 0.9 } as const;

/** The limit that is exceeded, in words; null: none. */
export function pastLimit({ all, rate, answeredPerSecond }: Stretch): string | null {
  if (all.errors > limits.errorShare * all.count) {
    return `${percent(all.errors / all.count)} of requests failed`;
  }
  if (all.p99Ms > limits.p99Ms) return `p99 is ${Math.round(all.p99Ms)} ms`;
  if (answeredPerSecond < limits.answeredShare * rate) {
    return `${answeredPerSecond} requests a second were answered of ${rate}`;
  }
  return null;
}

/** Share of a core, or of all cores, that counts as exhausted. */
const usedUp = 0.9;
/** An event loop with this much delay is the reason why people wait. */
const lateMs = 50;

/** What is exhausted, the root cause first; empty: nothing is. */
export function saturated(
  stretch: Stretch,
  { embedded }: Pick<Circumstances, 'embedded'>,
): readonly string[] {
  const { cores, servers, clientEventLoopP99Ms } = stretch;
  const found: string[] = [];
  // First of all, because then the figures are about this client rather than the server.
  if ((cores?.client ?? 0) >= usedUp || clientEventLoopP99Ms > lateMs)
    found.push('this client, so these figures are too high');
  if (cores) {
    if (cores.machine >= usedUp * cores.cores) {
      const [[most]] = Object.entries({
        'the servers': cores.servers.reduce((sum, each) => sum + each, 0),
        'what opens files for the servers': cores.helpers,
        'the database': cores.database,
        'this client': cores.client,
        'other programs': cores.others,
      }).sort(([, one], [, other]) => other - one) as [[string, number]];
      found.push(`all ${cores.cores} cores of the machine, most of them by ${most}`);
    }
    cores.servers.forEach((used, i) => {
      if (used >= usedUp)
        found.push(`the core of server ${i + 1}${embedded ? ', with the database in it' : ''}`);
    });
  }
  servers.forEach(({ eventLoopP99Ms }, i) => {
    if (eventLoopP99Ms > lateMs && !found.some((what) => what.includes(`server ${i + 1}`)))
      found.push(`the event loop of server ${i + 1}, late by ${Math.round(eventLoopP99Ms)} ms`);
  });
  return found;
}

/** If other work takes more than this share of the cores, a slow answer proves nothing about the server. */
const disturbedShare = 0.15;

export const isDisturbed = ({ cores }: Pick<Stretch, 'cores'>) =>
  cores !== null && cores.others > disturbedShare * cores.cores;

export interface Verdict {
  readonly aim: string;
  readonly found: string;
  /** null: this run cannot tell. */
  readonly met: boolean | null;
}

export function verdicts(stretch: Stretch, { people, embedded }: Circumstances): readonly Verdict[] {
  const { all, rate, openStreams, servers } = stretch;
  const largest = Math.max(...servers.map(({ maxRssMb }) => maxRssMb));
  const isSlow = pastLimit(stretch) !== null;
  const wholeLoad = people >= aims.people && rate >= aims.rate && !embedded;
  return [
    {
      aim: `${aims.people} people with open notices`,
      found: `${openStreams} open of ${people}`,
      met: people < aims.people ? null : openStreams >= people,
    },
    {
      aim: `p99 ≤ ${aims.p99Ms} ms at ${aims.rate} requests a second on PostgreSQL`,
      found: `${Math.round(all.p99Ms)} ms at ${rate}, ${percent(all.count === 0 ? 0 : all.errors / all.count)} failed`,
      // Less load proves nothing unless even that is too slow; a busy machine proves only that something is fast enough.
      met: isSlow ? (embedded || isDisturbed(stretch) ? null : false) : wholeLoad ? true : null,
    },
    {
      aim: `≤ ${aims.rssMb} MB a process`,
      found: `${largest} MB`,
      met: largest > aims.rssMb ? false : wholeLoad ? true : null,
    },
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
