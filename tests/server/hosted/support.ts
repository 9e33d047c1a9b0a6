/**
 * The hosted backend over a database in memory, with people in it. Tokens of these tests are `token-of-{uid}`;
 * tests of real tokens are in tests/server/identity.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { newUserDocument, type Role } from '../../../src/events/profile/user.ts';
import { buildApp } from '../../../server/app.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { accounts, documents } from '../../../server/db/schema.ts';
import { avatarRoutes, avatarsIn } from '../../../server/files/avatars.ts';
import { type FileStore, folderStore } from '../../../server/files/file-store.ts';
import type { ChangeAccountParts } from '../../../server/people/change-account.ts';
import { hostedRoutes } from '../../../server/hosted/routes.ts';
import { openMonitor } from '../../../server/monitoring/monitor.ts';
import { statusOf } from '../../../server/monitoring/status.ts';
import { fieldsOf } from '../../../server/documents/values.ts';
import { openInMemory } from '../db/in-memory.ts';
import { authorizer, tokenHolder } from '../../../server/security/session.ts';
import { sessionsByName, uidByName } from '../sessions.ts';

export interface Hosted {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly files: FileStore;
  readonly parts: ChangeAccountParts;
  /** uids whose sessions were ended, in order. */
  readonly ended: string[];
  close(): Promise<void>;
}

export const testConfig = (env: Record<string, string> = {}): Config =>
  readConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test', REQUEST_ALLOWANCE: '1000', ...env });

export async function openHosted({
  env = {},
  logTo,
}: { env?: Record<string, string>; logTo?: { write(line: string): void } } = {}): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), 'patina-hosted-'));
  const db = await openInMemory();
  const files = folderStore(join(folder, 'files'));
  const config = testConfig(env);
  const ended: string[] = [];
  const parts: ChangeAccountParts = {
    db,
    clock: () => new Date('2026-03-04T05:06:07.008Z'),
    endSessions: async (_tx, uid) => void ended.push(uid),
  };
  const app = await buildApp({
    config,
    ping: () => db.ping(),
    plugins: [
      hostedRoutes({
        ...parts,
        config,
        authorize: config.firebase ? tokenHolder(uidByName) : authorizer(sessionsByName(db.orm)),
        signedInAs: async (token) => {
          const uid = await uidByName(token);
          return uid === null ? null : { uid, authTime: parts.clock(), secondFactor: null };
        },
        avatars: avatarsIn(files),
        accountErasure: async () => null,
        status: () => statusOf({ config, database: { ...db, kind: 'pglite' }, monitor: openMonitor(config) }),
      }),
      avatarRoutes(files),
    ],
    appFolder: join(folder, 'app'),
    ...(logTo ? { logTo } : {}),
  });
  await app.ready();
  return {
    app,
    db,
    files,
    parts,
    ended,
    async close() {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const signedIn = (uid: string) => ({ authorization: `Bearer token-of-${uid}` });

export interface Made {
  readonly uid: string;
  readonly roles?: readonly Role[];
  readonly disabled?: boolean;
  readonly displayName?: string;
  readonly companyName?: string;
  readonly registered?: string;
  /** Whether the email address is confirmed; by default it is. */
  readonly verified?: boolean;
  /** A registration that stopped before the document was written. */
  readonly withoutDocument?: boolean;
}

/** Inserts a person as registration and admins would. */
export async function addPerson(
  { orm }: Pick<Database, 'orm'>,
  {
    uid,
    roles = ['user'],
    disabled = false,
    displayName,
    companyName = '',
    registered,
    verified = true,
    withoutDocument,
  }: Made,
): Promise<void> {
  const at = new Date(registered ?? '2026-01-01T00:00:00.000Z');
  const email = `${uid}@patina.example`;
  await orm.insert(accounts).values({
    uid,
    email,
    passwordHash: 'none',
    displayName: displayName ?? uid,
    disabled,
    emailVerified: verified,
    createdAt: at,
    lastLoginAt: at,
    tokensValidSince: at,
  });
  if (withoutDocument) return;
  const form = {
    firstName: uid,
    lastName: '',
    email,
    displayName: displayName ?? uid,
    phone: '',
    companyName,
  };
  const document = newUserDocument(form, uid, at.toISOString());
  const time = at.getTime() * 1000;
  await orm.insert(documents).values({
    path: `users/${uid}`,
    collection: 'users',
    fields: fieldsOf({ ...document, role: roles.length === 1 ? roles[0] : roles }),
    createTime: time,
    updateTime: time,
  });
}
