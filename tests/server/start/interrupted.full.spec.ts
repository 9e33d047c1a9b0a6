/**
 * `npm start` killed or stopped during the installation: nothing continues in the background, and the next start completes
 * what is half done. The installer is a slow stand-in; the processes are real.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { seed, times } from '../../counts.ts';
import { isBuildStale, isInstallStale } from '../../../server/install.mjs';
import { randomFrom } from '../../support/random.ts';

const install = resolve(import.meta.dirname, '../../../server/install.mjs');
const folder = mkdtempSync(join(tmpdir(), 'patina-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const steps = 8;
const stepMs = 40;
/** Removes what is there, then writes one file after another, and its own list last, like npm and Vite. */
const writeSlowly = (root: string, files: string, last: string, content: string) => `
  const fs = require('node:fs');
  fs.appendFileSync('journal', process.pid + ' begins\\n');
  fs.rmSync('${root}', { recursive: true, force: true });
  fs.mkdirSync('${files}', { recursive: true });
  for (let i = 0; i < ${steps}; i += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${stepMs});
    fs.writeFileSync('${files}/' + i + '.js', String(process.pid));
    fs.appendFileSync('journal', process.pid + ' writes\\n');
  }
  fs.writeFileSync('${last}', '${content}');
  fs.appendFileSync('journal', process.pid + ' ends\\n');
`;

function newClone(name: string): string {
  const clone = join(folder, name);
  mkdirSync(join(clone, 'src'), { recursive: true });
  mkdirSync(join(clone, 'tools'));
  const lock = { packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } };
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(clone, 'src', 'main.tsx'), 'start()');
  // npm leaves the bundler running.
  const bundler = writeSlowly('dist/app', 'dist/app', 'dist/app/index.html', '<title>Patina</title>');
  writeFileSync(join(clone, 'tools', 'vite.js'), bundler);
  const npm = `${writeSlowly('node_modules', 'node_modules/a', 'node_modules/.package-lock.json', JSON.stringify(lock))}`;
  const addBundler = `fs.mkdirSync('node_modules/vite/bin', { recursive: true });
    fs.copyFileSync('tools/vite.js', 'node_modules/vite/bin/vite.js');`;
  writeFileSync(
    join(clone, 'tools', 'npm.js'),
    npm.replace(
      "fs.writeFileSync('node_modules/.pack",
      `${addBundler}\n  fs.writeFileSync('node_modules/.pack`,
    ),
  );
  writeFileSync(join(clone, 'package.json'), '{}');
  return clone;
}

function prepare(clone: string): ChildProcess {
  const program = `import { ensureInstalled, ensureBuilt } from ${JSON.stringify(install)};
    ensureInstalled(${JSON.stringify(clone)}); ensureBuilt(${JSON.stringify(clone)});`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, npm_execpath: join(clone, 'tools', 'npm.js') },
    stdio: 'ignore',
    detached: true,
  });
}
const ended = (child: ChildProcess) =>
  new Promise<number | null>((end) => child.on('exit', (code) => end(code)));

const whole = (clone: string) => ({
  install: isInstallStale(clone),
  build: isBuildStale(clone),
  // Each made by one process, from the first file to the last.
  writers: ['node_modules/a', 'dist/app'].map(
    (path) =>
      new Set(Array.from({ length: steps }, (_, i) => readFileSync(join(clone, path, `${i}.js`), 'utf8')))
        .size,
  ),
});

/** No two processes write at the same time. */
function expectOneAtATime(clone: string) {
  const lines = readFileSync(join(clone, 'journal'), 'utf8').trim().split('\n');
  let at = '';
  for (const line of lines) {
    const [pid, what] = line.split(' ') as [string, string];
    if (what === 'begins') at = pid;
    expect(pid).toBe(at);
  }
}

const rounds = Array.from({ length: times(50) }, (_, i) => i);
it.each(rounds)('goes on where it was interrupted (%i)', { timeout: 60_000 }, async (round) => {
  const random = randomFrom(seed + round);
  const clone = newClone(`killed-${round}`);
  const first = prepare(clone);
  const gone = ended(first);
  await sleep(random() * 1500);
  // A kill reaches one process, Ctrl-C the whole process group of the terminal.
  if (first.exitCode === null)
    process.kill(round % 2 === 0 ? first.pid! : -first.pid!, round % 2 === 0 ? 'SIGKILL' : 'SIGINT');
  await gone;
  expect(await ended(prepare(clone))).toBe(0);
  expect(whole(clone)).toEqual({ install: false, build: false, writers: [1, 1] });
  expectOneAtATime(clone);
  expect(existsSync(join(clone, 'dist', 'preparing.pid'))).toBe(false);
});

it('lets a second start wait for the first, and do nothing again', { timeout: 60_000 }, async () => {
  const clone = newClone('twice');
  const first = prepare(clone);
  const firstEnded = ended(first);
  while (!existsSync(join(clone, 'journal'))) await sleep(10);
  expect(await Promise.all([firstEnded, ended(prepare(clone))])).toEqual([0, 0]);
  expect(whole(clone)).toEqual({ install: false, build: false, writers: [1, 1] });
  expectOneAtATime(clone);
});
