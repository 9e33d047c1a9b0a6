/**
 * Row `audit`: verifying and replaying an exported log with `npm run audit`, beside plain `sha256sum` of the same file,
 * in elapsed time and in CPU time;
 * and the memory that verifying takes, beside a log a tenth as long and a program that reads the whole file at once.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileLines, sampleRecords, textOf } from '../events/audit/sample-log.ts';
import { median, type Row, time } from './measure.ts';

const root = resolve(import.meta.dirname, '../..');
const rounds = [1, 2, 3];

/** Megabytes per second through a command, including its start; median of three. */
function throughput(bytes: number, command: string, args: readonly string[]): number {
  const ms = median(
    rounds.map(() =>
      time(() => {
        const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
        if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
      }),
    ),
  );
  return bytes / 1e6 / (ms / 1000);
}

/** CPU seconds of a command, independent of other load on the machine; median of three. */
function cpuSeconds(command: string, args: readonly string[]): number {
  const seconds = rounds.map(() => {
    const timed = ['-c', '"$@" > /dev/null && times', 'bash', command, ...args];
    const { status, stdout } = spawnSync('bash', timed, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ended with ${status}`);
    // The second line is about child processes: user and system, as 0m1.234s.
    const spent = stdout.split('\n')[1]!.matchAll(/(\d+)m([\d.]+)s/g);
    return [...spent].reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
  });
  return median(seconds);
}

const reportMemory = `process.on('exit', () => console.error('kB ' + process.resourceUsage().maxRSS))`;

/** Peak memory of a Node program in megabytes, including Node itself; median of three. */
function memory(...args: readonly string[]): number {
  const reported = ['--import', `data:text/javascript,${encodeURIComponent(reportMemory)}`, ...args];
  const kilobytes = rounds.map(() => {
    const { status, stderr } = spawnSync(process.execPath, reported, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
    return Number(/^kB (\d+)$/m.exec(stderr)![1]);
  });
  return median(kilobytes) / 1024;
}

const readWhole = `
  const text = require('node:fs').readFileSync(process.argv[1], 'utf8');
  if (text.trimEnd().split('\\n').map(JSON.parse).length < 2) process.exit(1);
`;

export async function auditRates(facts = 300_000): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patina-bench-audit-'));
  try {
    const file = join(folder, 'ledger.jsonl');
    writeFileSync(file, textOf(await fileLines(sampleRecords({ facts }))));
    const short = join(folder, 'short.jsonl');
    writeFileSync(short, textOf(await fileLines(sampleRecords({ facts: facts / 10 }))));
    const { size } = statSync(file);
    const cli = ['--import', 'tsx', 'server/audit/cli.ts'];
    const audit = (command: string, of = file) => [...cli, command, of, '--json'];
    const peers = { 'sha256sum of the file': throughput(size, 'sha256sum', [file]) };
    const rates = ['verify', 'replay'].map((command): Row => {
      const ours = throughput(size, process.execPath, audit(command));
      const seconds = (size / 1e6 / ours) * (1_000_000 / facts);
      return {
        name: `audit ${command}, ${facts.toLocaleString('en')} records`,
        unit: 'MB/s',
        ours,
        peers,
        aim: 'a million records in under a minute',
        met: seconds < 60,
      };
    });
    const spent = cpuSeconds(process.execPath, audit('verify'));
    const spentOnHash = cpuSeconds('sha256sum', [file]);
    rates.push({
      name: `audit verify CPU, ${facts.toLocaleString('en')} records`,
      unit: 's',
      ours: spent,
      peers: { 'sha256sum of the file': spentOnHash },
      aim: 'at most 3 times sha256sum',
      met: spent <= 3 * spentOnHash,
    });
    const held = memory(...audit('verify'));
    const heldForShort = memory(...audit('verify', short));
    return [
      ...rates,
      {
        name: `audit verify memory, ${facts.toLocaleString('en')} records (${(size / 1e6).toFixed(0)} MB)`,
        unit: 'MB',
        ours: held,
        peers: { 'a tenth of it': heldForShort, 'the file read whole': memory('-e', readWhole, file) },
        aim: 'at most 1.3 times that of a tenth',
        met: held <= 1.3 * heldForShort,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
