/**
 * `npm run bench [-- --json] [-- --write] [row…]`: runs every row with its peers, measured in this run on this machine.
 * `--write` updates docs/performance.md with the results.
 */
import { resolve } from 'node:path';
import { agent } from './agent.ts';
import { auditRates } from './audit.ts';
import { auditPage } from './audit-page.ts';
import { chat } from './chat.ts';
import { chatSearch } from './chat-search.ts';
import { extraction } from './extraction.ts';
import { fairness } from './fairness.ts';
import { frontPage } from './front-page.ts';
import { journal } from './journal.ts';
import { ledgerChange } from './ledger-change.ts';
import { ledgerFold } from './ledger-fold.ts';
import { ledgerScroll } from './ledger-scroll.ts';
import { logAppend } from './log-append.ts';
import { logOpen } from './log-open.ts';
import { matching } from './matching.ts';
import { type Row, table } from './measure.ts';
import { media } from './media.ts';
import { pathRates } from './paths.ts';
import { type Measured, subjects, writePage } from './performance-page.ts';
import { queue } from './queue.ts';
import { screening } from './screening.ts';
import { serverRates } from './server.ts';
import { trade } from './trade.ts';
import { vision } from './vision.ts';

const rows: Readonly<Record<keyof typeof subjects, () => Row[] | Promise<Row[]>>> = {
  'ledger-fold': ledgerFold,
  'ledger-change': ledgerChange,
  'log-append': logAppend,
  'log-open': logOpen,
  journal,
  'ledger-scroll': ledgerScroll,
  'front-page': frontPage,
  server: serverRates,
  fairness,
  trade,
  matching,
  agent,
  chat,
  'chat-search': chatSearch,
  paths: () => pathRates(),
  audit: () => auditRates(),
  'audit-page': () => auditPage(),
  extraction,
  screening,
  queue,
  vision,
  media,
};

const args = process.argv.slice(2);
const json = args.includes('--json');
const write = args.includes('--write');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !Object.hasOwn(rows, name));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are: ${Object.keys(rows).join(', ')}.`);
  process.exit(1);
}

const measured: Measured[] = [];
for (const [name, measure] of Object.entries(rows)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!json) console.error(`measuring ${name} …`);
  try {
    measured.push({ subject: subjects[name as keyof typeof subjects], rows: await measure() });
  } catch (error) {
    // Goes on: the results so far took minutes to measure.
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
const found = measured.flatMap((one) => one.rows);
if (write) await writePage(resolve(import.meta.dirname, '../../docs/performance.md'), measured);
console.log(json ? JSON.stringify(found, null, 2) : table(found));
