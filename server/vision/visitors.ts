/**
 * Measurements for people without an account. Nothing is kept: photos and result are in memory only until the answer is sent.
 * The limits for one network and for the whole installation are counted in this process; requests of people with an account
 * go first (docs/decisions/0235).
 */
import { openBuckets, type Refill } from '../budget/buckets.ts';
import { visitorMeasurements } from '../budget/limits.ts';
import { networkOf } from '../common/rate-limit.ts';
import { Problem } from '../problem.ts';
import type { MeasuredPair, measurePair } from './engine/measure-pair.ts';
import type { ItemType } from '../../src/events/analysis/item.ts';

export interface VisitorPair {
  readonly itemType: ItemType;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

export interface Visitors {
  /** Called before any byte of the photos is read. @throws Problem `too-often` */
  admit(ip: string): void;
  /** @param gone aborts when nobody waits for the result any more. @throws Problem `busy`; UnfitPair */
  measure(pair: VisitorPair, ip: string, gone: AbortSignal): Promise<MeasuredPair>;
}

export interface VisitorsOptions {
  readonly measurePair: typeof measurePair;
  readonly clock: () => Date;
  /** Factor on the usual limits. */
  readonly requestAllowance?: number;
}

/** Such as “12 minutes”: nobody needs the seconds. */
function words(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

const tooOften = (seconds: number) =>
  new Problem(
    429,
    'too-often',
    `You have measured as much as one can without an account. Come back in ${words(seconds)}, or sign up: an account has free analyses of its own.`,
    undefined,
    seconds,
  );

const busy = (seconds: number) =>
  new Problem(
    503,
    'busy',
    `Many people are trying this right now. Nothing is wrong with your photos: come back in ${words(seconds)}.`,
    undefined,
    seconds,
  );

export function openVisitors({ measurePair, clock, requestAllowance = 1 }: VisitorsOptions): Visitors {
  const { byNetwork, byInstallation, atOnce, retryAfterSeconds } = visitorMeasurements;
  const open = ({ burst, perSecond }: Refill) =>
    openBuckets({ burst: burst * requestAllowance, perSecond: perSecond * requestAllowance }, () =>
      clock().getTime(),
    );
  const [networks, installation] = [open(byNetwork), open(byInstallation)];
  let underWay = 0;

  return {
    admit(ip) {
      const seconds = networks.take(networkOf(ip), 1);
      if (seconds > 0) throw tooOften(seconds);
    },
    async measure({ itemType, before, after }, ip, gone) {
      if (underWay >= atOnce) throw busy(retryAfterSeconds);
      const seconds = installation.take('', 1);
      if (seconds > 0) throw busy(seconds);
      underWay += 1;
      try {
        return await measurePair(before, after, {
          itemType,
          sender: `visitor ${networkOf(ip)}`,
          comesLast: true,
          signal: gone,
        });
      } finally {
        underWay -= 1;
      }
    },
  };
}
