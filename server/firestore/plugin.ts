/**
 * Firestore's REST protocol as `firebase/firestore/lite` speaks it: batchGet, commit, runQuery and runAggregationQuery under
 * `/v1/projects/{project}/databases/{database}/documents`. It only translates; rules.ts decides who may do what.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { sqlState, uniqueViolation, violatedConstraint } from '../db/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import { chargeMore, chargePerson } from '../budget/requests.ts';
import { hungUp, sayWhen } from '../errors.ts';
import { Problem } from '../problem.ts';
import { unavailabilityOf } from '../unavailable.ts';
import { bearerOf, type FindSession, passkeyNeededText, type Session } from '../security/session.ts';
import { aggregate, aggregationSchema } from '../documents/aggregation.ts';
import { commitWrites, denied } from '../documents/commit.ts';
import { DocumentError } from '../documents/document-error.ts';
import { readJson } from './json-body.ts';
import { type Query, querySchema, runQuery } from '../documents/query.ts';
import { type Asker, type DocumentRules, rules as ownRules } from '../documents/rules.ts';
import { documentsFinder, listDocuments, type StoredDocument } from '../documents/store.ts';
import { instantOf } from '../documents/values.ts';
import { documentNameOf, writeSchema } from '../documents/write.ts';

export interface DocumentsOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly findSession: FindSession;
  readonly clock?: () => Date;
  /** Who may do what; tests of the protocol alone allow everything. */
  readonly rules?: DocumentRules;
}

const databasePath = '/v1/projects/:project/databases/:database';

/** Firestore allows 500 writes in a commit and as many documents in a read. */
const maxConcurrent = 500;
/** Milliseconds that it takes to check and apply one write. */
const workOfWrite = 0.2;
const names = z.array(z.string()).max(maxConcurrent);

const bodies = {
  batchGet: z.looseObject({ documents: names }),
  commit: z.looseObject({ writes: z.array(writeSchema).max(maxConcurrent).default([]) }),
  runQuery: z.looseObject({ structuredQuery: querySchema }),
  runAggregationQuery: z.looseObject({ structuredAggregationQuery: aggregationSchema }),
} as const;

/** What a request addresses: the root of its database, the parent document if any, and the method after the colon. */
interface Target {
  readonly root: string;
  readonly parent: string;
  readonly method: string;
}

export function documentsPlugin({
  database,
  findSession,
  clock = () => new Date(),
  rules = ownRules,
}: DocumentsOptions): FastifyPluginAsync {
  const sessions = new WeakMap<FastifyRequest, Session>();
  const askerOf = (request: FastifyRequest): Asker | null => {
    const session = sessions.get(request);
    if (!session) return null;
    const { uid, email } = session.person;
    return { uid, email, admin: session.isAdmin };
  };
  const findDocuments = documentsFinder(database.orm);
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    // The SDK sends text/plain to avoid a CORS preflight.
    app.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string | Buffer) => readJson(String(body)),
    );
    app.setErrorHandler(answerError);
    // Before the body is read, so that its cost is charged to the person.
    app.addHook('onRequest', async (request) => {
      if (request.headers.authorization !== undefined) sessions.set(request, await sessionOf(request));
    });
    // A route of its own, since it has its own row in the table of budgets.
    app.post(`${databasePath}/documents::commit`, (request) => commit(request, rootOf(request)));
    app.post(`${databasePath}/*`, async (request) => {
      const target = targetOf(request);
      switch (target.method) {
        case 'batchGet':
          return batchGet(request, target);
        case 'runQuery':
          return query(request, target);
        case 'runAggregationQuery':
          return aggregateQuery(request, target);
        default:
          throw unimplemented(`The method ${target.method.slice(0, 100)}`);
      }
    });
    // Firestore's API for single documents, which the SDK never uses.
    app.route({
      method: ['GET', 'POST', 'PATCH', 'DELETE'],
      url: databasePath,
      handler: refuseUnimplemented,
    });
    app.route({
      method: ['GET', 'PATCH', 'DELETE'],
      url: `${databasePath}/*`,
      handler: refuseUnimplemented,
    });
  };

  async function batchGet(request: FastifyRequest, { root }: Target) {
    const { documents } = parse(bodies.batchGet, request.body);
    const asker = askerOf(request);
    const paths = documents.map((name) => pathOf(root, name));
    const refused = paths.some((path) => !rules.mayRead(asker, path));
    if (refused) throw refusalTo(request);
    const readTime = instantOf(clock().getTime() * 1000);
    // The person's own user document was read with their session.
    const own = sessions.get(request)?.document ?? null;
    const found = await findDocuments(paths.filter((path) => path !== own?.path));
    return paths.map((path) => {
      const document = path === own?.path ? own : found.get(path);
      return document
        ? { found: toWire(root, document), readTime }
        : { missing: `${root}/${path}`, readTime };
    });
  }

  async function commit(request: FastifyRequest, root: string) {
    const { writes } = parse(bodies.commit, request.body);
    chargeMore(request, writes.length * workOfWrite);
    const placed = writes.map((write) => ({ write, path: pathOf(root, documentNameOf(write)) }));
    const asker = askerOf(request);
    try {
      return await inTransaction(database, async (tx) => {
        const now = clock();
        const writeResults = await commitWrites(tx, placed, { asker, rules, now });
        return { writeResults, commitTime: instantOf(now.getTime() * 1000) };
      });
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error;
      const taken = violatedConstraint(error) === 'documents_user_name_unique';
      throw new DocumentError('ALREADY_EXISTS', taken ? 'userName is taken' : 'Document already exists');
    }
  }

  async function query(request: FastifyRequest, { root, parent }: Target) {
    const { structuredQuery } = parse(bodies.runQuery, request.body);
    const all = await listCollection(request, parent, structuredQuery);
    const found = runQuery(structuredQuery, all, (path) => `${root}/${path}`);
    const readTime = instantOf(clock().getTime() * 1000);
    return found.map((document) => ({ document: toWire(root, document), readTime }));
  }

  async function aggregateQuery(request: FastifyRequest, { root, parent }: Target) {
    const { structuredAggregationQuery } = parse(bodies.runAggregationQuery, request.body);
    const { structuredQuery } = structuredAggregationQuery;
    const all = await listCollection(request, parent, structuredQuery);
    const found = runQuery(structuredQuery, all, (path) => `${root}/${path}`);
    const readTime = instantOf(clock().getTime() * 1000);
    return [{ result: { aggregateFields: aggregate(structuredAggregationQuery, found) }, readTime }];
  }

  async function listCollection(
    request: FastifyRequest,
    parent: string,
    { from }: Query,
  ): Promise<StoredDocument[]> {
    const { collectionId: id, allDescendants } = from[0]!;
    if (!id || allDescendants) throw unimplemented('A query over a group of collections');
    const asker = askerOf(request);
    const collection = parent === '' ? id : `${parent}/${id}`;
    if (!rules.mayList(asker, collection)) throw refusalTo(request);
    return listDocuments(database.orm, collection);
  }

  /** Tells admins who lack the required passkey so: that is not secret, since an admin could read these documents. */
  function refusalTo(request: FastifyRequest): DocumentError {
    return sessions.get(request)?.lacksPasskey
      ? new DocumentError('PERMISSION_DENIED', passkeyNeededText)
      : denied();
  }

  /** @throws DocumentError UNAUTHENTICATED for a token that is not valid (any more) */
  async function sessionOf(request: FastifyRequest): Promise<Session> {
    const token = bearerOf(request);
    const session = token === null ? null : await findSession(token);
    if (!session) throw new DocumentError('UNAUTHENTICATED', 'The sign-in is over.');
    chargePerson(request, session.person.uid);
    return session;
  }
}

const unimplemented = (what: string) => new DocumentError('UNIMPLEMENTED', `${what} is not offered here.`);

async function refuseUnimplemented({ method }: FastifyRequest): Promise<never> {
  throw unimplemented(`${method} of a document or a collection`);
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DocumentError(
    'INVALID_ARGUMENT',
    `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
  );
}

function rootOf({ params }: FastifyRequest): string {
  const { project, database } = params as { project: string; database: string };
  return `projects/${project}/databases/${database}/documents`;
}

function targetOf(request: FastifyRequest): Target {
  const { '*': rest } = request.params as { '*': string };
  const [, parent, method] = /^documents(?:\/(.+?))?:(\w+)$/.exec(rest) ?? [];
  if (method === undefined) throw unimplemented('POST to a collection, without a method,');
  const root = rootOf(request);
  return { root, parent: parent === undefined ? '' : pathOf(root, `${root}/${parent}`), method };
}

/** The path of a document within its database. */
function pathOf(root: string, name: string): string {
  const path = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : '';
  const segments = path.split('/');
  // Without names that Firestore reserves, and without lone surrogates.
  const isValid = segments.every(
    (segment) =>
      segment !== '' &&
      segment !== '.' &&
      segment !== '..' &&
      Buffer.byteLength(segment) <= 1500 &&
      !/^__.*__$/s.test(segment) &&
      !/\p{Surrogate}/u.test(segment),
  );
  if (!isValid || segments.length % 2 !== 0) {
    throw new DocumentError(
      'INVALID_ARGUMENT',
      `"${name.slice(0, 200)}" is not a document of this database.`,
    );
  }
  return path;
}

function toWire(root: string, { path, fields, createTime, updateTime }: StoredDocument) {
  return {
    name: `${root}/${path}`,
    fields,
    createTime: instantOf(createTime),
    updateTime: instantOf(updateTime),
  };
}

/** Always Firestore's error shape: the SDK takes anything else for a broken network. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known =
    error instanceof DocumentError ? error : refusalOf(hungUp(request) ? { statusCode: 400 } : error);
  const { code, status, message } = known ?? failureOf(error, request, reply);
  sayWhen(reply, error instanceof Problem ? error : {}, code);
  return reply.code(code).send({ error: { code, status, message } });
}

/** For errors that are not the request's fault. */
function failureOf(error: unknown, request: FastifyRequest, reply: FastifyReply): DocumentError {
  request.log.error({ err: error }, 'a document request failed');
  const unavailability = unavailabilityOf(error);
  if (!unavailability) return new DocumentError('INTERNAL', 'Something went wrong here.');
  void reply.header('retry-after', String(unavailability.retryAfterSeconds));
  return new DocumentError('UNAVAILABLE', unavailability.message);
}

/** A request that Fastify itself refused: too large, of another content type, or cut off. */
function refusalOf(error: unknown): DocumentError | null {
  const status = Number((error as { statusCode?: unknown } | null)?.statusCode ?? 500);
  if (status === 413) return new DocumentError('INVALID_ARGUMENT', 'The request is too large.');
  if (error instanceof Problem && status === 429)
    return new DocumentError('RESOURCE_EXHAUSTED', error.message);
  if (error instanceof Problem && status === 503) return new DocumentError('UNAVAILABLE', error.message);
  return status >= 400 && status < 500
    ? new DocumentError('INVALID_ARGUMENT', 'The request is not understood.')
    : null;
}
