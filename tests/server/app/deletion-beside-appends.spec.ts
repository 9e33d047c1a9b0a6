/**
 * An account is deleted while another transaction appends to a stream that goes with it: nothing of the stream comes back.
 * PGlite has one connection, on which no two transactions overlap.
 */
import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginChat } from '../../../server/chat/chat-stream.ts';
import type { Queries } from '../../../server/db/database.ts';
import { accounts, analyses, events, pictures } from '../../../server/db/schema.ts';
import { lockAccount } from '../../../server/identity/accounts.ts';
import { openOnPostgres, postgresFault } from '../db/databases.ts';
import { newJob } from '../hiring/support.ts';
import { openWholeServer, type SignedIn, type WholeServer } from '../security/whole-server.ts';

const reason = postgresFault === null ? '' : ` (skipped: no PostgreSQL to test on: ${postgresFault})`;

describe.skipIf(postgresFault !== null)(`deleting an account beside appends${reason}`, () => {
  let server: WholeServer;
  beforeAll(async () => {
    server = await openWholeServer({}, openOnPostgres);
  }, 120_000);
  afterAll(() => server.close());

  async function send<Body>(who: SignedIn, method: string, url: string, payload?: object): Promise<Body> {
    const answer = await server.app.inject({
      method: method as 'POST',
      url,
      headers: { authorization: `Bearer ${who.token}` },
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<Body>();
  }
  const deleteAccount = ({ token: idToken }: SignedIn) =>
    server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:delete',
      payload: { idToken },
    });
  const factsOf = (stream: string) =>
    server.database.orm.select({ type: events.type }).from(events).where(eq(events.stream, stream));

  /** Runs `request` while another transaction has done `work`, which ends once the request waits for it. */
  async function beside<Answer>(work: (tx: Queries) => Promise<void>, request: () => Promise<Answer>) {
    let answering: Promise<Answer> | null = null;
    await server.database.orm.transaction(async (tx) => {
      await work(tx);
      answering = request();
      const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const count = async () => {
        const { rows } = (await server.database.orm.execute(waiting)) as unknown as {
          rows: { count: number }[];
        };
        return rows[0]!.count;
      };
      await expect.poll(count, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0);
    });
    return answering! as Promise<Answer>;
  }

  /** One more record, as an append writes it; what it says is of no matter here. */
  const append = (tx: Queries, stream: string) =>
    tx.execute(sql`
      insert into events (stream, seq, type, v, at, actor, device, data, prev, hash)
      select stream, seq + 1, type, v, at, actor, device, data, hash, ${randomUUID()} from events
      where stream = ${stream} order by seq desc limit 1`);

  interface Made {
    readonly stream: string;
    /** The row that whoever appends locks first. */
    readonly row: SQL;
  }
  const cases: readonly (readonly [string, (who: SignedIn) => Promise<Made>])[] = [
    [
      'chat',
      async (who) => {
        const asked = { chat_id: null, parent_id: null, beside_id: null, question: 'Ink on leather?' };
        const body = { key: randomUUID(), ...asked };
        const { chat_id: id } = await send<{ chat_id: string }>(who, 'POST', '/api/py/chats', body);
        const answered = async () =>
          (await send<{ turns: { state: string }[] }>(who, 'GET', `/api/py/chats/${id}`)).turns[0]!.state;
        await expect.poll(answered, { timeout: 20_000 }).toBe('answered');
        return { stream: `chat/${id}`, row: sql`select 1 from chats where id = ${id} for update` };
      },
    ],
    [
      'intake',
      async (who) => {
        const body = { key: randomUUID(), item: 'Satchel', transaction: null, client: null };
        const { id } = await send<{ id: string }>(who, 'POST', '/api/node/intakes', body);
        return { stream: `intake/${id}`, row: sql`select 1 from intakes where id = ${id} for update` };
      },
    ],
    [
      'analysis',
      async ({ uid }) => {
        const [id, photo] = [randomUUID(), randomUUID()];
        const stream = `analysis/${id}`;
        const { orm } = server.database;
        const size = { width: 1, height: 1, full: false, placeholder: '', bytes: 1 };
        await orm
          .insert(pictures)
          .values({ id: photo, owner: uid, key: photo, createdAt: new Date(), ...size });
        const words = { itemType: 'bag', item: 'Satchel', searched: 'satchel' } as const;
        const photos = { beforeId: photo, afterId: photo };
        const state = { version: 1, status: 'received', createdAt: new Date() } as const;
        await orm.insert(analyses).values({ id, owner: uid, ...words, ...photos, ...state });
        const record = { type: 'AnalysisRequested', v: 1, at: '', actor: uid, device: '', data: {} };
        await orm.insert(events).values({ stream, seq: 1, ...record, prev: '', hash: randomUUID() });
        return { stream, row: sql`select 1 from analyses where id = ${id} for update` };
      },
    ],
    [
      'job',
      async (who) => {
        const { id } = await send<{ id: string }>(who, 'POST', '/api/py/jobs', newJob({ open: false }));
        return { stream: `job/${id}`, row: sql`select 1 from jobs where id = ${id} for update` };
      },
    ],
    [
      'retention rule',
      async (who) => {
        const body = { version: 0, months: 12, confirmed: 0 };
        await send(who, 'PUT', '/api/py/retention-rule', body);
        return {
          stream: `retention-rules/${who.uid}`,
          row: sql`update retention_rules set months = 6 where employer = ${who.uid}`,
        };
      },
    ],
  ];

  it.each(cases)(
    'leaves no fact of a stream that was just added to: %s',
    { timeout: 60_000 },
    async (_, make) => {
      const who = await server.newPerson('merchant');
      const { stream, row } = await make(who);
      expect(await factsOf(stream)).not.toEqual([]);
      const deleted = await beside(
        async (tx) => {
          await tx.execute(row);
          await append(tx, stream);
        },
        () => deleteAccount(who),
      );
      expect(deleted.statusCode, deleted.body).toBe(200);
      expect(await factsOf(stream)).toEqual([]);
    },
  );

  it('leaves no fact of a chat that was just begun', { timeout: 60_000 }, async () => {
    const who = await server.newPerson();
    const id = randomUUID();
    const deleted = await beside(
      async (tx) => {
        const asked = { turn: randomUUID(), question: 'Ink?', engine: 'Built-in', attachments: [] };
        const command = { type: 'BeginChat', by: who.uid, ...asked } as const;
        await beginChat(tx, id, { command, actor: who.uid, at: new Date() });
      },
      () => deleteAccount(who),
    );
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect(await factsOf(`chat/${id}`)).toEqual([]);
  });

  it('adds nothing to what has no row of its own once the account is gone', { timeout: 60_000 }, async () => {
    const who = await server.newPerson('merchant');
    const saved = await beside(
      async (tx) => {
        await lockAccount(tx, who.uid);
        await tx.delete(accounts).where(eq(accounts.uid, who.uid));
      },
      () =>
        server.app.inject({
          method: 'PUT',
          url: '/api/py/message-templates',
          headers: { authorization: `Bearer ${who.token}` },
          payload: { version: 0, templates: [] },
        }),
    );
    expect(saved.statusCode, saved.body).toBe(401);
    expect(await factsOf(`message-templates/${who.uid}`)).toEqual([]);
  });
});
