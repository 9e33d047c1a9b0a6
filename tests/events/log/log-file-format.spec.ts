/**
 * docs/log-format.md is sufficient to verify a file: this test follows its text without any of our code for the
 * checks, and our code reads the document's example.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adoptLogFile, type LogFile, readLogFile, writeLogFile } from '../../../src/events/log/log-file.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/log-format.md'), 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(text)![1]!;
const [trimmed, whole] = [...text.matchAll(/```jsonl\n([^]*?)\n```/g)].map((match) => match[1]!.split('\n'));
const [header, ...lines] = whole!;
const canonical = block('text').split('\n');
const hashes = [...text.matchAll(/^\| \d+ +\| `([0-9a-f]{64})` \|$/gm)].map((match) => match[1]!);

const sha256 = (line: string) => createHash('sha256').update(line, 'utf8').digest('hex');

/** As in the document, and as briefly as ECMAScript allows. */
function inCanonicalForm(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inCanonicalForm).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, content]) => `${JSON.stringify(name)}:${inCanonicalForm(content)}`).join()}}`;
}

describe('the documented format', () => {
  it('[LOG13] shows three records, what is hashed of them, and their hashes', () => {
    expect([lines.length, canonical.length, hashes.length]).toEqual([3, 3, 3]);
    expect(canonical.map(sha256)).toEqual(hashes);
    lines.forEach((line, i) => {
      const { hash, ...open } = JSON.parse(line) as { hash: string };
      expect(inCanonicalForm(open)).toBe(canonical[i]);
      expect(hash).toBe(hashes[i]);
    });
  });

  it('[LOG13] can be verified by following its steps', () => {
    const { stream, count, head } = JSON.parse(header!) as { stream: string; count: number; head: object };
    let seq = 0;
    let prev = '0'.repeat(64);
    for (const line of lines) {
      const record = JSON.parse(line) as Record<string, unknown>;
      const { hash, ...open } = record;
      expect(Object.keys(record).sort().join()).toBe('actor,at,data,device,hash,prev,seq,stream,type,v');
      expect(record).toMatchObject({ stream, seq: seq + 1, prev });
      expect(sha256(inCanonicalForm(open))).toBe(hash);
      seq += 1;
      prev = hash as string;
    }
    expect([count, head]).toEqual([seq, { seq, hash: prev }]);
  });

  it('[LOG13] is the one we read, and the one we write, byte for byte', async () => {
    const file = await readLogFile([whole!.join('\n')]);
    expect(file).toMatchObject({ ok: true, header: { count: 3, start: null }, records: { length: 3 } });
    const log = memoryLog();
    await adoptLogFile(log, file as LogFile);
    let written = '';
    for await (const piece of writeLogFile(log, 'ledger/u1')) written += piece;
    expect(written).toBe(`${whole!.join('\n')}\n`);
  });

  it('[LOG20] shows a trimmed journal, which verifies from its sealed start by the same steps', async () => {
    const [first, ...records] = trimmed!;
    const { version, start, count, head } = JSON.parse(first!) as {
      version: number;
      start: { seq: number; hash: string; count: number };
      count: number;
      head: object;
    };
    let { seq, hash: prev } = start;
    for (const line of records) {
      const { hash, ...open } = JSON.parse(line) as { hash: string; seq: number; prev: string };
      expect(open).toMatchObject({ seq: seq + 1, prev });
      expect(sha256(inCanonicalForm(open))).toBe(hash);
      seq += 1;
      prev = hash;
    }
    expect([version, start.count, count, head]).toEqual([2, start.seq, records.length, { seq, hash: prev }]);
    expect(await readLogFile([trimmed!.join('\n')])).toMatchObject({ ok: true, header: { start } });
  });
});
