/** A PostgreSQL server of a test's own, which it may stop, restart and fail over. */
import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Folder of its programs: distributions keep some of them off the path. */
const programs = (() => {
  const debian = '/usr/lib/postgresql';
  try {
    const [newest] = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    return newest === undefined ? null : join(debian, newest, 'bin');
  } catch {
    return null;
  }
})();

/** User to run it as: PostgreSQL refuses to run as root. */
const owner = await (async () => {
  if (process.getuid?.() !== 0) return {};
  try {
    const ids = await Promise.all(['-u', '-g'].map((flag) => execute('id', [flag, 'postgres'])));
    const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
    return { uid: uid!, gid: gid! };
  } catch {
    return null;
  }
})();

/** Why it is not available on this machine, or null. */
export const privatePostgresFault =
  programs === null ? 'its programs are not installed' : owner === null ? 'no user to run it as' : null;

export interface PrivatePostgres {
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  /** `immediate` acts like a crash; `fast` ends every session. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** A standby that replicates this server and has every acknowledged change. */
  addStandby(): Promise<PrivatePostgres>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  run(sql: string): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

const call = (program: string, ...args: string[]) =>
  execute(join(programs!, program), args, { ...owner, cwd: tmpdir() });

/** Starts an empty server. */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const folder = newFolder();
  await call('initdb', '-D', join(folder, 'data'), '-U', 'patina', '-A', 'trust', '--no-sync');
  const postgres = postgresIn(folder, await freePort());
  await postgres.start();
  return postgres;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'patina-postgres-'));
  if (owner && 'uid' in owner) chownSync(folder, owner.uid!, owner.gid!);
  return folder;
}

function postgresIn(folder: string, port: number): PrivatePostgres {
  const data = join(folder, 'data');
  const server = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  const own: PrivatePostgres = {
    port,
    url: `postgres://patina@127.0.0.1:${port}/postgres`,
    async start() {
      await call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', server, '-w', 'start');
    },
    async stop(mode) {
      await call('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
    },
    async addStandby() {
      const copy = newFolder();
      await call('pg_basebackup', '-d', own.url, '-D', join(copy, 'data'), '-R', '-c', 'fast');
      const standby = postgresIn(copy, await freePort());
      await standby.start();
      await own.run(`alter system set synchronous_standby_names = '*'`);
      await own.run('select pg_reload_conf()');
      return standby;
    },
    async promote() {
      await call('pg_ctl', '-D', data, '-w', 'promote');
    },
    async run(sql) {
      await call('psql', '-X', '-v', 'ON_ERROR_STOP=1', '-d', own.url, '-c', sql);
    },
    async remove() {
      await own.stop('immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return own;
}
