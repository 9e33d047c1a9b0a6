/** What `npm test`, `npm run test:full` and `npm run test:long` share: commands, Vitest's projects, and the sum at the end. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = (name) => join('node_modules', '.bin', name);
/** TypeScript 7, which needs half the time; `typescript` stays at 5 for the tools that use its API (docs/decisions/0191). */
const nativeTsc = join('node_modules', 'typescript-native', 'bin', 'tsc');

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
    const onChunk = (chunk, shown) => void (live ? shown.write(chunk) : (output += chunk));
    child.stdout.on('data', (chunk) => onChunk(chunk, process.stdout));
    child.stderr.on('data', (chunk) => onChunk(chunk, process.stderr));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function check(title, command, args, env = {}) {
  const { ok, output } = await run(command, args, { env });
  console.log(`${ok ? '✓' : '✗'} ${title}`);
  return ok ? { passed: 1, failed: 0, skipped: 0 } : failure(`${title}\n${output}`);
}

const failure = (why) => ({ passed: 0, failed: 1, skipped: 0, failures: [why] });

export const types = () => check('types', process.execPath, [nativeTsc]);
/** @param compiler whether React's compiler, which takes two thirds of the time, says what it thinks, too */
export const lint = ({ compiler }) =>
  check('lint', bin('eslint'), [...lintCache(compiler), '--config', '.config/eslint.config.js', '.'], {
    REACT_COMPILER: compiler ? 'on' : 'off',
  });
/** No rule looks beyond its file, so a file whose text is the same has the same faults. Each set of rules has a cache of its own. */
const lintCache = (compiler) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${join('node_modules', '.cache', compiler ? 'eslint-whole' : 'eslint-usual')}`,
];
export const unused = () =>
  check('unused code', bin('knip'), ['--config', '.config/knip.json', '--no-progress']);
export const format = () => check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
export const build = () => check('build', bin('vite'), ['build', '--logLevel', 'warn']);

/** Whether the browser's tests, which have two workers of their own (vite.config.ts), run at this moment. */
let pagesRun = false;
/** A run that begins when they are over has every core (docs/decisions/0305). */
const workers = () => Math.max(1, availableParallelism() - (pagesRun ? 1 : 0));

/**
 * @param projects of vite.config.ts
 * @param node the program that runs them, when it is another than this one
 * @param shard `1/4`: the first quarter of the spec files; by default all of them
 */
export async function vitest(projects, { env = {}, node = process.execPath, title = '', shard = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'patina-test-'));
  const report = join(folder, 'report.json');
  const selected = projects.flatMap((project) => ['--project', project]);
  const { ok } = await run(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...selected,
      `--maxWorkers=${shard === '' ? workers() : 1}`,
      ...(shard === '' ? [] : [`--shard=${shard}`]),
      '--reporter=default',
      '--reporter=./tests/reporter.ts',
    ],
    { live: true, env: { ...env, TEST_REPORT: report, TEST_RETRY: '2' } },
  );
  const result = readReport(report, ok);
  rmSync(folder, { recursive: true, force: true });
  if (title === '') return result;
  const named = (found = []) => found.map((text) => `${title}: ${text}`);
  const durations = result.durations?.map((one) => ({ ...one, file: `${title}: ${one.file}` }));
  return { ...result, durations, failures: named(result.failures), flaky: named(result.flaky) };
}

/** @returns what `tests/reporter.ts` has written */
function readReport(report, ok) {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    return ok || result.failed > 0 ? result : failure('Vitest failed, and no test did.');
  } catch (error) {
    return failure(`The test report could not be read: ${error.message}`);
  }
}

/** Vitest takes the number of its workers for good: with a run for each project, the later ones may have more. */
export async function vitestInTurn(projects, options) {
  const results = [];
  for (const project of projects) results.push(await vitest([project], options));
  return results;
}

/**
 * Parts of a run that two lanes take from, so that neither is left idle while the other has much to do.
 * @param parts each a function that runs it
 * @returns takes and runs one part after the other until none is left
 */
export function sharedParts(parts) {
  const waiting = [...parts];
  return async () => {
    const results = [];
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await part());
    return results;
  };
}

/** Pages wait more than they compute, and everything else computes: side by side they keep every core busy (0134). */
export async function sideBySide(pages, theRest) {
  pagesRun = true;
  const untilPagesEnd = pages().finally(() => void (pagesRun = false));
  return (await Promise.all([untilPagesEnd, theRest()])).flat();
}

/** Prints what went wrong where it is found, at the end, then the sum; ends the process. */
export function finish(results, { slowest = false } = {}) {
  const all = (key) => results.flatMap((result) => result[key] ?? []);
  const print = (title, texts) => texts.length > 0 && console.log(`${title}\n\n${texts.join('\n\n')}\n`);
  if (slowest) {
    // By what it computes, since the time on a clock depends on what else the machine does (docs/decisions/0237).
    const rows = all('durations').toSorted((a, b) => b.computedMs - a.computedMs);
    const total = rows.reduce((sum, { computedMs }) => sum + computedMs, 0);
    const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
    print('SLOWEST: computing, time on the clock, spec file', [
      rows
        .slice(0, 40)
        .map(({ file, ms, computedMs }) => `${seconds(computedMs)} ${seconds(ms)}  ${file}`)
        .join('\n'),
      `${seconds(total)} of computing in ${rows.length} spec files`,
    ]);
  }
  print('LEFT OUT, SINCE THE TIME WAS OVER', all('leftOut'));
  print('PASSED WHEN TRIED AGAIN', all('flaky'));
  print('FAILED', all('failures'));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed');
  console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  process.exit(failed === 0 ? 0 : 1);
}
