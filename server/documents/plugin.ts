/**
 * Firestore's REST protocol as `firebase/firestore/lite` speaks it: batchGet, commit, runQuery and
 * runAggregationQuery under `/v1/projects/{project}/databases/{database}/documents`. It translates; who may do
 * what is in rules.ts.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isAdmin } from '../../src/events/profile/user.ts';
import type { Database, Queries } from '../db/database.ts';
import { sqlState, uniqueViolation, violatedConstraint } from '../db/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import { hungUp } from '../errors.ts';
import { findPerson } from '../routes/people.ts';
import { bearerOf, type VerifyToken } from '../security/session.ts';
import { DocumentError } from './document-error.ts';
import { readJson } from './json-body.ts';
import { aggregate, aggregationSchema, querySchema, runQuery } from './query.ts';
import { type Asker, mayList, mayRead, writeFault } from './rules.ts';
import {
  deleteDocument,
  getDocument,
  insertDocument,
  listDocuments,
  lockDocument,
  type StoredDocument,
  updateDocument,
} from './store.ts';
import { instantOf, plainFields } from './values.ts';
import { applyWrite, checkPrecondition, documentNameOf, type Write, writeSchema } from './write.ts';

export interface DocumentsOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly verifyToken: VerifyToken;
  readonly clock?: () => Date;
}

/** Firestore allows 500 writes in a commit and as many documents in a read. */
const mostAtOnce = 500;
const names = z.array(z.string()).max(mostAtOnce);

const bodies = {
  batchGet: z.looseObject({ documents: names }),
  commit: z.looseObject({ writes: z.array(writeSchema).max(mostAtOnce).default([]) }),
  runQuery: z.looseObject({ structuredQuery: querySchema }),
  runAggregationQuery: z.looseObject({ structuredAggregationQuery: aggregationSchema }),
} as const;

/** Where a request goes: the root of its database, the parent document if any, and the method behind the colon. */
interface Target {
  readonly root: string;
  readonly parent: string;
  readonly method: string;
}

export function documentsPlugin({
  database,
  verifyToken,
  clock = () => new Date(),
}: DocumentsOptions): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    // The SDK says text/plain to spare itself a preflight.
    app.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string | Buffer) => readJson(String(body)),
    );
    app.setErrorHandler(answerError);
    app.post('/v1/projects/:project/databases/:database/*', async (request) => {
      const target = targetOf(request);
      switch (target.method) {
        case 'batchGet':
          return batchGet(request, target);
        case 'commit':
          return commit(request, target);
        case 'runQuery':
          return query(request, target);
        case 'runAggregationQuery':
          return aggregateQuery(request, target);
        default:
          throw new DocumentError('NOT_FOUND', `There is no method ${target.method.slice(0, 100)}.`);
      }
    });
  };

  async function batchGet(request: FastifyRequest, { root }: Target) {
    const { documents } = parse(bodies.batchGet, request.body);
    const asker = await askerOf(request);
    const paths = documents.map((name) => pathOf(root, name));
    const refused = paths.some((path) => !mayRead(asker, path));
    if (refused) throw denied();
    const readTime = instantOf(clock().getTime() * 1000);
    return Promise.all(
      paths.map(async (path) => {
        const document = await getDocument(database.orm, path);
        return document
          ? { found: toWire(root, document), readTime }
          : { missing: `${root}/${path}`, readTime };
      }),
    );
  }

  async function commit(request: FastifyRequest, { root }: Target) {
    const { writes } = parse(bodies.commit, request.body);
    const asker = await askerOf(request);
    try {
      return await inTransaction(database, async (tx) => {
        const now = clock();
        const writeResults = [];
        for (const write of writes) writeResults.push(await applyOne(tx, root, write, asker, now));
        return { writeResults, commitTime: instantOf(now.getTime() * 1000) };
      });
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error;
      const taken = violatedConstraint(error) === 'documents_user_name_unique';
      throw new DocumentError('ALREADY_EXISTS', taken ? 'userName is taken' : 'Document already exists');
    }
  }

  async function applyOne(tx: Queries, root: string, write: Write, asker: Asker | null, now: Date) {
    const path = pathOf(root, documentNameOf(write));
    const before = await lockDocument(tx, path);
    // First who may, so that a stranger does not learn what exists.
    if (!mayRead(asker, path)) throw denied();
    checkPrecondition(write, path, before);
    const verifies = write.verify !== undefined;
    const deletes = write.delete !== undefined;
    const updateTime = Math.max(now.getTime() * 1000, (before?.updateTime ?? 0) + 1);
    const applied = deletes || verifies ? null : applyWrite(write, before?.fields ?? null, updateTime);
    if (!verifies) {
      const fault = writeFault(asker, {
        path,
        before: before && plainFields(before.fields),
        after: applied && plainFields(applied.fields),
        now,
      });
      if (fault) throw new DocumentError('PERMISSION_DENIED', fault);
    }
    if (deletes) await deleteDocument(tx, path);
    if (!applied) return {};
    const after: StoredDocument = {
      path,
      fields: applied.fields,
      createTime: before?.createTime ?? updateTime,
      updateTime,
    };
    await (before ? updateDocument(tx, after) : insertDocument(tx, after));
    const { transformResults } = applied;
    return {
      updateTime: instantOf(updateTime),
      ...(transformResults.length > 0 ? { transformResults } : {}),
    };
  }

  async function query(request: FastifyRequest, { root, parent }: Target) {
    const { structuredQuery } = parse(bodies.runQuery, request.body);
    const found = runQuery(
      structuredQuery,
      await listed(request, parent, structuredQuery.from[0]!.collectionId),
      (path) => `${root}/${path}`,
    );
    const readTime = instantOf(clock().getTime() * 1000);
    return found.map((document) => ({ document: toWire(root, document), readTime }));
  }

  async function aggregateQuery(request: FastifyRequest, { root, parent }: Target) {
    const { structuredAggregationQuery } = parse(bodies.runAggregationQuery, request.body);
    const { structuredQuery } = structuredAggregationQuery;
    const all = await listed(request, parent, structuredQuery.from[0]!.collectionId);
    const found = runQuery(structuredQuery, all, (path) => `${root}/${path}`);
    const readTime = instantOf(clock().getTime() * 1000);
    return [{ result: { aggregateFields: aggregate(structuredAggregationQuery, found) }, readTime }];
  }

  async function listed(request: FastifyRequest, parent: string, id: string): Promise<StoredDocument[]> {
    const asker = await askerOf(request);
    const collection = parent === '' ? id : `${parent}/${id}`;
    if (!mayList(asker, collection)) throw denied();
    return listDocuments(database.orm, collection);
  }

  /** Who asks, null for nobody. @throws UNAUTHENTICATED for a token that does not count (any more) */
  async function askerOf(request: FastifyRequest): Promise<Asker | null> {
    if (request.headers.authorization === undefined) return null;
    const token = bearerOf(request);
    const uid = token === null ? null : await verifyToken(token);
    const person = uid === null ? null : await findPerson(database.orm, uid);
    if (!person) throw new DocumentError('UNAUTHENTICATED', 'The sign-in is over.');
    return { uid: person.uid, email: person.email, admin: isAdmin(person) };
  }
}

/** The same for visitors, as Firestore has it: only a token that does not count is UNAUTHENTICATED. */
const denied = () => new DocumentError('PERMISSION_DENIED', 'Missing or insufficient permissions.');

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DocumentError(
    'INVALID_ARGUMENT',
    `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
  );
}

function targetOf({ params }: FastifyRequest): Target {
  const { project, database, '*': rest } = params as { project: string; database: string; '*': string };
  const [, parent, method] = /^documents(?:\/(.+?))?:(\w+)$/.exec(rest) ?? [];
  if (method === undefined) throw new DocumentError('NOT_FOUND', 'There is nothing at this address.');
  const root = `projects/${project}/databases/${database}/documents`;
  return { root, parent: parent === undefined ? '' : pathOf(root, `${root}/${parent}`), method };
}

/** The path of a document within its database. */
function pathOf(root: string, name: string): string {
  const path = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : '';
  const segments = path.split('/');
  // No control characters, and none of the names that Firestore keeps for itself.
  const sound = segments.every(
    (segment) =>
      segment !== '' &&
      segment !== '.' &&
      segment !== '..' &&
      Buffer.byteLength(segment) <= 1500 &&
      !/^__.*__$/.test(segment) &&
      !/[\p{Cc}\p{Surrogate}]/u.test(segment),
  );
  if (!sound || segments.length % 2 !== 0) {
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

/** Always Firestore's error shape; anything else the SDK takes for a broken network. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known =
    error instanceof DocumentError ? error : refusalOf(hungUp(request) ? { statusCode: 400 } : error);
  if (!known) request.log.error({ err: error }, 'a document request failed');
  const { code, status, message } = known ?? new DocumentError('INTERNAL', 'Something went wrong here.');
  return reply.code(code).send({ error: { code, status, message } });
}

/** A request that Fastify itself could not take: too large, of another kind, or cut off. */
function refusalOf(error: unknown): DocumentError | null {
  const status = Number((error as { statusCode?: unknown } | null)?.statusCode ?? 500);
  if (status === 413) return new DocumentError('INVALID_ARGUMENT', 'The request is too large.');
  return status >= 400 && status < 500
    ? new DocumentError('INVALID_ARGUMENT', 'The request is not understood.')
    : null;
}
