/** Row `audit`: verifying and replaying an exported log with `npm run audit`, beside plain `sha256sum` of the same file. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileLines, sampleRecords, textOf } from '../events/audit/sample-log.ts';
import { median, type Row, time } from './measure.ts';

const root = resolve(import.meta.dirname, '../..');
const rounds = [1, 2, 3];

/** Megabytes a second through a command, starting it included; median of three. */
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

export async function auditRates(facts = 100_000): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patina-bench-audit-'));
  try {
    const file = join(folder, 'ledger.jsonl');
    writeFileSync(file, textOf(await fileLines(sampleRecords({ facts }))));
    const { size } = statSync(file);
    const audit = (command: string) => ['--import', 'tsx', 'server/audit/cli.ts', command, file, '--json'];
    const peers = { 'sha256sum of the file': throughput(size, 'sha256sum', [file]) };
    return ['verify', 'replay'].map((command) => {
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
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
