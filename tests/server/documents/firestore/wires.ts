/**
 * Two servers that speak Firestore's REST protocol and allow everything: our own plugin without its rules,
 * and Google's emulator, if it is installed or already running.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Database } from '../../../../server/db/database.ts';
import { documentsPlugin } from '../../../../server/firestore/plugin.ts';
import type { DocumentRules } from '../../../../server/documents/rules.ts';
import { long } from '../../../counts.ts';
import type { Case, Documents } from './cases.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a body to a method such as `:runQuery`. */
export type Send = (method: string, body: object) => Promise<Answer>;

export interface Wire {
  /** Prefix of all documents' names. */
  readonly root: string;
  readonly send: Send;
  close(): Promise<void>;
}

const everything: DocumentRules = { mayRead: () => true, mayList: () => true, validateWrite: () => null };

export async function openOwn(open: () => Promise<Database>): Promise<Wire> {
  const database = await open();
  const app = Fastify();
  await app.register(documentsPlugin({ database, findSession: async () => null, rules: everything }));
  const root = 'projects/demo-own/databases/(default)/documents';
  return {
    root,
    async send(method, body) {
      const answer = await app.inject({
        method: 'POST',
        url: `/v1/${root}${method}`,
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify(body),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Path in the package google-cloud-cli-firestore-emulator. */
const jar = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** It needs a JVM and half a minute to start, so the short run uses it only if it is running already. */
export const hasOfficial = process.env.FIRESTORE_EMULATOR_HOST !== undefined || (long && existsSync(jar));

/** Google's emulator: the one at FIRESTORE_EMULATOR_HOST, otherwise the installed one, started on a free port. */
export async function openOfficial(): Promise<Wire & { readonly host: string }> {
  const running = process.env.FIRESTORE_EMULATOR_HOST;
  const { host, stop } = running ? { host: running, stop: async () => undefined } : await startOfficial();
  const root = `projects/demo-${randomUUID().slice(0, 8)}/databases/(default)/documents`;
  return {
    host,
    root,
    async send(method, body) {
      const answer = await fetch(`http://${host}/v1/${root}${method}`, {
        method: 'POST',
        // Bypasses all rules.
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
    close: stop,
  };
}

async function startOfficial(): Promise<{ host: string; stop: () => Promise<undefined> }> {
  const host = `127.0.0.1:${await freePort()}`;
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const [name, port] = host.split(':');
  const options = [
    '-Duser.language=en',
    '-Xmx512m',
    '-cp',
    jar,
    main,
    'start',
    `--host=${name}`,
    `--port=${port}`,
  ];
  const emulator = spawn('java', options, { stdio: 'ignore' });
  const stop = () => ended(emulator);
  const until = Date.now() + 60_000;
  while (
    !(await fetch(`http://${host}/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (emulator.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('Google’s emulator does not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { host, stop };
}

async function ended(process: ChildProcess): Promise<undefined> {
  if (process.exitCode !== null) return;
  const exit = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Writes the documents of a case. */
export async function lay({ root, send }: Wire, documents: Documents, collection: string): Promise<void> {
  const writes = Object.entries(documents).map(([id, fields]) => ({
    update: { name: `${root}/${collection}/${id}`, fields },
  }));
  const { status, body } = await send(':commit', { writes });
  if (status !== 200) throw new Error(`The documents are refused: ${JSON.stringify(body)}`);
}

/** The answers to one case, without times, messages of refusals, and the names of collections. */
export async function ask({ root, send }: Wire, { requests }: Case, collection: string): Promise<unknown[]> {
  const name = (id: string) => `${root}/${collection}/${id}`;
  const answers: unknown[] = [];
  for (const [method, body] of requests(name, collection)) {
    const answer = await send(method, body);
    answers.push(simplified(answer, `${root}/${collection}`));
  }
  return answers;
}

const passing = new Set(['done', 'readTime', 'createTime', 'updateTime', 'commitTime']);

function simplified({ status, body }: Answer, at: string): unknown {
  if (status !== 200) return `${status} ${(body as { error: { status: string } }).error.status}`;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith(`${at}/`) ? value.slice(at.length) : value;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => !passing.has(key));
    // Of a query, only the documents and their order matter.
    const [[key, document] = []] = entries;
    if (key === 'document') return (walk(document) as { name: string }).name;
    return Object.fromEntries(
      entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, walk(each)]),
    );
  };
  const answer = walk(body);
  // With no results, the emulator answers only the read time, and that it is done.
  return Array.isArray(answer) ? answer.filter((each) => JSON.stringify(each) !== '{}') : answer;
}
