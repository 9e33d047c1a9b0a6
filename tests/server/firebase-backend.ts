/**
 * The backend of the wire contracts: Google's emulators at FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST, if
 * these are set, otherwise our own server on a random port. The contracts cannot tell which one it is.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite';
import { ownSessions } from '../../server/backends.ts';
import type { Database } from '../../server/db/database.ts';
import { documentsPlugin } from '../../server/firestore/plugin.ts';
import { type Identity, type IdentityOptions, openIdentity } from '../../server/identity/identity.ts';
import { identityPlugin } from '../../server/identity/plugin.ts';
import { writeAvatar } from '../../server/people/people.ts';
import { openInMemory } from './db/in-memory.ts';

setLogLevel('silent');

export const projectId = 'demo-patina';

/** A device: one running SDK with nobody signed in. */
export interface Device {
  readonly auth: Auth;
  readonly db: Firestore;
}

export interface Backend {
  device(): Device;
  /** The code in the latest mail to an address. */
  mailedCode(email: string): Promise<string>;
  /** Our server processes pictures and stores their addresses; a hosted project gets them from the browser. */
  readonly makesPictures: boolean;
  /** With unrestricted rights. */
  storeAvatar(uid: string, imageUrl: string): Promise<void>;
  close(): Promise<void>;
}

export const newEmail = () => `person-${randomUUID().slice(0, 13)}@example.com`;

export async function openBackend(): Promise<Backend> {
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, FIRESTORE_EMULATOR_HOST: documentsHost } = process.env;
  return authHost && documentsHost ? openEmulators(authHost, documentsHost) : openOwnServer();
}

function devices(authHost: string, documentsHost: string) {
  const apps: FirebaseApp[] = [];
  return {
    device(): Device {
      const app = initializeApp({ apiKey: 'contract', projectId }, randomUUID());
      apps.push(app);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
      return { auth, db: initializeFirestore(app, { host: documentsHost, ssl: false }) };
    },
    closeAll: () => Promise.all(apps.splice(0).map((app) => deleteApp(app))),
  };
}

export interface OwnServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly identity: Identity;
  readonly mails: { readonly to: string; readonly subject: string; readonly text: string }[];
  close(): Promise<void>;
}

/** Our plugins over a database in memory; not listening. */
export async function buildOwnServer(
  options: Partial<IdentityOptions> = {},
  open: () => Promise<Database> = openInMemory,
): Promise<OwnServer> {
  const database = await open();
  const mails: { to: string; subject: string; text: string }[] = [];
  const identity = await openIdentity({
    database,
    mailer: { send: async (to, subject, text) => void mails.push({ to, subject, text }) },
    publicUrl: 'https://patina.example',
    projectId,
    productTitle: 'Patina',
    ...options,
  });
  const findSession = ownSessions(database.orm, identity);
  const app = Fastify({ forceCloseConnections: true });
  await app.register(identityPlugin, { identity });
  await app.register(
    documentsPlugin({ database, findSession, ...(options.clock && { clock: options.clock }) }),
  );
  await app.ready();
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, identity, mails, close };
}

async function openOwnServer(): Promise<Backend> {
  const own = await buildOwnServer();
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(own.app.server.address() as AddressInfo).port}`;
  const { device, closeAll } = devices(host, host);
  return {
    device,
    async mailedCode(email) {
      await own.identity.close();
      const mail = own.mails.findLast(({ to }) => to === email);
      return /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
    makesPictures: true,
    async storeAvatar(uid, imageUrl) {
      await own.database.orm.transaction((tx) => writeAvatar(tx, uid, imageUrl));
    },
    async close() {
      await closeAll();
      await own.close();
    },
  };
}

async function openEmulators(authHost: string, documentsHost: string): Promise<Backend> {
  const send = (url: string, method: string, body: object) =>
    fetch(url, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
  const rules = readFileSync(join(import.meta.dirname, '../../server/documents/firestore.rules'), 'utf8');
  await send(`http://${documentsHost}/emulator/v1/projects/${projectId}:securityRules`, 'PUT', {
    rules: { files: [{ name: 'firestore.rules', content: rules }] },
  });
  // Like new projects: answers do not reveal whether an account exists.
  await send(
    `http://${authHost}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
    'PATCH',
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  );
  const { device, closeAll } = devices(authHost, documentsHost);
  return {
    device,
    async mailedCode(email) {
      const answer = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
      const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
      return oobCodes.findLast((each) => each.email === email)?.oobCode ?? '';
    },
    makesPictures: false,
    async storeAvatar(uid, imageUrl) {
      const documents = `http://${documentsHost}/v1/projects/${projectId}/databases/(default)/documents`;
      await send(`${documents}/users/${uid}/avatar/meta`, 'PATCH', {
        fields: { imageUrl: { stringValue: imageUrl } },
      });
    },
    close: async () => void (await closeAll()),
  };
}
