/** docs/log-format.md is sufficient: a program in another language, written from it, reads random logs as Patina does. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { foldFact, soundFact } from '../../../src/events/audit/fold-facts.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import type { EventRecord } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { readLogFile } from '../../../src/events/log/log-file.ts';
import { MerkleTree } from '../../../src/events/log/merkle.ts';
import { times } from '../../counts.ts';
import { mutate } from './mutations.ts';
import { fileLines, random, sampleRecords, sampleStream, textOf } from './sample-log.ts';

const python = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'patina-second-reader-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function write(content: string | Uint8Array): string {
  files += 1;
  const path = join(folder, `${files}.jsonl`);
  writeFileSync(path, content);
  return path;
}

/** The answers of the other program, one per file. */
function readByPython(paths: readonly string[]): unknown[] {
  const { stdout, stderr, status } = spawnSync(
    'python3',
    [join(import.meta.dirname, 'second_reader.py'), ...paths],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.trim().split('\n').map((line) => JSON.parse(line) as unknown); // prettier-ignore
}

function readHere(records: readonly EventRecord[]) {
  const state = ledgerProjection.initial();
  const tree = new MerkleTree();
  let joined = 0;
  for (const record of records) {
    const fact = soundFact(record, null);
    const isSound = fact !== null && foldFact(state, fact, null);
    if (isSound && fact.type === 'StepsJoined') joined += 1;
    tree.push(record.hash);
  }
  const { balanceCents, balancePaidCents } = state.entries;
  const entries = state.entries.toArray();
  const labels = Object.fromEntries(
    [...state.labels].map(({ id, category, tags }) => [id, [category, tags]]),
  );
  const sums = { balanceCents, balancePaidCents };
  return { ok: true, count: records.length, ...sums, entries, labels, joined, root: tree.root() };
}

const odd: readonly unknown[] = [
  0, -1, 1, 1.5, 999, 1e21, 1e-7, -0.000001, 123456789.125, 900_719_925_474_099, 900_719_925_474_100, null, true, '', 'e1',
  'x'.repeat(65), '👜'.repeat(32), '2026-02-29', '2024-02-29', '0000-01-01', '2026-13-01', ' ', '\u2028"\\\n\u0001é', [], {},
]; // prettier-ignore

/** The same log with invalid facts: some of them have something odd, or their order is changed. */
function spoiled(records: readonly EventRecord[], next: (below: number) => number): EventRecord[] {
  let head = emptyHead;
  return records.flatMap(({ type, v, data, at, actor, device }) => {
    const spoilt = structuredClone(data) as Record<string, unknown>;
    const [kind, keys] = [next(12), Object.keys(spoilt)];
    if (kind === 0) spoilt[keys[next(keys.length)]!] = odd[next(odd.length)];
    if (kind === 1) delete spoilt[keys[next(keys.length)]!];
    if (kind === 2) spoilt['undoes'] = next(2) ? next(records.length) : odd[next(odd.length)];
    if (kind === 3) spoilt['more'] = odd[next(odd.length)];
    if (kind === 4 && Array.isArray(spoilt['entries'])) spoilt['entries'].push(spoilt['entries'][0]);
    if (kind === 8 && Array.isArray(spoilt['labels'])) {
      const labels = spoilt['labels'] as Record<string, unknown>[];
      if (next(2)) labels.push(labels[0]!);
      else labels[0]![['id', 'category', 'tags', 'more'][next(4)]!] = odd[next(odd.length)];
    }
    const types = [
      'EntryAdded',
      'EntryPaid',
      'EntryDeleted',
      'ImportUndone',
      'LedgerImported',
      'StepsJoined',
      'EntriesLabelled',
      'Unknown',
    ];
    const fact = {
      type: kind === 5 ? types[next(types.length)]! : type,
      v: kind === 6 ? 2 : v,
      data: spoilt,
    };
    const sealed = sealFacts(sampleStream, head, kind === 7 ? [] : [fact], { at, actor, device });
    head = sealed[0] ?? head;
    return [...sealed];
  });
}

describe.skipIf(!python)(
  `[LOG13] a second reader${python ? '' : ' (skipped: there is no python3 here)'}`,
  () => {
    it('reads random ledgers as this one does, to the cent and to the order', async () => {
      const logs = Array.from({ length: times(20) }, (_, i) =>
        sampleRecords({ seed: 100 + i, facts: 40 + 20 * i, most: 30, labels: i % 2 === 0 }),
      );
      const paths = await Promise.all(logs.map(async (records) => write(textOf(await fileLines(records)))));
      expect(readByPython(paths)).toEqual(logs.map(readHere));
    });

    it('leaves out the same facts that cannot be', async () => {
      const next = random(20261123);
      const logs = Array.from({ length: times(60) }, (_, i) =>
        spoiled(sampleRecords({ seed: 500 + i, facts: 150, most: 20, labels: true }), next),
      );
      const paths = await Promise.all(logs.map(async (records) => write(textOf(await fileLines(records)))));
      const here = logs.map(readHere);
      expect(readByPython(paths)).toEqual(here);
      // The invalid facts did make a difference.
      expect(here.some(({ entries }) => entries.length > 3)).toBe(true);
    });

    it('finds the same damage in the same line', async () => {
      const records = sampleRecords({ seed: 3, facts: 60 });
      const lines = await fileLines(records);
      const next = random(7);
      const files = (['bit', 'swap', 'drop', 'duplicate', 'insert'] as const).flatMap((kind) =>
        Array.from({ length: times(40) }, () => mutate(kind, lines, records, [60], next).bytes),
      );
      const twice = lines.with(5, lines[5]!.replace('"v":1', '"v":1,"v":1'));
      files.push(new TextEncoder().encode(textOf(twice)));
      const here = await Promise.all(
        files.map(async (bytes) => {
          const file = await readLogFile([bytes]);
          return file.ok ? { ok: true } : { ok: false, line: file.line };
        }),
      );
      const there = readByPython(files.map(write)) as { ok: boolean; line?: number }[];
      const said = ({ ok, line }: { ok: boolean; line?: number }) =>
        ok ? 'sound' : line === 1 ? 'header' : line;
      expect(there.map(said)).toEqual(here.map(said));
    });
  },
);
