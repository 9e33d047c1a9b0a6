/**
 * Makes a fresh clone able to run: packages from the lock file, the app built from its sources. Shared by
 * `npm start` and `npm test`; plain JavaScript on Node's own modules, since it runs before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep, waitForOtherStep } from './preparing.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const oldestNode = [20, 19];

/** Why this Node.js is too old to run Patina, or null. */
export function nodeError(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Patina needs Node.js ${oldestNode.join('.')} or newer, and this is ${version}. Get it from https://nodejs.org.`;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether node_modules differs from the lock file. npm writes node_modules/.package-lock.json when it is done, so
 * an interrupted install counts as none. Optional packages are made for other platforms and may be missing.
 */
export function isInstallStale(folder = root) {
  const wanted = readJson(join(folder, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(join(folder, 'node_modules', '.package-lock.json'))?.packages;
  if (!installed) return true;
  return Object.entries(wanted).some(([path, { version, optional, link }]) => {
    if (path === '' || link) return false;
    const found = installed[path];
    return found ? found.version !== version : !optional;
  });
}

/** Runs `npm ci` when it is needed. @throws Error when npm fails; it has said why by then */
export function ensureInstalled(folder = root) {
  waitForOtherStep(folder);
  if (!isInstallStale(folder)) return;
  console.log('Installing packages (once, and again when they change) …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const done = npm?.endsWith('.js')
    ? runStep(folder, process.execPath, [npm, ...args])
    : runStep(folder, 'npm', args);
  if (!done) throw new Error('The packages could not be installed: npm says why above.');
}

const buildInputs = ['src', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** One hash over everything the build is made from. */
export function hashOfSources(folder = root) {
  const hash = createHash('sha256');
  for (const input of buildInputs) {
    for (const file of filesUnder(join(folder, input))) {
      const content = readFileSync(file);
      hash.update(`${relative(folder, file).split(sep).join('/')}\0${content.length}\0`);
      hash.update(content);
    }
  }
  return hash.digest('hex');
}

const stampOf = (folder) => join(folder, 'dist', 'built.json');
const pageOf = (folder) => join(folder, 'dist', 'app', 'index.html');

/** Whether dist/app is missing, made from other sources, or made since by something else. */
export function isBuildStale(folder = root) {
  const stamp = readJson(stampOf(folder));
  if (!stamp || !existsSync(pageOf(folder))) return true;
  return stamp.builtAt !== statSync(pageOf(folder)).mtimeMs || stamp.sources !== hashOfSources(folder);
}

/** Builds dist/app when it is needed. @throws Error when the build fails; it has said why by then */
export function ensureBuilt(folder = root) {
  waitForOtherStep(folder);
  if (!isBuildStale(folder)) return;
  console.log('Building the app (once, and again when it changes) …');
  const sources = hashOfSources(folder);
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  // Anything else here would put React's development build into the app.
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = runStep(folder, process.execPath, [vite, 'build', '--logLevel', 'warn'], env);
  if (!done) throw new Error('The app could not be built: the reason is above.');
  writeFileSync(stampOf(folder), JSON.stringify({ sources, builtAt: statSync(pageOf(folder)).mtimeMs }));
}
