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

/** Runs a command to its end; its output is shown whole when it fails, or live. */
function run(command, args, { live = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function check(title, command, args) {
  const { ok, output } = await run(command, args);
  console.log(`${ok ? '✓' : '✗'} ${title}`);
  if (!ok) console.log(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

async function vitest(projects, env) {
  const folder = mkdtempSync(join(tmpdir(), 'patina-test-'));
  const report = join(folder, 'report.json');
  const selected = projects.flatMap((project) => ['--project', project]);
  const { ok } = await run(
    bin('vitest'),
    [
      'run',
      ...selected,
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { live: true, env },
  );
  const counts = readCounts(report, ok);
  rmSync(folder, { recursive: true, force: true });
  return counts;
}

function readCounts(report, ok) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const file of testResults) {
      // A file that cannot even be loaded has no assertion, and is one failure.
      if (file.status === 'failed' && file.assertionResults.length === 0) counts.failed += 1;
      for (const { status } of file.assertionResults) {
        if (status === 'passed') counts.passed += 1;
        else if (status === 'failed') counts.failed += 1;
        else counts.skipped += 1;
      }
    }
    // An unhandled error outside any test fails the run without failing a test.
    if (!ok && counts.failed === 0) counts.failed = 1;
    return counts;
  } catch (error) {
    console.error(`The test report could not be read: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

ensureInstalled();
const browser = { CHROME_PATH: ensureChromium() };

const types = () => check('types', bin('tsc'), []);
const lint = () => check('lint', bin('eslint'), ['--config', '.config/eslint.config.js', '.']);
const format = () => check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
const build = () => check('build', bin('vite'), ['build', '--logLevel', 'warn']);

/** One at a time, where each keeps a core busy. */
async function inTurn(...checks) {
  const results = [];
  for (const one of checks) results.push(await one());
  return results;
}

const results = (await Promise.all([inTurn(types, format), inTurn(lint, build)])).flat();
results.push(await vitest(['unit', 'server'], browser));
results.push(await vitest(['browser'], browser));

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const failed = sum('failed');
console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
process.exit(failed === 0 ? 0 : 1);
