/**
 * Assembles the backends over one database: who verifies tokens, and who is notified of what. The only place in the
 * server that knows all of them.
 */
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { openAi } from './ai/open-ai.ts';
import { eraseDeletedChats, removeChatsOf } from './chat/chats.ts';
import { attachmentFilesOf, eraseUnused } from './chat/attachments.ts';
import { endSilentTurns } from './chat/ending.ts';
import { builtInChat } from './chat/built-in-engine.ts';
import { modelEngine } from './chat/model-engine.ts';
import { chatGroup, openChat, type RunningChat } from './chat/operations.ts';
import { forgetErasures, noteErasure, receiptOf } from './checkpoints/erasures.ts';
import { embeddedProject } from './client-config.ts';
import { forgetOldRequests } from './common/once.ts';
import { type Sweeping, sweepRegularly } from './common/sweep-regularly.ts';
import type { Config } from './config.ts';
import type { Database, Queries } from './db/database.ts';
import { documentsPlugin } from './firestore/plugin.ts';
import { avatarRoutes, avatarsIn } from './files/avatars.ts';
import { fastApiRoutes } from './fastapi/routes.ts';
import type { FileStore } from './files/file-store.ts';
import { removeOrLeave } from './files/files-unavailable.ts';
import { type BucketStores, openStores, type Stores } from './files/open-stores.ts';
import { stopReadingRecordings } from './files/recording.ts';
import { stopReadingPictures } from './files/uploaded-picture.ts';
import { sealedFiles } from './keys/sealed-files.ts';
import { sweepFiles, type SweepParts } from './files/sweep-files.ts';
import { openHiring, type RunningHiring } from './hiring/hiring.ts';
import { jobHeads } from './hiring/job-head.ts';
import { removeJobsOf } from './hiring/jobs.ts';
import { hiringOperations } from './hiring/operations.ts';
import { readDocument } from './hiring/parsing/read-document.ts';
import { removePendingDeletions } from './files/pending-deletions.ts';
import { removeResumesOf, removeStream, resumeFilesOf } from './hiring/erasing.ts';
import { IdentityError } from './common/identity-error.ts';
import { lockAccount } from './identity/accounts.ts';
import { type Identity, openIdentity } from './identity/identity.ts';
import { knownDevices } from './identity/known-devices.ts';
import { createMailer } from './identity/mailer.ts';
import { identityPlugin } from './identity/plugin.ts';
import { endSessions } from './identity/sessions.ts';
import { type Monitor, openMonitor } from './monitoring/monitor.ts';
import { statusOf } from './monitoring/status.ts';
import { openSigningKeys } from './identity/signing-keys.ts';
import { openKeys } from './keys/open-keys.ts';
import type { SubjectKeys } from './keys/subject-keys.ts';
import { ownDataQueries } from './own-data/own-data.ts';
import { changeAccount, type ChangeAccountParts, checkDeletable } from './people/change-account.ts';
import { hostedRoutes } from './hosted/routes.ts';
import { endLiveAnswers } from './security/live-sessions.ts';
import { findPerson } from './people/people.ts';
import { googleTokens } from './security/google-tokens.ts';
import { authorizer, type FindSession, sessionFinder, tokenHolder } from './security/session.ts';
import type { TradeParts } from './trade/parts.ts';
import { releaseExpiredHolds, sweepHoldsEveryMs } from './trade/holds.ts';
import { chunkedUploads } from './trade/media/chunked-uploads.ts';
import { type UploadStore, uploadStore } from './trade/media/upload-store.ts';
import { sweepMedia, sweepMediaEveryMs } from './trade/media/sweep.ts';
import { filesOf, removeFilesOf, removeTradeOf } from './trade/removal.ts';
import { nodeRoutes } from './trade/routes.ts';
import { todoOperations } from './todo/operations.ts';
import { todoTokens } from './todo/tokens.ts';
import { analysisIdsOf, removeAnalysesOf } from './vision/analyses.ts';
import { visionOperations } from './vision/operations.ts';
import { removeOverlays } from './vision/overlay-files.ts';
import { openVision, type RunningVision } from './vision/vision.ts';
import type { FindHead } from './web-page.ts';

export interface Backends {
  readonly plugins: readonly FastifyPluginAsync[];
  /** null with a hosted project, which stores the accounts itself. */
  readonly identity: Identity | null;
  readonly files: FileStore;
  /** The bucket that stores the files; null: they are in a folder. */
  readonly bucket: BucketStores | null;
  readonly findHead: FindHead;
}

/** Received pieces of uploads are stored where files are; they are processed on this machine. */
function uploadsOf({ dataDir }: Pick<Config, 'dataDir'>, { bucket }: Stores, orm: Queries): UploadStore {
  const folder = join(dataDir, 'uploads');
  return bucket ? chunkedUploads(bucket.chunks, folder, orm) : uploadStore(folder, orm);
}

/** What changes of accounts need, for routes and the command line alike. */
export function accountParts(db: Pick<Database, 'orm'>): ChangeAccountParts {
  return { db, endSessions, clock: () => new Date() };
}

/** What trade needs, for routes and the demo's shop alike. */
export function tradeParts(
  {
    mail,
    publicUrl,
    productTitle,
    storageAllowance,
    mediaBytes,
    dataDir,
  }: Pick<Config, 'mail' | 'publicUrl' | 'productTitle' | 'storageAllowance' | 'mediaBytes' | 'dataDir'>,
  db: Pick<Database, 'orm'>,
  stores: Stores,
  keys: Pick<SubjectKeys, 'fingerprint'>,
): TradeParts {
  return {
    db,
    files: stores.files,
    sign: keys.fingerprint,
    uploads: uploadsOf({ dataDir }, stores, db.orm),
    mediaBytes,
    mailer: createMailer(mail),
    mailIsSent: mail !== null,
    publicUrl,
    productTitle,
    storageAllowance,
    clock: () => new Date(),
    returnedItems: null,
  };
}

/** @param mayWrite while it returns false, no background work is done */
export async function openBackends(
  config: Config,
  database: Database,
  mayWrite: () => boolean = () => true,
  monitor: Monitor = openMonitor(config),
): Promise<Backends> {
  const keys = await openKeys(config);
  const opened = await openStores(config);
  const files = sealedFiles(opened.files, keys);
  const stores = { ...opened, files };
  const avatars = avatarsIn(files);
  const identity = config.firebase ? null : await openOwnIdentity(config, database, stores, keys);
  const verifyGoogleToken = googleTokens(config.firebase?.projectId ?? '');
  const findSession = identity && ownSessions(database.orm, identity, config);
  const authorize = findSession ? authorizer(findSession) : tokenHolder(verifyGoogleToken);
  const uidOf = findSession
    ? async (token: string) => (await findSession(token))?.person.uid ?? null
    : verifyGoogleToken;
  const erasures = { db: database, keys, clock: () => new Date() };
  const accountErasure = async (idToken: string) =>
    identity && receiptOf(erasures, `account/${(await identity.readIdToken(idToken)).uid}`);
  const hosted = hostedRoutes({
    ...accountParts(database),
    config,
    authorize,
    avatars,
    accountErasure,
    status: () => statusOf({ config, database, monitor }),
    signedInAs: async (token) => identity && orNull(identity.readIdToken(token)),
  });
  const trade = tradeParts(config, database, stores, keys);
  const { transcription, chat: model, vision: looking } = openAi(config.ai);
  const { storageAllowance, requestAllowance } = config;
  const vision = openVision({
    ...{ db: database, files, clock: () => new Date(), mayWrite, storageAllowance },
    requestAllowance,
  });
  const operations = visionOperations(vision.parts);
  const node = nodeRoutes(
    { ...trade, returnedItems: vision.returnedItems, config, authorize, transcription },
    operations,
  );
  const live = endLiveAnswers(database.orm, uidOf);
  // Registered first, so that it is closed last.
  const closing: FastifyPluginAsync = async (app) => {
    app.addHook('onClose', async () => stores.close());
  };
  const plugins: FastifyPluginAsync[] = [closing, live, hosted, node, avatarRoutes(files)];
  if (identity && findSession) {
    plugins.push((app) => identityPlugin(app, { identity }), documentsPlugin({ database, findSession }));
  }
  const clock = () => new Date();
  const signingKeys = await openSigningKeys(database.orm, clock);
  const todo = todoOperations({
    db: database,
    clock,
    storageAllowance: config.storageAllowance,
    tokens: todoTokens(signingKeys, clock),
    devices: knownDevices(signingKeys, clock, {
      path: '/api/py',
      secure: config.publicUrl.startsWith('https:'),
    }),
  });
  const hiring = openHiring({ db: database, files, keys, clock, mayWrite });
  const ownData = ownDataQueries({ trade, hiring: hiring.parts, vision: vision.parts });
  const chat =
    identity &&
    openChat(
      { db: database, files, readDocument, clock, storageAllowance: config.storageAllowance },
      model
        ? modelEngine(model, { media: { vision: looking, transcription }, ownData, clock })
        : builtInChat(ownData, clock),
    );
  const fileParts = { db: database, files, keys, ownsDocuments: identity !== null };
  // Only one process uses the embedded database, so no file from before its start belongs to an upload in progress. Files in a
  // bucket are dated by another clock, so this does not apply to them.
  const startedAt = database.kind === 'pglite' && !stores.bucket ? Date.now() : 0;
  const sweeping = sweepingWhile(mayWrite);
  plugins.push(
    fastApiRoutes([
      todo,
      hiringOperations({
        ...hiring.parts,
        authorize,
        config,
        storageAllowance: config.storageAllowance,
        mail: config.mail && {
          mailer: createMailer(config.mail),
          publicUrl: config.publicUrl,
          productTitle: config.productTitle,
        },
      }),
      chatGroup(chat, authorize),
    ]),
    runHiring(hiring),
    runVision(vision),
    sweeping('forgetting old requests', hourMs, () => forgetOldRequests(database.orm, clock())),
    sweeping('forgetting old receipts', hourMs, () => forgetErasures(database.orm, clock())),
    sweeping('sweeping files', hourMs, () => sweepOldFiles(fileParts, startedAt)),
  );
  if (chat) {
    plugins.push(
      runChat(chat),
      sweeping('ending answers of servers that are gone', 5000, () => endSilentTurns(chat.parts)),
      sweeping('erasing deleted chats', hourMs, () => eraseDeletedChats(chat.parts)),
      sweeping('erasing unused attachments', hourMs, () => eraseUnused(chat.parts)),
    );
  }
  if (identity) {
    plugins.push(
      sweeping('releasing unpaid orders', sweepHoldsEveryMs, () =>
        releaseExpiredHolds({ db: database, clock }),
      ),
      sweeping('sweeping uploads', sweepMediaEveryMs, () => sweepMedia(trade)),
    );
  }
  return {
    plugins,
    identity,
    files,
    bucket: stores.bucket,
    findHead: jobHeads({ db: database, clock }, config),
  };
}

/** Runs hiring's background work from when the server is ready until it stops. */
function runHiring(hiring: RunningHiring): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onReady', async () => hiring.start((error) => app.log.error({ err: error }, 'hiring')));
    app.addHook('preClose', () => hiring.endFollowing());
    app.addHook('onClose', () => hiring.stop());
    app.addHook('onClose', stopReadingPictures);
    app.addHook('onClose', stopReadingRecordings);
  };
}

/** By then the pages that browsers open right after a start have been served. */
const idleAfterMs = 1000;

/** Lets answers continue independently of requests, until the server stops. */
function runChat(chat: RunningChat): FastifyPluginAsync {
  return async (app) => {
    chat.onError((error) => app.log.error({ err: error }, 'chat'));
    app.addHook('onListen', async () => {
      // Prepared after the first pages are served and before the first question is asked, so that neither waits for it.
      setTimeout(() => chat.engine.prepare?.(), idleAfterMs).unref();
    });
    // Before the server waits for open responses, which themselves wait for the answers.
    app.addHook('preClose', () => chat.stop());
  };
}

/** Runs the background work of image analysis; see runHiring. */
function runVision(vision: RunningVision): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onReady', async () =>
      vision.start((error) => app.log.error({ err: error }, 'image analysis')),
    );
    app.addHook('preClose', () => vision.endFollowing());
    app.addHook('onClose', () => vision.stop());
  };
}

const hourMs = 3_600_000;

/** Makes a plugin that runs a sweep regularly while the server runs. */
const sweepingWhile =
  (mayWrite: () => boolean) =>
  (what: string, everyMs: number, sweep: () => Promise<void>): FastifyPluginAsync =>
  async (app) => {
    let running: Sweeping | null = null;
    const logError = (error: unknown) => app.log.error({ err: error }, what);
    app.addHook('onReady', async () => {
      running = sweepRegularly(sweep, everyMs, logError, mayWrite);
    });
    app.addHook('onClose', async () => running?.stop());
  };

/** Files younger than this may belong to an upload in progress. */
const uploadMs = hourMs;

async function sweepOldFiles(parts: SweepParts, startedAt: number): Promise<void> {
  await sweepFiles(parts, new Date(Math.max(startedAt, Date.now() - uploadMs)));
}

async function openOwnIdentity(
  config: Config,
  database: Database,
  stores: Stores,
  keys: SubjectKeys,
): Promise<Identity> {
  const { files } = stores;
  const avatars = avatarsIn(files);
  const uploads = uploadsOf(config, stores, database.orm);
  const { mail, publicUrl, productTitle } = config;
  const identity = await openIdentity({
    database,
    mailer: createMailer(mail),
    publicUrl,
    productTitle,
    projectId: embeddedProject.projectId,
    onAccountRemoved: (tx, uid) => removeEverythingOf(tx, keys, uid),
    onEmailProved: markEmailVerified,
    onReclaimed: removeStrangersPasskeys,
  });
  return {
    ...identity,
    /** Files are not part of the transaction, so they are removed only once the account is certainly deleted. */
    async deleteAccount(idToken: string): Promise<void> {
      const { uid } = await identity.verifyIdToken(idToken);
      const uploaded = await filesOf(database.orm, uid);
      const resumes = await resumeFilesOf(database.orm, uid);
      const analysed = await analysisIdsOf(database.orm, uid);
      const attached = await attachmentFilesOf(database.orm, uid);
      await identity.deleteAccount(idToken);
      await removeOrLeave(avatars.removeAll(uid));
      await removeFilesOf({ files, uploads }, uploaded);
      await removePendingDeletions({ db: database, files }, resumes);
      await removeOverlays(files, analysed);
      await removePendingDeletions({ db: database, files }, attached);
    },
  };
}

/** Marks the email address as verified, since its owner used the link that was mailed there. */
async function markEmailVerified(tx: Queries, uid: string): Promise<void> {
  const person = await findPerson(tx, uid);
  if (!person) return;
  const by = { uid, isAdmin: false };
  const request = {
    type: 'VerifyContact',
    uid,
    by,
    contact: 'email',
    value: person.email,
    byLink: true,
  } as const;
  await changeAccount(accountParts({ orm: tx }), request);
}

/** Anybody can sign up with somebody else's address: a passkey added before it was verified must not lock its owner out. */
async function removeStrangersPasskeys(tx: Queries, uid: string): Promise<void> {
  // Refused, without an error, when there are none.
  await changeAccount(accountParts({ orm: tx }), { type: 'ResetPasskeys', uid, by: 'system' });
}

/** A day: longer than the lifetime of the token with which the receipt is requested. */
const receiptKeptMs = 24 * hourMs;

async function removeEverythingOf(tx: Queries, keys: SubjectKeys, uid: string): Promise<void> {
  const now = new Date();
  await checkDeletable(tx, uid);
  // Each of the following locks its rows before it erases their streams: whoever appends holds such a lock.
  await lockAccount(tx, uid);
  await removeTradeOf(tx, uid);
  await removeChatsOf(tx, uid, now);
  await removeAnalysesOf(tx, uid);
  const resumes = await removeResumesOf(tx, keys, uid, now);
  await removeJobsOf(tx, uid);
  const stream = `account/${uid}`;
  const erased = [await removeStream(tx, stream, now), ...resumes];
  await noteErasure(tx, { stream, erased, expiresAt: new Date(now.getTime() + receiptKeptMs) });
}

/** Finds sessions of the accounts that this server stores. */
export function ownSessions(
  orm: Queries,
  identity: Pick<Identity, 'readIdToken'>,
  config?: Pick<Config, 'requirePasskeyForAdmins'>,
): FindSession {
  return sessionFinder(orm, (token) => orNull(identity.readIdToken(token)), config);
}

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}
