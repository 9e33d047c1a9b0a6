/**
 * Hiring over a database in memory, with people in it. Tokens of these tests are `token-of-{uid}`. Every answer is held
 * against the contract: one that it does not describe fails whichever test asked.
 */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { type Database, openDatabase } from '../../../server/db/database.ts';
import { fastApiRoutes } from '../../../server/fastapi/routes.ts';
import { hiringOperations } from '../../../server/hiring/operations.ts';
import type { HiringParts, Schemas } from '../../../server/hiring/parts.ts';
import { openSigningKeys } from '../../../server/identity/signing-keys.ts';
import { todoOperations } from '../../../server/todo/operations.ts';
import { todoTokens } from '../../../server/todo/tokens.ts';
import { answersOf } from '../routes/answers.ts';
import { addPerson, testConfig } from '../routes/support.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

export interface Hiring {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly parts: HiringParts;
  /** Moves the server's clock. */
  pass(milliseconds: number): void;
  /** @param who uid, or null when signed out */
  ask<Body = Record<string, unknown>>(
    who: string | null,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>>;
  close(): Promise<void>;
}

export const dayMs = 86_400_000;

const faultOfAnswer = answersOf('fastapi', '/api/py');

/** Two employers, of whom one is a merchant, another user and an admin. It is the 21st of November, 2026. */
export async function openHiring(env: Record<string, string> = {}): Promise<Hiring> {
  const db = await openDatabase({ dataDir: null });
  let now = Date.parse('2026-11-21T08:00:00.000Z');
  const clock = () => new Date((now += 1));
  const config = testConfig(env);
  const parts: HiringParts = { db, clock };
  const verifyToken = async (token: string) => /^token-of-(.+)$/.exec(token)?.[1] ?? null;
  const tokens = todoTokens(await openSigningKeys(db.orm, clock), clock);
  const app = await buildApp({
    config,
    ping: () => db.ping(),
    plugins: [
      fastApiRoutes([
        todoOperations({ db, clock, tokens }),
        hiringOperations({ ...parts, verifyToken, config }),
      ]),
    ],
    appFolder: '/nonexistent',
  });
  await app.ready();
  await addPerson(db, { uid: 'employer', displayName: 'Emma' });
  await addPerson(db, { uid: 'other', displayName: 'Otto' });
  await addPerson(db, { uid: 'merchant', roles: ['merchant'], displayName: 'Marco' });
  await addPerson(db, { uid: 'admin', roles: ['admin'] });

  return {
    app,
    db,
    parts,
    pass: (milliseconds) => void (now += milliseconds),
    async ask<Body>(who: string | null, method: string, path: string, body?: unknown) {
      const url = `/api/py${path}`;
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: who === null ? {} : { authorization: `Bearer token-of-${who}` },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const told = answer.body === '' ? null : (JSON.parse(answer.body) as Body);
      const fault = faultOfAnswer(method, url, answer.statusCode, told);
      if (fault) throw new Error(`${method} ${url} → ${answer.statusCode}: ${fault}\n${answer.body}`);
      return { status: answer.statusCode, body: told as Body };
    },
    async close() {
      await app.close();
      await db.close();
    },
  };
}

let keys = 0;
/** A new one each time. */
export const newKey = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;

type JobBody = Omit<Schemas['ChangedJob'], 'version'>;

/** What an open job may say on the 21st of November, 2026. */
export const jobBody = (changes: Partial<JobBody> = {}): JobBody => ({
  title: 'Leather technician',
  company: 'Conti Leather Care',
  description: 'You clean, mend and recolour bags and jackets at the bench.',
  required_skills: ['Leather cleaning', 'Colour matching'],
  nice_to_have: ['Sewing'],
  experience_level: 'Mid',
  min_years: 2,
  degree_required: false,
  salary_range: { min_cents: 4_200_000, max_cents: 5_400_000, currency: 'USD' },
  location: 'Oakland, CA',
  country: 'US',
  remote: false,
  contact_phone: '+14155550134',
  valid_through: '2026-12-31',
  ...changes,
});

export const newJob = (changes: Partial<Schemas['NewJob']> = {}): Schemas['NewJob'] => ({
  key: newKey(),
  open: true,
  ...jobBody(),
  ...changes,
});

export async function post(
  hiring: Hiring,
  who: string,
  changes: Partial<Schemas['NewJob']> = {},
): Promise<Schemas['Job']> {
  const { status, body } = await hiring.ask<Schemas['Job']>(who, 'POST', '/jobs', newJob(changes));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
