/**
 * Number of database statements of each list and look-up whose address needs neither an id nor a query, as the first
 * request after a start sends them to PGlite: a table, so that growth is noticed. One of them is that of the session
 * (queries.spec.ts); orders are counted in tests/server/trade/statements.spec.ts.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/database.ts';
import { noteQueries } from '../db/query-log.ts';
import { openWholeServer, type SignedIn, type TodoOwner, type WholeServer } from './whole-server.ts';

/** Addresses by their number of statements. */
const table: Readonly<Record<number, readonly string[]>> = {
  0: ['/api/hosted/config', '/api/py/docs', '/api/py/openapi.json'],
  1: [
    '/api/node/products',
    '/api/node/transcriptions',
    '/api/py/chat-engine',
    '/api/py/public/jobs',
    '/api/py/users/me',
  ],
  2: [
    '/api/hosted/account/merchant-request',
    '/api/hosted/admin/users',
    '/api/node/analyses',
    '/api/node/analyses/trials',
    '/api/node/brand',
    '/api/node/brand/references',
    '/api/node/checkout-details',
    '/api/node/clients',
    '/api/node/clients/registrations',
    '/api/node/estimates',
    '/api/node/intakes',
    '/api/node/invites',
    '/api/node/invites/pending',
    '/api/node/invoice-details',
    '/api/node/media/limits',
    '/api/node/my-contacts',
    '/api/node/my-merchant',
    '/api/node/posts',
    '/api/node/price-book',
    '/api/node/products/mine',
    '/api/node/products/shared',
    '/api/node/quote-requests',
    '/api/node/saved-views',
    '/api/node/shop-hours',
    '/api/node/tenants',
    '/api/node/transactions/unpaid/ages',
    '/api/py/chat-engines',
    '/api/py/chat-trees',
    '/api/py/chat-turns',
    '/api/py/chats',
    '/api/py/jobs',
    '/api/py/message-templates',
    '/api/py/resumes',
    '/api/py/retention-rule',
    '/api/py/screenings',
    '/api/py/screenings/figures',
    '/api/py/screenings/outdated',
    '/api/py/todos',
    '/api/py/users',
  ],
  3: [
    '/api/hosted/account/passkeys',
    '/api/hosted/admin/merchant-requests',
    '/api/node/price-book/versions',
    '/api/node/reported-posts',
    '/api/node/transactions',
    '/api/node/transactions/bought',
    '/api/node/transactions/sold',
    '/api/node/transactions/unpaid',
    '/api/node/users',
    '/api/py/hr-agent',
    '/api/py/jobs/applicants',
  ],
  4: ['/api/hosted/checkpoint-keys'],
  5: ['/api/node/notices', '/api/node/transactions/sold/figures'],
  8: ['/api/hosted/admin/status'],
};

/** A background job looks for answers of killed servers every few seconds. */
const inTheBackground = /^select "chat", "id" from "chat_turns" where .*"alive_at"/;

let server: WholeServer;
let queries: string[] = [];
let person: SignedIn;
let todo: TodoOwner;
beforeAll(async () => {
  server = await openWholeServer({}, async () => {
    const database = await openDatabase({ dataDir: null });
    queries = noteQueries(database);
    return database;
  });
  person = await server.newPerson('admin');
  todo = await server.newTodoOwner();
}, 120_000);
afterAll(() => server.close());

const isList = ({ method, url }: { method: string; url: string }) =>
  method === 'GET' && url.startsWith('/api/') && !/[:*]|\/progress$/.test(url);

it('are those in the table', async () => {
  const counted: Record<number, string[]> = {};
  for (const { url } of server.routes.filter(isList)) {
    const ofTodos = url.startsWith('/api/py/todos') || url.startsWith('/api/py/users');
    queries.length = 0;
    const { statusCode } = await server.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${ofTodos ? todo.token : person.token}` },
    });
    const statements = queries.filter((query) => !inTheBackground.test(query)).length;
    if (statusCode === 200) (counted[statements] ??= []).push(url);
    // Its query is missing.
    else expect(statusCode, url).toBe(400);
  }
  const sorted = Object.entries(counted).map(([count, urls]) => [count, urls.sort()]);
  expect(Object.fromEntries(sorted)).toEqual(table);
}, 120_000);
