/**
 * One step of preparing a clone (installing, building) as a process that ends with whoever wanted it, however that one ended:
 * an `npm ci` that outlives a killed `npm start` would write into the folder that the next start installs into. While it runs
 * it is named in a file, so that a second start waits for it. Plain JavaScript on Node's own modules, as install.mjs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const lookEveryMs = 100;
const longestMs = 15 * 60_000;

const nameOf = (folder) => join(folder, 'dist', 'preparing.pid');

/**
 * Runs a command in `folder` to its end, on this terminal.
 * @returns whether it succeeded
 */
export function runStep(folder, command, args, env = process.env) {
  const step = [self, String(process.pid), nameOf(folder), command, ...args];
  return spawnSync(process.execPath, step, { cwd: folder, stdio: 'inherit', env }).status === 0;
}

/**
 * Waits for a step that another start is at, or has left behind.
 * @returns whether there was one
 */
export function waitForOtherStep(folder, say = console.log) {
  const giveUpAt = Date.now() + longestMs;
  let waited = false;
  for (let pid = runningStep(folder); pid !== null; pid = runningStep(folder)) {
    if (!waited) say('Another start is preparing this folder; waiting for it …');
    waited = true;
    if (Date.now() > giveUpAt)
      throw new Error(`Process ${pid} is still preparing this folder. Stop it first.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookEveryMs);
  }
  return waited;
}

function runningStep(folder) {
  try {
    const pid = Number(readFileSync(nameOf(folder), 'utf8'));
    if (!(pid > 0)) return null;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? -1 : null;
  }
}

function runAsStep([parent, name, command, ...args]) {
  waitForOtherStep(dirname(dirname(name)), () => undefined);
  if (process.ppid !== Number(parent)) process.exit(1);
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(`${name}.${process.pid}`, String(process.pid));
  renameSync(`${name}.${process.pid}`, name);
  // A group of its own, so that all of it can be ended.
  const grouped = process.platform !== 'win32';
  const child = spawn(command, args, { stdio: 'inherit', detached: grouped, shell: !grouped });
  const end = () => {
    try {
      if (grouped) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  setInterval(() => process.ppid === Number(parent) || end(), lookEveryMs).unref();
  child.on('error', () => finish(1));
  child.on('close', (code) => finish(code ?? 1));
  function finish(code) {
    rmSync(name, { force: true });
    process.exit(code);
  }
}

if (process.argv[1] === self) runAsStep(process.argv.slice(2));
