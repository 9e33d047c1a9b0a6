/**
 * Hiring over a database in memory, with people in it. Tokens of these tests are `token-of-{uid}`. Every answer is checked
 * against the contract: one that does not match it fails the test that sent the request.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { chatGroup } from '../../../server/chat/operations.ts';
import type { Database } from '../../../server/db/database.ts';
import { fastApiRoutes } from '../../../server/fastapi/routes.ts';
import { folderStore } from '../../../server/files/file-store.ts';
import { sealedFiles } from '../../../server/keys/sealed-files.ts';
import { openHiring as runHiring } from '../../../server/hiring/hiring.ts';
import { hiringOperations } from '../../../server/hiring/operations.ts';
import type { ResumeParts, Schemas } from '../../../server/hiring/parts.ts';
import type { Mailer } from '../../../server/identity/mailer.ts';
import { knownDevices } from '../../../server/identity/known-devices.ts';
import { openSigningKeys } from '../../../server/identity/signing-keys.ts';
import { installationKey } from '../../../server/keys/installation-key.ts';
import { subjectKeysIn } from '../../../server/keys/subject-keys.ts';
import { todoOperations } from '../../../server/todo/operations.ts';
import { todoTokens } from '../../../server/todo/tokens.ts';
import { askerOf, validateAnswer } from '../ask-second-backend.ts';
import { addPerson, testConfig } from '../hosted/support.ts';
import { openInMemory } from '../db/in-memory.ts';
import { authorizer } from '../../../server/security/session.ts';
import { sessionsByName } from '../sessions.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

export interface Hiring {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly parts: ResumeParts;
  /** Contains `files` and `keys`. */
  readonly folder: string;
  /** Advances the server's clock. */
  pass(milliseconds: number): void;
  /** @param who uid, or null when signed out */
  ask<Body = Record<string, unknown>>(
    who: string | null,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>>;
  /** Sends a résumé; a null value omits its field. */
  upload<Body = Schemas['ReceivedResume']>(
    who: string | null,
    job: string,
    changes?: Partial<UploadFields>,
  ): Promise<Answer<Body>>;
  /** Adds a file to a job as its employer; by default in a batch of its own. */
  add(
    who: string | null,
    job: string,
    sent: {
      readonly file: Uint8Array;
      readonly name?: string;
      readonly batch?: string;
      readonly agreed?: boolean;
    },
  ): Promise<Answer<Schemas['AddedFiles']> & { readonly batch: string }>;
  close(): Promise<void>;
}

export interface UploadFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly consent: boolean | string;
  readonly file: Uint8Array;
}

/** Scores for the job of `jobBody`: 30 for years, 5 each for two skills, 20 for the degree. */
export const resumeText = (name = 'Petra Quill') => `${name}
petra.quill@example.com | +1 415 555 0199

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing

Education
Bachelor of Arts, 2016
`;

export const uploadFields = (): UploadFields => ({
  name: 'Petra Quill',
  email: 'Petra.Quill@example.com',
  phone: '+1 415 555 0199',
  consent: true,
  file: Buffer.from(resumeText()),
});

export const dayMs = 86_400_000;

const plenty = { burst: 1_000_000, refillSeconds: 1 };
/**
 * Two employers, one of them a merchant, another user and an admin. The date is 2026-11-21.
 * @param on another database than one in memory, closed together with it; with `people` false it has no people yet
 */
export async function openHiring(
  env: Record<string, string> = {},
  limits: ResumeParts['limits'] = {
    jobByEmployer: plenty,
    resumeByAddress: plenty,
    addedResumeByEmployer: plenty,
    receiptByAddress: plenty,
    applicationByAddress: plenty,
    questionByPerson: plenty,
    analysisByPerson: plenty,
  },
  on: {
    readonly db?: Database;
    readonly people?: boolean;
    readonly folder?: string;
    readonly mailer?: Mailer;
  } = {},
): Promise<Hiring> {
  const db = on.db ?? (await openInMemory());
  let now = Date.parse('2026-11-21T08:00:00.000Z');
  const clock = () => new Date((now += 1));
  const config = testConfig(env);
  const folder = on.folder ?? mkdtempSync(join(tmpdir(), 'patina-hiring-'));
  const keys = subjectKeysIn(join(folder, 'keys', 'subjects'), await installationKey(join(folder, 'keys')));
  const files = sealedFiles(folderStore(join(folder, 'files')), keys);
  const running = runHiring({ db, clock, files, keys, limits, keepReaders: true });
  const { parts } = running;
  const signingKeys = await openSigningKeys(db.orm, clock);
  const tokens = todoTokens(signingKeys, clock);
  const devices = knownDevices(signingKeys, clock, { path: '/api/py', secure: false });
  const app = await buildApp({
    config,
    ping: () => db.ping(),
    plugins: [
      fastApiRoutes([
        todoOperations({ db, clock, tokens, devices }),
        hiringOperations({
          ...parts,
          authorize: authorizer(sessionsByName(db.orm)),
          config,
          mail: on.mailer
            ? { mailer: on.mailer, publicUrl: 'https://patina.example', productTitle: 'Patina' }
            : null,
        }),
        chatGroup(null, authorizer(sessionsByName(db.orm))),
      ]),
    ],
    appFolder: '/nonexistent',
  });
  await app.ready();
  if (on.people !== false) {
    await addPerson(db, { uid: 'employer', displayName: 'Emma' });
    await addPerson(db, { uid: 'other', displayName: 'Otto' });
    await addPerson(db, { uid: 'merchant', roles: ['merchant'], displayName: 'Marco' });
    await addPerson(db, { uid: 'admin', roles: ['admin'] });
  }

  /** Sends a form; a value of bytes becomes a file. */
  async function send<Body>(who: string | null, url: string, fields: object): Promise<Answer<Body>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      form.append(name, value instanceof Uint8Array ? new Blob([new Uint8Array(value)]) : String(value));
    }
    const sent = new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': sent.headers.get('content-type')!,
        ...(who === null ? {} : { authorization: `Bearer token-of-${who}` }),
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const reported = JSON.parse(answer.body) as Body;
    const fault = validateAnswer('POST', url, answer.statusCode, reported);
    if (fault) throw new Error(`${url} → ${answer.statusCode}: ${fault}\n${answer.body}`);
    return { status: answer.statusCode, body: reported };
  }

  return {
    app,
    db,
    parts,
    folder,
    pass: (milliseconds) => void (now += milliseconds),
    ask: askerOf(app),
    upload: (who, job, changes = {}) =>
      send(who, `/api/py/jobs/${job}/resumes`, { ...uploadFields(), ...changes }),
    async add(who, job, { file, name = 'resume.txt', batch = newKey(), agreed = true }) {
      const fields = { batch, file_name: name, agreed, file };
      return {
        batch,
        ...(await send<Schemas['AddedFiles']>(who, `/api/py/jobs/${job}/added-resumes`, fields)),
      };
    },
    async close() {
      await app.close();
      await running.stop();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let keys = 0;
/** A new key on each call. */
export const newKey = () => `00000000-0000-4000-8001-${String((keys += 1)).padStart(12, '0')}`;

type JobBody = Omit<Schemas['ChangedJob'], 'version'>;

/** A valid open job on 2026-11-21. */
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

/** Each employer needs a company name of their own. */
const ownName = (who: string) => (who === 'employer' ? {} : { company: `Workshop of ${who}` });

export async function post(
  hiring: Hiring,
  who: string,
  changes: Partial<Schemas['NewJob']> = {},
): Promise<Schemas['Job']> {
  const { status, body } = await hiring.ask<Schemas['Job']>(
    who,
    'POST',
    '/jobs',
    newJob({ ...ownName(who), ...changes }),
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
