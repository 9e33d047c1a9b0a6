/**
 * Puts the backends together over one database: who verifies tokens, who is told of what. The one place of the
 * server that knows all of them.
 */
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { embeddedProject } from './client-config.ts';
import { forgetOldRequests } from './common/once.ts';
import { type Sweeping, sweepRegularly } from './common/sweep-regularly.ts';
import type { Config } from './config.ts';
import type { Database, Queries } from './db/database.ts';
import { postgresLog } from './db/postgres-log.ts';
import { documentsPlugin } from './documents/plugin.ts';
import { avatarRoutes, avatarsIn } from './files/avatars.ts';
import { fastApiRoutes } from './fastapi/routes.ts';
import { type FileStore, folderStore } from './files/file-store.ts';
import { openHiring, type RunningHiring } from './hiring/hiring.ts';
import { jobHeads } from './hiring/job-head.ts';
import { removeJobsOf } from './hiring/jobs.ts';
import { hiringOperations } from './hiring/operations.ts';
import { removeDoomed } from './hiring/doomed.ts';
import { removeResumesOf, resumeFilesOf } from './hiring/erasing.ts';
import { IdentityError } from './identity/identity-error.ts';
import { type Identity, openIdentity } from './identity/identity.ts';
import { createMailer } from './identity/mailer.ts';
import { identityPlugin } from './identity/plugin.ts';
import { endSessions } from './identity/sessions.ts';
import { openSigningKeys } from './identity/signing-keys.ts';
import type { ChangeAccountParts } from './routes/change-account.ts';
import { hostedRoutes } from './routes/hosted.ts';
import { googleTokens } from './security/google-tokens.ts';
import type { VerifyToken } from './security/session.ts';
import type { TradeParts } from './trade/parts.ts';
import { removeFiles } from './trade/pictures.ts';
import { ownPictureIds, removeTradeOf } from './trade/removal.ts';
import { nodeRoutes } from './trade/routes.ts';
import { todoOperations } from './todo/operations.ts';
import { todoTokens } from './todo/tokens.ts';
import type { FindHead } from './web-page.ts';

export interface Backends {
  readonly plugins: readonly FastifyPluginAsync[];
  /** null with a hosted project, which keeps the accounts itself. */
  readonly identity: Identity | null;
  readonly files: FileStore;
  readonly findHead: FindHead;
}

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'files');

/** What changes of accounts need, for routes and the command line alike. */
export function accountParts(db: Pick<Database, 'orm'>): ChangeAccountParts {
  return { db, endSessions, clock: () => new Date() };
}

/** What trade needs, for routes and the demo's shop alike. */
export function tradeParts(
  { mail, publicUrl, productTitle }: Pick<Config, 'mail' | 'publicUrl' | 'productTitle'>,
  db: Pick<Database, 'orm'>,
  files: FileStore,
): TradeParts {
  return { db, files, mailer: createMailer(mail), publicUrl, productTitle, clock: () => new Date() };
}

export async function openBackends(config: Config, database: Database): Promise<Backends> {
  const files = folderStore(filesFolder(config));
  const avatars = avatarsIn(files);
  const identity = config.firebase ? null : await openOwnIdentity(config, database, files);
  const verifyToken = identity ? verifierOf(identity) : googleTokens(config.firebase?.projectId ?? '');
  const hosted = hostedRoutes({ ...accountParts(database), config, verifyToken, avatars });
  const node = nodeRoutes({ ...tradeParts(config, database, files), config, verifyToken });
  const plugins: FastifyPluginAsync[] = [hosted, node, avatarRoutes(files)];
  if (identity) {
    plugins.push((app) => identityPlugin(app, { identity }), documentsPlugin({ database, verifyToken }));
  }
  const clock = () => new Date();
  const todo = todoOperations({
    db: database,
    clock,
    tokens: todoTokens(await openSigningKeys(database.orm, clock), clock),
  });
  const hiring = openHiring({ db: database, files, clock });
  plugins.push(
    fastApiRoutes([todo, hiringOperations({ ...hiring.parts, verifyToken, config })]),
    runHiring(hiring),
    sweepRequests(database, clock),
  );
  return { plugins, identity, files, findHead: jobHeads({ db: database, clock }, config) };
}

/** In the background, from when the server is ready until it stops. */
function runHiring(hiring: RunningHiring): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onReady', async () => hiring.start((error) => app.log.error({ err: error }, 'hiring')));
    app.addHook('preClose', () => hiring.endFollowing());
    app.addHook('onClose', () => hiring.stop());
  };
}

const hourMs = 3_600_000;

function sweepRequests({ orm }: Database, clock: () => Date): FastifyPluginAsync {
  return async (app) => {
    let sweeping: Sweeping | null = null;
    const tell = (error: unknown) => app.log.error({ err: error }, 'forgetting old requests');
    app.addHook('onReady', async () => {
      sweeping = sweepRegularly(() => forgetOldRequests(orm, clock()), hourMs, tell);
    });
    app.addHook('onClose', async () => sweeping?.stop());
  };
}

async function openOwnIdentity(config: Config, database: Database, files: FileStore): Promise<Identity> {
  const avatars = avatarsIn(files);
  const { mail, publicUrl, productTitle } = config;
  const identity = await openIdentity({
    database,
    mailer: createMailer(mail),
    publicUrl,
    productTitle,
    projectId: embeddedProject.projectId,
    onAccountRemoved: removeEverythingOf,
  });
  return {
    ...identity,
    /** Files are no part of the transaction, so they go once it is certain that the account is gone. */
    async deleteAccount(idToken: string): Promise<void> {
      const { uid } = await identity.verifyIdToken(idToken);
      const uploaded = await ownPictureIds(database.orm, uid);
      const resumes = await resumeFilesOf(database.orm, uid);
      await identity.deleteAccount(idToken);
      await avatars.removeAll(uid);
      await removeFiles(files, uploaded);
      await removeDoomed({ db: database, files }, resumes);
    },
  };
}

async function removeEverythingOf(tx: Queries, uid: string): Promise<void> {
  await removeTradeOf(tx, uid);
  await removeResumesOf(tx, uid, new Date());
  await removeJobsOf(tx, uid);
  await postgresLog(tx).erase(`account/${uid}`);
}

function verifierOf(identity: Identity): VerifyToken {
  return async (token) => {
    try {
      return (await identity.verifyIdToken(token)).uid;
    } catch (error) {
      if (error instanceof IdentityError) return null;
      throw error;
    }
  };
}
