/**
 * Slows attempts down without locking anybody out: each source has an allowance that fills up again with time.
 * A source is an address, an address together with an account, a known device, or an account: where that would let a
 * stranger keep its owner out, the owner's devices have an allowance of their own (identity/sign-in-attempts.ts).
 * Kept in the database, so that many servers count together and a restart forgets nothing.
 */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { attempts } from '../db/schema.ts';
import { IdentityError } from './identity-error.ts';

export interface Allowance {
  /** Attempts at once. */
  readonly burst: number;
  /** Seconds after which one more is granted. */
  readonly refillSeconds: number;
}

export interface Limits {
  readonly signInByAddress: Allowance;
  readonly signInByAddressAndAccount: Allowance;
  /** Of strangers, over all addresses. */
  readonly signInByAccount: Allowance;
  /** Of a device that signed in to the account before. */
  readonly signInByDevice: Allowance;
  /** The current password, asked of somebody who is signed in. */
  readonly passwordByAccount: Allowance;
  readonly signUpByAddress: Allowance;
  readonly mailByAddress: Allowance;
  /** Mails to one person: what arrived already still works, so nobody is kept out. */
  readonly mailByEmail: Allowance;
  /** An invite tells whether an address has an account: not to be asked for a whole list of them. */
  readonly inviteByMerchant: Allowance;
  readonly registrationByMerchant: Allowance;
  readonly activationByAddress: Allowance;
  /** Codes that prove a contact: shown by merchants, and guessed at by whoever types one. */
  readonly codeByMerchant: Allowance;
  readonly codeByClient: Allowance;
  /** A board is for everybody to read, not for one to fill. */
  readonly jobByEmployer: Allowance;
  readonly resumeByAddress: Allowance;
  readonly receiptByAddress: Allowance;
  /** A model may cost money for each. */
  readonly questionByPerson: Allowance;
  readonly analysisByPerson: Allowance;
}

export const defaultLimits: Limits = {
  signInByAddress: { burst: 100, refillSeconds: 3 },
  signInByAddressAndAccount: { burst: 10, refillSeconds: 60 },
  // As fast as one address may go on, so that one alone never uses it up.
  signInByAccount: { burst: 100, refillSeconds: 60 },
  signInByDevice: { burst: 10, refillSeconds: 30 },
  passwordByAccount: { burst: 10, refillSeconds: 60 },
  signUpByAddress: { burst: 100, refillSeconds: 20 },
  mailByAddress: { burst: 20, refillSeconds: 60 },
  mailByEmail: { burst: 5, refillSeconds: 300 },
  inviteByMerchant: { burst: 60, refillSeconds: 60 },
  registrationByMerchant: { burst: 60, refillSeconds: 60 },
  activationByAddress: { burst: 30, refillSeconds: 20 },
  codeByMerchant: { burst: 30, refillSeconds: 60 },
  codeByClient: { burst: 10, refillSeconds: 300 },
  jobByEmployer: { burst: 40, refillSeconds: 600 },
  resumeByAddress: { burst: 30, refillSeconds: 60 },
  receiptByAddress: { burst: 30, refillSeconds: 20 },
  questionByPerson: { burst: 60, refillSeconds: 5 },
  analysisByPerson: { burst: 20, refillSeconds: 30 },
};

export interface RateLimit {
  /** @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when the allowance is used up */
  charge(kind: keyof Limits, ...source: readonly string[]): Promise<void>;
  /** Gives one attempt back: it was the owner's. */
  refund(kind: keyof Limits, ...source: readonly string[]): Promise<void>;
}

/** Whole allowances are forgotten after this many charges. */
const chargesBetweenSweeps = 500;

export function rateLimit(orm: Queries, limits: Limits, clock: () => Date): RateLimit {
  let charges = 0;

  return {
    async charge(kind, ...source) {
      const now = clock().getTime();
      const { burst, refillSeconds } = limits[kind];
      const cost = refillSeconds * 1000;
      charges += 1;
      if (charges % chargesBetweenSweeps === 0) await orm.delete(attempts).where(lt(attempts.fullAt, now));
      const next = sql`greatest(${attempts.fullAt}, ${now}::bigint) + ${cost}::bigint`;
      const granted = await orm
        .insert(attempts)
        .values({ key: keyOf(kind, source), fullAt: now + cost })
        .onConflictDoUpdate({
          target: attempts.key,
          set: { fullAt: next },
          setWhere: sql`${next} <= ${now + burst * cost}::bigint`,
        })
        .returning({ key: attempts.key });
      if (granted.length === 0)
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', undefined, refillSeconds);
    },
    async refund(kind, ...source) {
      const cost = limits[kind].refillSeconds * 1000;
      await orm
        .update(attempts)
        .set({ fullAt: sql`${attempts.fullAt} - ${cost}::bigint` })
        .where(eq(attempts.key, keyOf(kind, source)));
    },
  };
}

/** Hashed: the table is no list of who came from where. */
function keyOf(kind: keyof Limits, source: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...source]))
    .digest('base64url');
}

/** One household: an IPv4 address, or the /64 an IPv6 address is in. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const full = ip.includes('::') ? [...first, ...zeros, ...last] : first;
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
