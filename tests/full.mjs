/**
 * `npm run test:full`: what `npm test` leaves out since it takes longer than anybody waits (`*.full.spec.ts` and what is
 * tagged so, tests/level.ts: path walks on pages, every look, kills, fuzz, simulations, edge cases of pages), format and lint by
 * every rule, then the usual unit and server tests on the other Node lines.
 * `--slowest` lists what took longest. `TEST_MINUTES` ends the run in time: what has not begun by then is left out, by name.
 */
import { delimiter, dirname } from 'node:path';
import { ensureInstalled } from '../server/install.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureNode, nodeLines } from './node-lines.mjs';
import { build, finish, format, lint, sideBySide, vitest, vitestInTurn } from './suite.mjs';

ensureInstalled();
const deadline = Date.now() + Number(process.env.TEST_MINUTES ?? Infinity) * 60_000;
const env = { CHROME_PATH: ensureChromium(), TEST_LEVEL: 'full', TEST_DEADLINE: String(deadline) };

const built = build();
const pages = async () => [await built, await vitest(['browser'], { env })];
const theRest = async () => {
  const checks = [await lint({ compiler: true }), await format()];
  await built;
  const results = [...checks, ...(await vitestInTurn(['server', 'unit'], { env }))];
  for (const line of nodeLines) {
    if (Date.now() > deadline) {
      results.push({ passed: 0, failed: 0, skipped: 1, leftOut: [`Node ${line}`] });
      continue;
    }
    const node = ensureNode(line);
    const title = `Node ${line}`;
    // What a test starts is to run on it as well.
    const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
    console.log(`\n${title}`);
    const usual = { ...env, TEST_LEVEL: 'usual', PATH };
    results.push(...(await vitestInTurn(['server', 'unit'], { node, title, env: usual })));
  }
  return results;
};
finish(await sideBySide(pages, theRest), { slowest: process.argv.includes('--slowest') });
