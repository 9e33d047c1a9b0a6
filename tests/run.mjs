/**
 * `npm test`: everything, from a fresh clone. Installs what is missing, then types, lint, format, build and
 * every test project; the last line is `N passed, N failed, N skipped`. The four checks count as one test each.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../server/install.mjs';
import { ensureChromium } from './chromium.mjs';

const bin = (name) => join('node_modules', '.bin', name);

const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * Runs a command to its end; its output is shown whole when it fails, or live: then through a pipe, since two that both
 * drew on one terminal would wipe each other's lines.
 */
function run(command, args, { live = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colors, ...env },
    });
    let output = '';
    const hear = (chunk, shown) => void (live ? shown.write(chunk) : (output += chunk));
    child.stdout.on('data', (chunk) => hear(chunk, process.stdout));
    child.stderr.on('data', (chunk) => hear(chunk, process.stderr));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function check(title, command, args) {
  const { ok, output } = await run(command, args);
  console.log(`${ok ? '✓' : '✗'} ${title}`);
  return ok ? { passed: 1, failed: 0, skipped: 0 } : failure(`${title}\n${output}`);
}

async function vitest(projects, env) {
  const folder = mkdtempSync(join(tmpdir(), 'patina-test-'));
  const report = join(folder, 'report.json');
  const selected = projects.flatMap((project) => ['--project', project]);
  const { ok } = await run(
    bin('vitest'),
    ['run', ...selected, '--maxWorkers=100%', '--reporter=default', '--reporter=./tests/reporter.ts'],
    { live: true, env: { ...env, TEST_REPORT: report, TEST_RETRY: '1' } },
  );
  const ended = readReport(report, ok);
  rmSync(folder, { recursive: true, force: true });
  return ended;
}

/** @returns what `tests/reporter.ts` has written */
function readReport(report, ok) {
  try {
    const ended = JSON.parse(readFileSync(report, 'utf8'));
    return ok || ended.failed > 0 ? ended : failure('Vitest failed, and no test did.');
  } catch (error) {
    return failure(`The test report could not be read: ${error.message}`);
  }
}

const failure = (why) => ({ passed: 0, failed: 1, skipped: 0, failures: [why] });

ensureInstalled();
const browser = { CHROME_PATH: ensureChromium() };

const types = () => check('types', bin('tsc'), []);
const lint = () => check('lint', bin('eslint'), ['--config', '.config/eslint.config.js', '.']);
const format = () => check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
const build = () => check('build', bin('vite'), ['build', '--logLevel', 'warn']);

/**
 * Pages wait more than they compute, and everything else computes: side by side they keep every core busy, one after the
 * other they do not. What computes goes one at a time, since each of those keeps a core busy by itself.
 */
const built = build();
const pages = built.then(async (result) => [result, await vitest(['browser'], browser)]);
const theRest = async () => {
  const checks = [];
  for (const one of [types, lint, format]) checks.push(await one());
  // A server finds the app whole, or not at all.
  await built;
  return [...checks, await vitest(['unit', 'server'], browser)];
};
const results = (await Promise.all([pages, theRest()])).flat();

// What went wrong stands at the end, where it is found, however long the rest is.
const tell = (title, told) => told.length > 0 && console.log(`${title}\n\n${told.join('\n\n')}\n`);
const all = (key) => results.flatMap((result) => result[key] ?? []);
tell('PASSED WHEN TRIED AGAIN', all('flaky'));
tell('FAILED', all('failures'));

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const failed = sum('failed');
console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
process.exit(failed === 0 ? 0 : 1);
