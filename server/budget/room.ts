/**
 * Checks whether a transaction has exceeded a storage limit of stored.ts. Call it after the row is inserted, so that a
 * repeated request that adds nothing is never refused, and before the transaction ends.
 */
import { and, type Column, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database.ts';
import { analyses, chatAttachments, chatTurns, media, pictures, resumes, uploads } from '../db/schema.ts';
import { Problem } from '../problem.ts';
import { maxChatBytes, storedBytes, type StoredKind, storedRows, type StoredRule } from './stored.ts';

/** This far below a limit no lock is taken: fewer than this many are added concurrently. */
const slack = 250;

const shown = (count: number) => count.toLocaleString('en-US');

/**
 * Requires that an owner has at most as many rows of a kind as allowed. Near the limit concurrent transactions wait for each
 * other, so that they cannot exceed it together.
 * @param owner value of the owner column in stored.ts; null: rows without an owner are not limited
 * @param multiple of the usual limits
 * @throws Problem 409 `limit-reached`
 */
export async function requireRoom(
  tx: Queries,
  kind: StoredKind,
  owner: string | number | null,
  multiple = 1,
): Promise<void> {
  if (owner === null) return;
  const rule: StoredRule = storedRows[kind];
  const max = Math.max(1, Math.floor(rule.max * multiple));
  if (max > slack && (await countRows(tx, rule, owner, max - slack)) < max - slack) return;
  await lockFor(tx, `${kind} ${owner}`);
  if ((await countRows(tx, rule, owner, max + 1)) <= max) return;
  throw new Problem(
    409,
    'limit-reached',
    `There are ${shown(max)} ${rule.noun} already, and there is no room for more. ${rule.advice}, or ask whoever runs this site.`,
  );
}

/** @param max where counting ends */
async function countRows(tx: Queries, rule: StoredRule, owner: string | number, max: number) {
  const counted = sql`select 1 from ${rule.table} where ${and(eq(rule.owner, owner), rule.which)} limit ${max}`;
  return numberOf(tx, sql`select count(*)::int as number from (${counted}) as counted`);
}

/** Takes a lock that is held until the transaction ends. */
async function lockFor(tx: Queries, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stored ${what}`}, 0))`);
}

/**
 * Requires that the files of a person and of the installation fit their limits. Files stored by a release that did not
 * record sizes count as 0.
 * @throws Problem 409 `storage-full` for the person, 507 `installation-full`
 */
export async function requireBytes(tx: Queries, owner: string, multiple = 1): Promise<void> {
  await lockFor(tx, 'bytes');
  const own = await bytesOf(tx, owner);
  if (own > storedBytes.person * multiple) {
    throw new Problem(
      409,
      'storage-full',
      'There is no room for more files of this account. Delete posts or applications first, or ask whoever runs this site.',
    );
  }
  const all = await bytesOf(tx, null);
  if (all > storedBytes.installation * multiple) {
    throw new Problem(
      507,
      'installation-full',
      'This site has no room for more files. Tell whoever runs it.',
    );
  }
}

/**
 * Requires that a person's chats fit their limits: the number of questions, and the bytes of questions, answers, and what they cite and attach.
 * @throws Problem 409 `limit-reached`, `storage-full`
 */
export async function requireChatRoom(tx: Queries, owner: string, multiple = 1): Promise<void> {
  await requireRoom(tx, 'chatTurns', owner, multiple);
  const { question, answer, sources, attachments } = chatTurns;
  const used = await numberOf(
    tx,
    sql`select coalesce(sum(octet_length(${question}) + octet_length(${answer})
        + pg_column_size(${sources}) + pg_column_size(${attachments})), 0) as number
      from ${chatTurns} where ${eq(chatTurns.owner, owner)}`,
  );
  if (used <= maxChatBytes * multiple) return;
  throw new Problem(
    409,
    'storage-full',
    `There is no room for more text in your chats. ${storedRows.chatTurns.advice}, or ask whoever runs this site.`,
  );
}

/**
 * Bytes of files, including the declared sizes of uploads in progress.
 * @param owner null: of all people
 */
export function bytesOf(orm: Queries, owner: string | null): Promise<number> {
  const sum = (table: PgTable, bytes: Column, of: Column, which?: SQL) => {
    const where = and(owner === null ? undefined : eq(of, owner), which) ?? sql`true`;
    return sql`(select coalesce(sum(${bytes}), 0) from ${table} where ${where})`;
  };
  const all = [
    sum(pictures, pictures.bytes, pictures.owner),
    sum(media, media.bytes, media.owner),
    sum(uploads, uploads.bytes, uploads.owner, isNull(uploads.mediumId)),
    sum(resumes, resumes.bytes, resumes.employer, isNotNull(resumes.file)),
    sum(analyses, analyses.bytes, analyses.owner),
    sum(chatAttachments, chatAttachments.bytes, chatAttachments.owner),
  ];
  return numberOf(orm, sql`select ${sql.join(all, sql` + `)} as number`);
}

async function numberOf(tx: Queries, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: { number: unknown }[] };
  return Number(rows[0]?.number ?? 0);
}
