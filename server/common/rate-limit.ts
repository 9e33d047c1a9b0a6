/**
 * Slows attempts down without locking anybody out: each source has an allowance that refills with time.
 * A source is an address, an address together with an account, a known device, or an account. Where limiting an account
 * would let a stranger lock its owner out, the owner's devices have their own allowance (identity/sign-in-attempts.ts).
 * Stored in the database, so that several servers count together and a restart loses nothing.
 */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { attempts } from '../db/schema.ts';
import { IdentityError } from './identity-error.ts';

export interface Allowance {
  /** Attempts allowed at once. */
  readonly burst: number;
  /** Seconds after which one more is granted. */
  readonly refillSeconds: number;
}

export interface Limits {
  readonly signInByAddress: Allowance;
  readonly signInByAddressAndAccount: Allowance;
  /** By strangers, over all addresses together. */
  readonly signInByAccount: Allowance;
  /** By a device that signed in to the account before. */
  readonly signInByDevice: Allowance;
  /** The current password, asked for while signed in. */
  readonly passwordByAccount: Allowance;
  readonly signUpByAddress: Allowance;
  readonly mailByAddress: Allowance;
  /** Mails to one person. Mails that arrived before still work, so this locks nobody out. */
  readonly mailByEmail: Allowance;
  /** An invite reveals whether an address has an account, so a whole list of addresses must not be tested. */
  readonly inviteByMerchant: Allowance;
  readonly registrationByMerchant: Allowance;
  readonly activationByAddress: Allowance;
  readonly intakeLinkByAddress: Allowance;
  /** Mails to any address, partly in the merchant's own words. */
  readonly intakeMailByMerchant: Allowance;
  /** Mails to buyers about their orders. */
  readonly orderMailByMerchant: Allowance;
  /** Mails of one invoice or credit note, so that a request sent twice mails it once. */
  readonly invoiceMail: Allowance;
  /** Reminders of one order, so that two that are sent at once, from its page and from its invoice's, mail one. */
  readonly reminderMail: Allowance;
  /** Mails with a file, to addresses that nobody has verified. */
  readonly invoiceMailByMerchant: Allowance;
  /** Codes that prove a contact: shown by merchants, and possibly guessed by clients (`codeByClient`). */
  readonly codeByMerchant: Allowance;
  readonly codeByClient: Allowance;
  /** So that one employer cannot flood the job board. */
  readonly jobByEmployer: Allowance;
  readonly resumeByAddress: Allowance;
  /** Files that employers add to their own jobs. */
  readonly addedResumeByEmployer: Allowance;
  /** Each message to an applicant is one. */
  readonly applicantMessageByEmployer: Allowance;
  /** Mails to addresses that nobody has verified, in the employer's own words. */
  readonly applicantMailByEmployer: Allowance;
  readonly receiptByAddress: Allowance;
  /** Generous, since people who wait for a score look often. */
  readonly applicationByAddress: Allowance;
  /** Each question may cost money for a model. */
  readonly questionByPerson: Allowance;
  readonly analysisByPerson: Allowance;
  readonly transcriptionByPerson: Allowance;
  /** A pair of pictures takes a core for seconds. */
  readonly visionByPerson: Allowance;
}

export const defaultLimits: Limits = {
  signInByAddress: { burst: 100, refillSeconds: 3 },
  signInByAddressAndAccount: { burst: 10, refillSeconds: 60 },
  // Refills as fast as one address may try, so that one address alone never uses it up.
  signInByAccount: { burst: 100, refillSeconds: 60 },
  signInByDevice: { burst: 10, refillSeconds: 30 },
  passwordByAccount: { burst: 10, refillSeconds: 60 },
  signUpByAddress: { burst: 100, refillSeconds: 20 },
  mailByAddress: { burst: 20, refillSeconds: 60 },
  mailByEmail: { burst: 5, refillSeconds: 300 },
  inviteByMerchant: { burst: 60, refillSeconds: 60 },
  registrationByMerchant: { burst: 60, refillSeconds: 60 },
  activationByAddress: { burst: 30, refillSeconds: 20 },
  intakeLinkByAddress: { burst: 60, refillSeconds: 10 },
  intakeMailByMerchant: { burst: 60, refillSeconds: 60 },
  orderMailByMerchant: { burst: 100, refillSeconds: 60 },
  invoiceMail: { burst: 1, refillSeconds: 60 },
  reminderMail: { burst: 1, refillSeconds: 60 },
  // 50 a day.
  invoiceMailByMerchant: { burst: 50, refillSeconds: 1728 },
  codeByMerchant: { burst: 30, refillSeconds: 60 },
  codeByClient: { burst: 10, refillSeconds: 300 },
  jobByEmployer: { burst: 40, refillSeconds: 600 },
  resumeByAddress: { burst: 30, refillSeconds: 60 },
  addedResumeByEmployer: { burst: 1000, refillSeconds: 4 },
  applicantMessageByEmployer: { burst: 1000, refillSeconds: 20 },
  applicantMailByEmployer: { burst: 100, refillSeconds: 120 },
  receiptByAddress: { burst: 30, refillSeconds: 20 },
  applicationByAddress: { burst: 60, refillSeconds: 5 },
  questionByPerson: { burst: 60, refillSeconds: 5 },
  analysisByPerson: { burst: 20, refillSeconds: 30 },
  transcriptionByPerson: { burst: 20, refillSeconds: 60 },
  visionByPerson: { burst: 30, refillSeconds: 20 },
};

export type Charge = readonly [kind: keyof Limits, ...source: readonly string[]];

/** What was charged, in the order of its charges. */
export type Refunds = readonly { readonly key: string; readonly cost: number }[];

export interface RateLimit {
  /** @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when the allowance is used up */
  charge(kind: keyof Limits, ...source: readonly string[]): Promise<void>;
  /**
   * Several in one statement. If one allowance is used up, the charges after it are not made; those before it remain.
   * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER
   */
  chargeAll(charges: readonly Charge[]): Promise<void>;
  /** The refunds of charges, for `refundOf` in a larger statement. */
  refundsOf(charges: readonly Charge[]): Refunds;
  /** Gives attempts back, because they were the owner's. */
  refundAll(charges: readonly Charge[]): Promise<void>;
}

/** Rows of full allowances are deleted once per this many charges. */
const chargesBetweenSweeps = 500;

export function rateLimit(orm: Queries, limits: Limits, clock: () => Date): RateLimit {
  let chargeCount = 0;

  const refundsOf = (charged: readonly Charge[]): Refunds =>
    charged.map(([kind, ...source]) => ({
      key: keyOf(kind, source),
      cost: limits[kind].refillSeconds * 1000,
    }));

  async function chargeAll(charges: readonly Charge[]): Promise<void> {
    const now = clock().getTime();
    chargeCount += charges.length;
    if (chargeCount % chargesBetweenSweeps < charges.length)
      await orm.delete(attempts).where(lt(attempts.fullAt, now));
    const steps = refundsOf(charges).map(({ key, cost }, i) => {
      const { burst } = limits[charges[i]![0]];
      const next = sql`greatest(${attempts.fullAt}, ${now}::bigint) + ${cost}::bigint`;
      // Selects from the step before, which returns no row when it was refused.
      const from = i === 0 ? sql`` : sql`from ${sql.identifier(`step${i - 1}`)}`;
      return sql`${sql.identifier(`step${i}`)} as (
        insert into ${attempts} (key, full_at) select ${key}::text, ${now + cost}::bigint ${from}
        on conflict (key) do update set full_at = ${next} where ${next} <= ${now + burst * cost}::bigint
        returning key)`;
    });
    const counted = charges.map((_, i) => sql`(select count(*) from ${sql.identifier(`step${i}`)})`);
    const { rows } = (await orm.execute(
      sql`with ${sql.join(steps, sql`, `)} select (${sql.join(counted, sql` + `)})::int as granted`,
    )) as unknown as { rows: { granted: number }[] };
    const refused = charges[rows[0]!.granted];
    if (refused)
      throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', undefined, limits[refused[0]].refillSeconds);
  }

  return {
    charge: (...charge) => chargeAll([charge]),
    chargeAll,
    refundsOf,
    async refundAll(charged) {
      await orm.execute(refundOf(sql`${JSON.stringify(refundsOf(charged))}::json`, sql`true`));
    },
  };
}

/**
 * A statement that gives back `refunds`, the JSON of a Refunds. Rows are locked in the order in which they are charged, so
 * that there is no deadlock.
 */
export const refundOf = (refunds: SQL, condition: SQL): SQL =>
  sql`update ${attempts} set full_at = ${attempts.fullAt} - locked.cost
    from (
      select ${attempts.key}, given.cost from ${attempts}
      join rows from (json_to_recordset(${refunds}) as (key text, cost bigint)) with ordinality as given(key, cost, nth)
        on given.key = ${attempts.key}
      where ${condition} order by given.nth for update of ${attempts}
    ) as locked
    where ${attempts.key} = locked.key returning ${attempts.key}`;

/** Hashed, so that the table does not record who came from where. */
function keyOf(kind: keyof Limits, source: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...source]))
    .digest('base64url');
}

/** The network of one household: an IPv4 address, or the /64 prefix of an IPv6 address. */
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
