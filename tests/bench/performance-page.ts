/**
 * Updates docs/performance.md for `npm run bench -- --write`: new measurements replace the old ones, with the date, the
 * commit and the machine; all other rows stay unchanged, with theirs.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { type Row, shown } from './measure.ts';

/** Heading on the page for each row of `npm run bench`; the type requires one for every row. */
export const subjects = {
  'ledger-fold': 'The ledger',
  'ledger-change': 'The ledger',
  'ledger-scroll': 'The ledger',
  'log-append': 'The log',
  'log-open': 'The log',
  journal: 'The log',
  'front-page': 'The first page',
  server: 'The server',
  fairness: 'The server',
  trade: 'The server',
  matching: 'Hiring',
  agent: 'Hiring',
  chat: 'Chat',
  'chat-search': 'Chat',
  extraction: 'Hiring',
  screening: 'Hiring',
  queue: 'Hiring',
  audit: 'Proof',
  'audit-page': 'Proof',
  paths: 'Test paths',
  vision: 'Image analysis',
  media: 'Media',
} as const;

export interface Measured {
  /** A heading of the page. */
  readonly subject: string;
  readonly rows: readonly Row[];
}

/** Date, commit and machine of the measurement, in one line. */
export function occasion(): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
    encoding: 'utf8',
  });
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, Node ${process.version}`;
  return `${new Date().toISOString().slice(0, 10)}, ${commit.trim()}, ${machine}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** A peer's figure, with ours as a multiple of it. */
const beside = (ours: number, [peer, theirs]: readonly [string, number]) =>
  `${peer} ${shown(theirs)} (${shown(ours / theirs)}×)`;

const lineOf = ({ name, unit, ours, peers, aim, met }: Row, when: string): string => {
  const cells = [
    name,
    `${shown(ours)} ${unit}`,
    Object.entries(peers)
      .map((peer) => beside(ours, peer))
      .join(', '),
    aim,
    met ? 'yes' : 'NO',
    when,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
};

const nameIn = (line: string) => /^\| (.*?)\s*(?<!\\)\|/.exec(line)?.[1];

/** The page with `measured` inserted: in place of the rows of the same name, or at the end of the table of its subject. */
export function renewed(page: string, measured: readonly Measured[], when: string): string {
  const lines = page.split('\n');
  for (const { subject, rows } of measured) {
    const heading = lines.indexOf(`## ${subject}`);
    if (heading < 0) throw new Error(`The page has no heading “${subject}”`);
    for (const row of rows) {
      const line = lineOf(row, when);
      const known = lines.findIndex((one) => nameIn(one) === cell(row.name));
      if (known >= 0) {
        lines[known] = line;
        continue;
      }
      let end = lines.findIndex((one, i) => i > heading && one.startsWith('|'));
      while (lines[end]?.startsWith('|')) end += 1;
      lines.splice(end, 0, line);
    }
  }
  return lines.join('\n');
}

/** @param path of the page */
export async function writePage(
  path: string,
  measured: readonly Measured[],
  when = occasion(),
): Promise<void> {
  const page = renewed(readFileSync(path, 'utf8'), measured, when);
  writeFileSync(path, await format(page, { ...(await resolveConfig(path)), parser: 'markdown' }));
}
