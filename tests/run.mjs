/**
 * `npm test`: the truth in minutes, from a fresh clone. Installs what is missing, then types, lint, unused code, build and
 * the usual tests of every project; the last line is `N passed, N failed, N skipped`. The four checks count as one test each.
 */
import { ensureInstalled } from '../server/install.mjs';
import { ensureChromium } from './chromium.mjs';
import { build, finish, format, lint, sideBySide, types, unused, vitest, vitestInTurn } from './suite.mjs';

ensureInstalled();
/** `npm run test:long` is both runs in one. */
const isLong = process.env.TEST_LEVEL === 'long';
const env = { CHROME_PATH: ensureChromium() };

const built = build();
const pages = async () => [await built, await vitest(['browser'], { env })];
const theRest = async () => {
  const checks = [];
  // What computes goes one at a time, since each of those keeps a core busy by itself.
  for (const one of [types, () => lint({ compiler: isLong }), unused, ...(isLong ? [format] : [])])
    checks.push(await one());
  // A server finds the app whole, or not at all.
  await built;
  return [...checks, ...(await vitestInTurn(['server', 'unit'], { env }))];
};
finish(await sideBySide(pages, theRest), { slowest: process.argv.includes('--slowest') });
