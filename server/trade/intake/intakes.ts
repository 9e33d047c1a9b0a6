/** A merchant's intakes of items: opened, listed, changed and sent by link. Only the merchant and holders of a link see them. */
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { answerDays } from '../../../src/events/intake/decide.ts';
import { intakeStreamName } from '../../../src/events/intake/events.ts';
import type { Paging } from '../../../src/events/shared/paging.ts';
import { foldEmail } from '../../../src/events/shared/email.ts';
import { requireRoom } from '../../budget/room.ts';
import { charge } from '../../budget/charge.ts';
import { executeOn } from '../../common/commands.ts';
import { once } from '../../common/once.ts';
import { pageOf } from '../../common/page.ts';
import { requirePlainLines } from '../../common/plain-lines.ts';
import { accepted } from '../../common/refusals.ts';
import { notFound } from '../../common/rows.ts';
import type { Queries } from '../../db/database.ts';
import { intakes, transactions } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { reportMailFailure } from '../../identity/mail-failure.ts';
import { mailText } from '../../identity/mail-text.ts';
import { hashSecret, newSecret } from '../../identity/secrets.ts';
import { newId } from '../../ids.ts';
import { businessName, cardsOf } from '../../people/people-cards.ts';
import { Problem } from '../../problem.ts';
import type { Asker } from '../../security/session.ts';
import type { Schemas, TradeParts } from '../parts.ts';
import { requireOwnPictures } from '../pictures.ts';
import { clientsAmong } from '../relations.ts';
import {
  asIntake,
  executeIntake,
  type IntakeRow,
  keepPhotos,
  rules,
  sealPhotos,
  streamOf,
} from './stored.ts';

export interface IntakeQuery extends Paging {
  readonly search: string;
  readonly transaction?: number;
}

/** Days for which a link shows its intake; it can be answered for `answerDays`. */
const shownDays = 90;
const dayMs = 86_400_000;

/**
 * The client who owns the item: the transaction's buyer, or the given client.
 * @throws Problem 404 unless the transaction or client is the merchant's
 */
async function clientOf(
  tx: Queries,
  merchant: string,
  { transaction, client }: Pick<Schemas['NewIntake'], 'transaction' | 'client'>,
): Promise<string | null> {
  if (transaction !== null) {
    const [row] = await tx.select().from(transactions).where(eq(transactions.number, transaction));
    if (row?.seller !== merchant)
      throw new Problem(404, 'not-found', 'You have no order with this number.', 'transaction');
    return row.buyer;
  }
  if (client !== null && !(await clientsAmong(tx, merchant, [client])).has(client))
    throw new Problem(404, 'not-found', 'This person is not your client.', 'client');
  return client;
}

export async function openIntake(
  parts: TradeParts,
  { uid: merchant }: Asker,
  { key, ...content }: Schemas['NewIntake'],
): Promise<Schemas['Intake']> {
  requirePlainLines({ item: content.item });
  const at = parts.clock();
  const request = { uid: merchant, key, operation: 'openIntake', content, at, lasting: false };
  const { id } = await inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      const [newIntake, item] = [newId(), content.item.trim()];
      const { transaction } = content;
      const client = await clientOf(tx, merchant, content);
      const command = { type: 'OpenIntake', merchant, client, transaction, item } as const;
      const given = { command, actor: merchant, at };
      const { seq } = accepted(await executeOn(tx, rules, intakeStreamName(newIntake), given));
      await tx.insert(intakes).values({
        ...{ id: newIntake, merchant, client, transaction, item, status: 'draft', version: seq },
        createdAt: at,
      });
      await requireRoom(tx, 'intakes', merchant, parts.storageAllowance);
      return { id: newIntake };
    }),
  );
  return getIntake(parts, { uid: merchant }, id);
}

export async function listIntakes(
  { db: { orm } }: TradeParts,
  { uid }: Asker,
  { search, transaction, ...paging }: IntakeQuery,
): Promise<Schemas['IntakePage']> {
  const wanted = search.trim().toLowerCase();
  const found = orm
    .select()
    .from(intakes)
    .where(
      and(
        eq(intakes.merchant, uid),
        transaction === undefined ? undefined : eq(intakes.transaction, transaction),
        wanted === '' ? undefined : sql`strpos(lower(${intakes.item}), ${wanted}) > 0`,
      ),
    )
    .$dynamic();
  const { rows, total } = await pageOf(orm, found, [desc(intakes.createdAt), desc(intakes.id)], paging);
  const cards = await cardsOf(
    orm,
    rows.map(({ client }) => client),
  );
  return {
    intakes: rows.map(({ id, item, status, client, createdAt, ...row }) => ({
      ...{ id, item, state: status, transaction: row.transaction, openedAt: createdAt.toISOString() },
      client: client === null ? null : cards(client),
    })),
    total,
  };
}

/** Locks the row until the transaction ends. @throws Problem not-found, also when the intake is somebody else's */
async function lockOwnRow(tx: Queries, uid: string, id: string): Promise<IntakeRow> {
  const mine = and(eq(intakes.id, id), eq(intakes.merchant, uid));
  const [row] = await tx.select().from(intakes).where(mine).for('update');
  if (!row) throw notFound('intake');
  return row;
}

export async function getIntake(
  { db: { orm } }: Pick<TradeParts, 'db'>,
  { uid }: Pick<Asker, 'uid'>,
  id: string,
): Promise<Schemas['Intake']> {
  const row = await requireOwnIntake(orm, uid, id);
  return asIntake(orm, row, await streamOf(orm, id));
}

/** @throws Problem not-found, also when the intake is somebody else's */
async function requireOwnIntake(orm: Queries, uid: string, id: string): Promise<IntakeRow> {
  const [row] = await orm
    .select()
    .from(intakes)
    .where(and(eq(intakes.id, id), eq(intakes.merchant, uid)));
  if (!row) throw notFound('intake');
  return row;
}

type Change = Schemas['IntakeChange'];

/** Photos that a change adds: their hashes are recorded, and they are kept from then on. */
const photosIn = (change: Change): readonly string[] =>
  change.type === 'AddPhoto' ? [change.photo] : change.type === 'ReturnItem' ? change.photos : [];

const wordsIn = (change: Change): readonly string[] =>
  change.type === 'DrawMark'
    ? [change.mark.word]
    : change.type === 'RenameMark'
      ? [change.word]
      : change.type === 'ReturnItem'
        ? change.found.map(({ word }) => word)
        : [];

export async function changeIntake(
  parts: TradeParts,
  { uid }: Asker,
  id: string,
  change: Change,
): Promise<Schemas['Intake']> {
  for (const word of wordsIn(change)) requirePlainLines({ word });
  await requireOwnIntake(parts.db.orm, uid, id);
  const photos = await sealPhotos(parts, uid, photosIn(change));
  const returnedItems = change.type === 'ReturnItem' ? parts.returnedItems : null;
  await returnedItems?.start();
  const intake = await inTransaction(parts.db, async (tx) => {
    const row = await lockOwnRow(tx, uid, id);
    const stream = await streamOf(tx, id);
    await requireOwnPictures(tx, uid, photosIn(change));
    const command =
      change.type === 'AddPhoto'
        ? ({ ...change, by: uid, photo: photos[0]! } as const)
        : change.type === 'ReturnItem'
          ? ({ ...change, by: uid, photos } as const)
          : ({ ...change, by: uid } as const);
    const next = await executeIntake(tx, id, stream, { command, actor: uid, at: parts.clock() });
    await keepPhotos(tx, id, photosIn(change));
    await returnedItems?.add(tx, id, uid);
    // The link stops working, so that its holder sees no later changes.
    const over = change.type === 'TakeBack' || (change.type === 'CloseIntake' && !next.state!.answer?.agreed);
    if (over) await tx.update(intakes).set({ codeHash: null, linkExpiresAt: null }).where(eq(intakes.id, id));
    return asIntake(tx, over ? { ...row, linkExpiresAt: null } : row, next);
  });
  returnedItems?.wake();
  return intake;
}

/** Creates a link, which replaces the previous one, and mails it if an address is given. */
export async function sendIntake(
  parts: TradeParts,
  { uid }: Asker,
  id: string,
  { email: typed }: Schemas['IntakeAddressee'],
): Promise<Schemas['SentIntakeLink']> {
  const email = typed === null ? null : foldEmail(typed);
  if (email !== null && !z.email().safeParse(email).success)
    throw new Problem(400, 'bad-email', 'Enter an email address like name@example.com.', 'email');
  if (email !== null) {
    await charge(parts, 'intakeMailByMerchant', uid);
    await charge(parts, 'mailByEmail', email);
  }
  const at = parts.clock();
  const code = newSecret();
  const after = (days: number) => new Date(at.getTime() + days * dayMs);
  const { item, intake } = await inTransaction(parts.db, async (tx) => {
    const row = await lockOwnRow(tx, uid, id);
    const command = { type: 'SendIntake', by: uid, expiresAt: after(answerDays).toISOString() } as const;
    const next = await executeIntake(tx, id, await streamOf(tx, id), { command, actor: uid, at });
    const link = { codeHash: hashSecret(code), linkExpiresAt: after(shownDays) };
    await tx.update(intakes).set(link).where(eq(intakes.id, id));
    return { item: row.item, intake: await asIntake(tx, { ...row, ...link }, next) };
  });
  const url = `${parts.publicUrl}/intake-agreement?link=${code}`;
  const mailed = email !== null && (await mailLink(parts, uid, { email, item, url }));
  return { url, mailed, intake };
}

/** @returns whether the mail left this server */
async function mailLink(
  { db, mailer, mailIsSent, productTitle }: TradeParts,
  merchant: string,
  { email, item, url }: { readonly email: string; readonly item: string; readonly url: string },
): Promise<boolean> {
  const business = businessName((await cardsOf(db.orm, [merchant]))(merchant));
  const text = mailText`Hello,\n\n${business} has recorded what you handed in: ${item}. See the photos and marks, and say whether they are right:\n\n${url}\n\nAnybody with this link can answer for you, so keep it to yourself.\n`;
  try {
    await mailer.send(email, mailText`What you handed in | ${productTitle}`, text);
    return mailIsSent;
  } catch (error) {
    reportMailFailure(error);
    return false;
  }
}
