/** What one person, one address and the whole server may use at once: turns, allowances, bodies and photos of visitors. */
import type { Room } from './bodies.ts';
import type { Refill } from './buckets.ts';
import type { TurnRule } from './turns.ts';
import { KB, MB } from './units.ts';

export const turnRules = {
  requests: { atOnce: 200, forOne: 16, waiting: 200 },
  /** A commit writes all its documents in one transaction. */
  commits: { atOnce: 4, forOne: 1, waiting: 10 },
  orders: { atOnce: 8, forOne: 2, waiting: 10 },
  searches: { atOnce: 8, forOne: 2, waiting: 20 },
  /** Each hash takes 19 MiB and a core. */
  passwords: { atOnce: 16, forOne: 8, waiting: 40 },
  /** A model may take minutes for one answer; the built-in engine uses the server's own thread. */
  questions: { atOnce: 40, forOne: 2, waiting: 3 },
  pictures: { atOnce: 8, forOne: 2, waiting: 10 },
  files: { atOnce: 8, forOne: 2, waiting: 6 },
  /** Held while a piece arrives, which may be slow. */
  pieces: { atOnce: 200, forOne: 6, waiting: 12 },
  /** The same, counted by subnet: so that nobody gets all turns by having many accounts. */
  subnets: { atOnce: 200, forOne: 50, waiting: 100 },
  /** A long video is read from beginning to end. */
  media: { atOnce: 8, forOne: 3, waiting: 60 },
  /** Photos of people without an account; `visitorMeasurements` limits how many are measured at once. */
  visitors: { atOnce: 40, forOne: 1, waiting: 1 },
  /** Held until the page is left. */
  streams: { atOnce: 2000, forOne: 20, waiting: 0 },
} as const satisfies Record<string, TurnRule>;

/** What one person and one address may use at once, and how fast it refills. */
export const allowances = {
  work: {
    person: { burst: 2000, perSecond: 50 },
    address: { burst: 10_000, perSecond: 250 },
  },
  bytes: {
    person: { burst: 64 * MB, perSecond: MB },
    address: { burst: 128 * MB, perSecond: 4 * MB },
  },
} as const satisfies Record<string, Record<'person' | 'address', Refill>>;

/** Limits for bodies that are being received and processed; see bodies.ts. */
export const room: Room = {
  /** About as much memory as a server can spare. */
  maxBytes: 256 * MB,
  /** Less than a phone with a weak signal sends. */
  bytesPerSecond: 4 * KB,
  initialSlackMs: 30_000,
  /** Enough for a train in a tunnel. */
  maxSlackMs: 60_000,
  lookEveryMs: 1000,
};

/** Pairs of photos of people without an account (docs/decisions/0235): a pair takes a core for about three seconds. */
export const visitorMeasurements = {
  byNetwork: { burst: 10, perSecond: 20 / 3600 },
  byInstallation: { burst: 60, perSecond: 240 / 3600 },
  /** Being measured or waiting. */
  atOnce: 6,
  retryAfterSeconds: 60,
} as const;
