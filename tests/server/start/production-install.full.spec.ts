/**
 * A server as the image runs it (.packaging/Dockerfile): with the folders that its last stage copies and the packages that
 * `npm ci --omit=dev` installs according to package-lock.json, and with nothing else within reach. The packages are linked
 * from this clone's, so that no registry is needed.
 */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../support/server.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

interface Locked {
  readonly dev?: boolean;
}
const locked: Readonly<Record<string, Locked>> = JSON.parse(textOf('package-lock.json')).packages;
/** Paths of packages; those that are optional may not be there on this machine. */
const paths = Object.keys(locked).filter((path) => path.startsWith('node_modules/'));
const installed = paths.filter((path) => existsSync(join(root, path)));
const forProduction = installed.filter((path) => !locked[path]!.dev);

const runStage = textOf('.packaging/Dockerfile')
  .split(/^FROM /m)
  .at(-1)!;
const copied = [...runStage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, words = '']) =>
  words.split(/\s+/),
);

/** Without the packages inside it, which have lines of their own in the lock file. */
function linkPackage(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackage(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    // Another file system.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

describe('an installation without development packages', () => {
  let folder: string;
  let server: RunningServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'patina-production-'));
    for (const path of forProduction) linkPackage(join(root, path), join(folder, path));
    for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
    mkdirSync(join(folder, 'dist/app'), { recursive: true });
    await writeFile(join(folder, 'dist/app/index.html'), '<title>{{product-title}}</title>');
    server = await startServer({ root: folder, env: { NODE_ENV: 'production' } });
  }, 600_000);
  afterAll(async () => {
    await server?.stop();
    server?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('has the packages of the product, and none of those that only build and test it', () => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json'));
    const has = (name: string) => existsSync(join(folder, 'node_modules', name));
    expect(Object.keys(dependencies).filter((name) => !has(name))).toEqual([]);
    // Packages of the product bring types along.
    const building = Object.keys(devDependencies).filter((name) => !name.startsWith('@types/'));
    expect(building.filter(has)).toEqual([]);
    expect(forProduction.length).toBeLessThan(installed.length);
  });

  it('is ready, and hands out the app', async () => {
    for (const path of ['/livez', '/readyz'])
      expect((await fetch(`${server.origin}${path}`)).status).toBe(200);
    const page = await fetch(`${server.origin}/ledger`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toBe('<title>Patina</title>');
  });

  it('signs somebody up and tells them who they are', async () => {
    const ask = async (call: string, payload: object) => {
      const answer = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
      expect(answer.status, call).toBe(200);
      return (await answer.json()) as { idToken: string; users?: { email: string }[] };
    };
    const { idToken } = await ask('signUp', {
      email: 'ida@patina.example',
      password: 'walnut saddle soap 7',
    });
    const { users } = await ask('lookup', { idToken });
    expect(users).toEqual([expect.objectContaining({ email: 'ida@patina.example' })]);
  });

  it('stops when it is told to, and its commands run', async () => {
    await server.stop();
    expect(server.process.exitCode).toBe(0);
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: server.dataDir, DATABASE_URL: '' };
    // Exits with 1 when it finds something that has to be seen to, as it may on any machine.
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'server/admin/cli.ts', 'doctor'], {
      cwd: folder,
      env,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toContain('database');
  });
});
