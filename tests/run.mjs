/**
 * `npm test`: the truth in minutes, from a fresh clone. Installs what is missing, then types, lint, unused code, build and
 * the usual tests of every project; the last line is `N passed, N failed, N skipped`. The four checks count as one test each.
 */
import { ensureInstalled } from '../server/install.mjs';
import { ensureChromium } from './chromium.mjs';
import { build, finish, format, lint, sharedParts, sideBySide, types, unused, vitest } from './suite.mjs';

ensureInstalled();
/** `npm run test:long` is both runs in one. */
const isLong = process.env.TEST_LEVEL === 'long';
const env = { CHROME_PATH: ensureChromium() };

const built = build();
// Whichever lane is free takes the next one (docs/decisions/0259).
const quarters = ['1/4', '2/4', '3/4', '4/4'];
const restOfParts = sharedParts([
  ...quarters.map((shard) => () => vitest(['server'], { env, shard })),
  () => vitest(['unit'], { env }),
]);
const pages = async () => [await built, await vitest(['browser'], { env }), ...(await restOfParts())];
const theRest = async () => {
  const checks = [];
  // What computes goes one at a time, since each of those keeps a core busy by itself.
  for (const one of [types, () => lint({ compiler: isLong }), unused, ...(isLong ? [format] : [])])
    checks.push(await one());
  // A server finds the app whole, or not at all.
  await built;
  return [...checks, ...(await restOfParts())];
};
finish(await sideBySide(pages, theRest), { slowest: process.argv.includes('--slowest') });
