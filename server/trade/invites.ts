/**
 * Invites from merchants to clients, and the relation that an accepted one creates. src/events/invite makes the decisions;
 * the facts, the row that lists read and the client's user document are written in one transaction. Locks are always taken
 * in the same order: the client's user document, then the invite.
 */
import { requireRoom } from '../budget/room.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListQuery, Sorted } from '../../src/events/shared/paging.ts';
import { foldEmail } from '../../src/events/shared/email.ts';
import { Refused } from '../../src/events/log/decider.ts';
import {
  type Candidate,
  type InviteCommand,
  inviteDecider,
  type InviteRefusal,
} from '../../src/events/invite/decide.ts';
import { type FoundBy, inviteFacts, inviteStreamName } from '../../src/events/invite/events.ts';
import type { InviteState } from '../../src/events/invite/projection.ts';
import { toE164 } from '../../src/events/shared/phone.ts';
import type { Queries } from '../db/database.ts';
import { uniqueViolation, violatedConstraint, sqlState } from '../db/errors.ts';
import {
  accounts,
  documents,
  invites,
  pictures,
  productClients,
  productPictures,
  products,
} from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockDocument } from '../documents/store.ts';
import { writeUserFields } from '../people/people.ts';
import type { Asker } from '../security/session.ts';
import { charge } from '../budget/charge.ts';
import { Problem } from '../problem.ts';
import { newId } from '../ids.ts';
import { execute } from '../common/commands.ts';
import { orderBy, pageOf } from '../common/page.ts';
import { accepted } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { cardsOf } from '../people/people-cards.ts';
import { renewKeys } from './pictures.ts';
import { newStream, readStream, type Stream } from '../common/streams.ts';

const rules = { facts: inviteFacts, ...inviteDecider };

type Row = typeof invites.$inferSelect;
type Answer = Exclude<InviteCommand['type'], 'SendInvite' | 'ExpireInvite'>;

export interface InviteQuery extends ListQuery<Sorted<'sentAt' | 'state' | 'sentTo'>> {
  readonly state?: Schemas['InviteState'];
}

const userPath = (uid: string) => `users/${uid}`;

/** The state at `now`: a pending invite past its deadline counts as expired even before that is recorded. */
const stateAt = (now: Date) =>
  sql<
    Row['state']
  >`case when ${invites.state} = 'pending' and ${invites.expiresAt} <= ${now.toISOString()}::timestamptz then 'expired' else ${invites.state} end`;

/** Updates the row, the user document and what is shared to match the facts. */
async function applyFacts(
  tx: Queries,
  id: string,
  { state }: Stream<InviteState>,
  sentTo: string,
): Promise<void> {
  if (!state) return;
  const { status, merchant, client, sentAt, expiresAt, settledAt, endedAt } = state;
  const moment = (at: string | null) => at && new Date(at);
  const changing = { state: status, settledAt: moment(settledAt) || null, endedAt: moment(endedAt) || null };
  await tx
    .insert(invites)
    .values({
      id,
      merchant,
      client,
      sentTo,
      sentAt: new Date(sentAt),
      expiresAt: new Date(expiresAt),
      ...changing,
    })
    .onConflictDoUpdate({ target: invites.id, set: changing });
  await writeUserFields(tx, client, {
    // Whoever ends a relation may have been invited by somebody else meanwhile.
    ...(status === 'ended' ? {} : { pendingMerchantInvite: status === 'pending' ? merchant : null }),
    ...(status === 'accepted' ? { assignedMerchant: merchant } : {}),
    ...(status === 'ended' ? { assignedMerchant: null } : {}),
  });
  if (status === 'ended') await stopSharing(tx, merchant, client);
}

/** Removes the client from the merchant's private products, and changes the addresses of those products' pictures. */
async function stopSharing(tx: Queries, merchant: string, client: string): Promise<void> {
  const named = await tx
    .delete(productClients)
    .where(
      and(
        eq(productClients.client, client),
        sql`${productClients.productId} in (select ${products.id} from ${products} where ${products.seller} = ${merchant})`,
      ),
    )
    .returning({ productId: productClients.productId });
  const ids = named.map(({ productId }) => productId);
  if (ids.length > 0) {
    const shownPictures = sql`(select ${productPictures.pictureId} from ${productPictures} where ${inArray(productPictures.productId, ids)})`;
    await renewKeys(tx, inArray(pictures.id, shownPictures));
  }
}

async function executeInvite(
  tx: Queries,
  id: string,
  stream: Stream<InviteState>,
  command: InviteCommand,
  { at, actor, sentTo }: { at: Date; actor: string; sentTo: string },
): Promise<Stream<InviteState> | Refused<InviteRefusal>> {
  const next = await execute(tx, rules, stream, { command, actor, at });
  if (!(next instanceof Refused)) await applyFacts(tx, id, next, sentTo);
  return next;
}

/** Records that an invite has expired. The caller must hold the locks on the client's document and on the invite. */
async function expire(tx: Queries, row: Row, at: Date): Promise<void> {
  const stream = await readStream(tx, rules, inviteStreamName(row.id));
  const command = { type: 'ExpireInvite', at: at.toISOString() } as const;
  await executeInvite(tx, row.id, stream, command, { at, actor: 'system', sentTo: row.sentTo });
}

const isOver = ({ state, expiresAt }: Row, at: Date) => state === 'pending' && expiresAt <= at;

async function lockPending(tx: Queries, client: string): Promise<Row | null> {
  const [row] = await tx
    .select()
    .from(invites)
    .where(and(eq(invites.client, client), eq(invites.state, 'pending')))
    .for('update');
  return row ?? null;
}

/**
 * Locks the person's document and reads what the invite rules need of them. A pending invite past its deadline is expired
 * first.
 */
async function candidateOf(tx: Queries, uid: string, at: Date): Promise<Candidate> {
  await lockDocument(tx, userPath(uid));
  const waiting = await lockPending(tx, uid);
  if (waiting && isOver(waiting, at)) await expire(tx, waiting, at);
  const pending =
    waiting && !isOver(waiting, at)
      ? { merchant: waiting.merchant, expiresAt: waiting.expiresAt.toISOString() }
      : null;
  return { uid, assignedMerchant: await merchantOf(tx, uid), pending };
}

async function merchantOf(tx: Queries, client: string): Promise<string | null> {
  const [row] = await tx
    .select({ merchant: invites.merchant })
    .from(invites)
    .where(and(eq(invites.client, client), eq(invites.state, 'accepted')));
  return row?.merchant ?? null;
}

/**
 * Finds enabled accounts by email address, phone number or user name. An email address or phone number finds only an account
 * that has verified it: anybody may enter a stranger's in a profile.
 */
async function find(
  tx: Queries,
  text: string,
  region: string | undefined,
): Promise<{ uids: string[]; foundBy: FoundBy }> {
  const wanted = text.trim().toLowerCase();
  const field = (name: 'userName' | 'phone', value: string): SQL =>
    sql`${documents.fields} -> ${sql.raw(`'${name}'`)} ->> 'stringValue' = ${value}`;
  const matching = async (which: SQL) => {
    const rows = await tx
      .select({ uid: accounts.uid })
      .from(accounts)
      .innerJoin(documents, eq(documents.path, sql`'users/' || ${accounts.uid}`))
      .where(and(eq(documents.collection, sql`'users'`), eq(accounts.disabled, false), which))
      // Enough to tell one match from several.
      .limit(2);
    return rows.map(({ uid }) => uid);
  };
  if (foldEmail(text).includes('@')) {
    const own = and(eq(accounts.email, foldEmail(text)), eq(accounts.emailVerified, true))!;
    return { uids: await matching(own), foundBy: 'email' };
  }
  const phone = toE164(text, region ?? null);
  if (phone) {
    const own = and(field('phone', phone), eq(accounts.verifiedPhone, phone))!;
    return { uids: await matching(own), foundBy: 'phone' };
  }
  return { uids: await matching(field('userName', wanted)), foundBy: 'userName' };
}

export async function sendInvite(
  parts: TradeParts,
  by: Asker,
  { to, region }: Schemas['NewInvite'],
): Promise<Schemas['Invite']> {
  await charge(parts, 'inviteByMerchant', by.uid);
  const at = parts.clock();
  const sent = await inTransaction(parts.db, async (tx) => {
    const { uids, foundBy } = await find(tx, to, region);
    const found: Candidate[] = [];
    for (const uid of uids.sort()) found.push(await candidateOf(tx, uid, at));
    const placed = await place(tx, { by, found, foundBy, sentTo: to.trim(), at });
    if (!(placed instanceof Refused)) {
      await requireRoom(tx, 'pendingInvites', by.uid, parts.storageAllowance);
    }
    return placed;
  }).catch(throwIfRival);
  return sentInvite(parts, accepted(sent));
}

/** Translates a violation of the unique index, which can only occur if a lock was missed. */
function throwIfRival(error: unknown): never {
  const isRival = sqlState(error) === uniqueViolation && violatedConstraint(error) === 'invites_one_pending';
  if (!isRival) throw error;
  throw new Problem(409, 'invited-by-another', 'This person has just been invited by another merchant.');
}

interface Placing {
  readonly by: Asker;
  readonly found: readonly Candidate[];
  readonly foundBy: FoundBy;
  readonly sentTo: string;
  readonly at: Date;
}

async function place(
  tx: Queries,
  { by, found, foundBy, sentTo, at }: Placing,
): Promise<string | Refused<InviteRefusal>> {
  const id = newId();
  const command: InviteCommand = {
    type: 'SendInvite',
    by,
    merchant: by.uid,
    foundBy,
    found,
    at: at.toISOString(),
  };
  const stream = newStream(rules, inviteStreamName(id));
  const next = await executeInvite(tx, id, stream, command, { at, actor: by.uid, sentTo });
  return next instanceof Refused ? next : id;
}

/** Places the invite that a newly registered client finds. Does nothing when the merchant may no longer invite. */
export async function inviteRegistered(
  tx: Queries,
  by: Asker,
  client: string,
  sentTo: string,
  at: Date,
): Promise<void> {
  const found = [await candidateOf(tx, client, at)];
  await place(tx, { by, found, foundBy: 'registration', sentTo, at });
}

/** @throws Problem not-found, also for anybody whom the invite does not concern */
export async function answerInvite(
  parts: TradeParts,
  by: Asker,
  id: string,
  type: Answer,
): Promise<Schemas['InviteOutcome']> {
  const at = parts.clock();
  const answered = await inTransaction(parts.db, async (tx) => {
    const [seen] = await tx.select().from(invites).where(eq(invites.id, id));
    if (!seen || !(by.isAdmin || by.uid === seen.merchant || by.uid === seen.client))
      throw notFound('invite');
    await lockDocument(tx, userPath(seen.client));
    const [row] = await tx.select().from(invites).where(eq(invites.id, id)).for('update');
    if (!row) throw notFound('invite');
    if (isOver(row, at)) await expire(tx, row, at);
    const stream = await readStream(tx, rules, inviteStreamName(id));
    const assignedMerchant = type === 'AcceptInvite' ? await merchantOf(tx, row.client) : null;
    const command = { type, by, at: at.toISOString(), assignedMerchant } as InviteCommand;
    const next = await executeInvite(tx, id, stream, command, { at, actor: by.uid, sentTo: row.sentTo });
    // Returned rather than thrown, so that the transaction commits the expiry.
    return next instanceof Refused ? next : next.state!.status;
  });
  return { id, state: accepted(answered) };
}

export async function sentInvite(parts: TradeParts, id: string): Promise<Schemas['Invite']> {
  const { orm } = parts.db;
  const [row] = await orm
    .select({ invite: invites, state: stateAt(parts.clock()) })
    .from(invites)
    .where(eq(invites.id, id));
  if (!row) throw notFound('invite');
  const [invite] = await asInvites(parts, [row]);
  return invite!;
}

async function asInvites(
  { db: { orm } }: TradeParts,
  rows: readonly { readonly invite: Row; readonly state: Row['state'] }[],
): Promise<Schemas['Invite'][]> {
  const isShared = (state: Row['state']) => state === 'accepted';
  const cards = await cardsOf(
    orm,
    rows.map(({ invite, state }) => (isShared(state) ? invite.client : null)),
  );
  return rows.map(({ invite, state }) => {
    const { id, client, sentTo, sentAt, expiresAt, settledAt, endedAt } = invite;
    const over = state === 'pending' || state === 'accepted' ? null : (endedAt ?? settledAt ?? expiresAt);
    return {
      id,
      state,
      sentTo,
      client: isShared(state) ? cards(client) : null,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: over && over.toISOString(),
    };
  });
}

export async function listSentInvites(
  parts: TradeParts,
  { uid }: Asker,
  query: InviteQuery,
): Promise<Schemas['InvitePage']> {
  const { orm } = parts.db;
  const state = stateAt(parts.clock());
  const wanted = query.search.trim().toLowerCase();
  const where = and(
    eq(invites.merchant, uid),
    wanted === '' ? undefined : sql`strpos(lower(${invites.sentTo}), ${wanted}) > 0`,
    query.state && sql`${state} = ${query.state}`,
  );
  const keys = { sentAt: sql`${invites.sentAt}`, state, sentTo: sql`lower(${invites.sentTo})` };
  const found = orm
    .select({ invite: invites, state: state.as('state_now') })
    .from(invites)
    .where(where)
    .$dynamic();
  const { rows, total } = await pageOf(orm, found, orderBy(query.sort, keys, sql`${invites.id}`), query);
  return { invites: await asInvites(parts, rows), total };
}

export async function pendingInvite(parts: TradeParts, { uid }: Asker): Promise<Schemas['PendingInvite']> {
  const at = parts.clock();
  const mine = and(eq(invites.client, uid), eq(invites.state, 'pending'));
  const [row] = await parts.db.orm.select().from(invites).where(mine);
  if (!row) return { invite: null };
  if (isOver(row, at)) {
    await inTransaction(parts.db, (tx) => candidateOf(tx, uid, at));
    return { invite: null };
  }
  const cards = await cardsOf(parts.db.orm, [row.merchant]);
  return {
    invite: {
      id: row.id,
      merchant: cards(row.merchant),
      sentAt: row.sentAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    },
  };
}

export async function myMerchant(
  { db: { orm } }: TradeParts,
  { uid }: Asker,
): Promise<Schemas['MyMerchant']> {
  const [row] = await orm
    .select()
    .from(invites)
    .where(and(eq(invites.client, uid), eq(invites.state, 'accepted')));
  if (!row) return { relation: null };
  const cards = await cardsOf(orm, [row.merchant]);
  const since = (row.settledAt ?? row.sentAt).toISOString();
  return { relation: { inviteId: row.id, merchant: cards(row.merchant), since } };
}
