/**
 * Just enough of Firebase's wire protocol to see what the adapter sends and how it takes refusals. What the embedded
 * server makes of it is tests/server's to show.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Account {
  readonly uid: string;
  readonly email: string;
  password: string;
  displayName: string;
}

export interface Commit {
  readonly writes: readonly {
    readonly update?: { readonly name: string; readonly fields: Record<string, unknown> };
    readonly delete?: string;
    readonly updateMask?: { readonly fieldPaths: readonly string[] };
    readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
  }[];
}

export interface FirebaseStub {
  readonly origin: string;
  /** By path below `documents/`, in the wire's own values. */
  readonly documents: Map<string, Record<string, unknown>>;
  readonly commits: Commit[];
  /** The message of the next refusal of an account call, used up by it. */
  refuseNext: string | null;
  /** The status of the next refusal of a document call, used up by it. */
  refuseNextDocument: number | null;
  /** The same for the next write alone. */
  refuseNextCommit: number | null;
  stop(): Promise<void>;
}

const root = 'projects/patina/databases/(default)/documents/';
const now = '2026-01-01T00:00:00.000000000Z';

export async function startFirebaseStub(): Promise<FirebaseStub> {
  const accounts = new Map<string, Account>();
  const documents = new Map<string, Record<string, unknown>>();
  const commits: Commit[] = [];

  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://stub').pathname);
      const [status, answer] = path.startsWith('/v1/') ? document(path, body) : account(path, body);
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(JSON.stringify(answer));
    })();
  });

  function tokens({ uid, email }: Account) {
    const seconds = Math.floor(Date.now() / 1000);
    const payload = { sub: uid, user_id: uid, iat: seconds, auth_time: seconds, exp: seconds + 3600 };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const idToken = `${part({ alg: 'none' })}.${part(payload)}.x`;
    return { idToken, refreshToken: `refresh-${uid}`, expiresIn: '3600', localId: uid, email };
  }

  function account(path: string, body: Record<string, string>): [number, unknown] {
    const refusal = stub.refuseNext;
    stub.refuseNext = null;
    if (refusal) return refused(400, refusal);
    const { email = '', password = '', displayName, idToken } = body;
    const known = idToken
      ? [...accounts.values()].find(({ uid }) => uid === uidIn(idToken))
      : accounts.get(email);
    switch (path.split(':').at(-1)) {
      case 'signUp': {
        if (known) return refused(400, 'EMAIL_EXISTS');
        const made = { uid: `u${accounts.size + 1}`, email, password, displayName: '' };
        accounts.set(email, made);
        return [200, tokens(made)];
      }
      case 'signInWithPassword':
        return known?.password === password
          ? [200, tokens(known)]
          : refused(400, 'INVALID_LOGIN_CREDENTIALS');
      case 'sendOobCode':
        return known ? [200, { email }] : refused(400, 'EMAIL_NOT_FOUND');
      case 'resetPassword':
        return body.oobCode === 'good' ? [200, { email }] : refused(400, 'INVALID_OOB_CODE');
    }
    if (!known) return refused(400, 'INVALID_ID_TOKEN');
    switch (path.split(':').at(-1)) {
      case 'lookup':
        return [200, { users: [{ localId: known.uid, email: known.email, displayName: known.displayName }] }];
      case 'update':
        if (password) known.password = password;
        if (displayName !== undefined) known.displayName = displayName;
        return [200, { ...tokens(known), displayName: known.displayName, photoUrl: '' }];
      case 'delete':
        accounts.delete(known.email);
        return [200, {}];
      default:
        return refused(404, 'NOT_FOUND');
    }
  }

  function document(path: string, body: never): [number, unknown] {
    const refusal = stub.refuseNextDocument;
    stub.refuseNextDocument = null;
    if (refusal) return refused(refusal, 'REFUSED');
    const found = (name: string) => {
      const fields = documents.get(name.slice(root.length));
      return fields ? { name, fields, updateTime: now, createTime: now } : null;
    };
    switch (path.split(':').at(-1)) {
      case 'batchGet':
        return [
          200,
          (body as { documents: string[] }).documents.map((name) => {
            const document = found(name);
            return document ? { found: document, readTime: now } : { missing: name, readTime: now };
          }),
        ];
      case 'runQuery':
        return [
          200,
          [...documents.keys()]
            .filter((name) => name.split('/').length === 2)
            .map((name) => ({ document: found(root + name), readTime: now })),
        ];
      case 'commit': {
        const commit = body as Commit;
        commits.push(commit);
        const status = stub.refuseNextCommit;
        stub.refuseNextCommit = null;
        if (status) return refused(status, 'REFUSED');
        for (const { update, delete: removed, updateMask } of commit.writes) {
          if (removed) documents.delete(removed.slice(root.length));
          if (!update) continue;
          const name = update.name.slice(root.length);
          documents.set(name, { ...(updateMask ? documents.get(name) : {}), ...update.fields });
        }
        return [200, { writeResults: commit.writes.map(() => ({ updateTime: now })), commitTime: now }];
      }
      default:
        return refused(404, 'NOT_FOUND');
    }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stub: FirebaseStub = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    commits,
    refuseNext: null,
    refuseNextDocument: null,
    refuseNextCommit: null,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
  return stub;
}

function uidIn(idToken: string): string {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return (JSON.parse(payload) as { sub: string }).sub;
}

const refused = (status: number, message: string): [number, unknown] => [
  status,
  { error: { code: status, message } },
];

async function bodyOf(request: IncomingMessage): Promise<never> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return (text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))) as never;
}
