/** The command as people run it: a process of its own, its output and its exit code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { EventRecord, Recorded } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import type { Entry, LedgerFact } from '../../../src/events/ledger/events.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import { writeLogFile } from '../../../src/events/log/log-file.ts';
import { MerkleTree } from '../../../src/events/log/merkle.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { BadArguments, readArgs } from '../../../server/audit/read-args.ts';
import { testStamp } from '../../given.ts';
import { fileLines, sampleRecords, textOf } from '../../events/audit/sample-log.ts';
import { signer } from '../../events/audit/signing.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'patina-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const records = sampleRecords({ facts: 150, seed: 4 });
const sound = await fileLines(records);
let files = 0;
function write(content: string | Uint8Array): string {
  files += 1;
  const path = join(folder, `${files}.jsonl`);
  writeFileSync(path, content);
  return path;
}
const audit = (...args: string[]) => auditWith([], ...args);
function auditWith(options: readonly string[], ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, '--import', 'tsx', 'server/audit/cli.ts', ...args],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return { status, stdout, stderr, json: () => JSON.parse(stdout) as Record<string, unknown> };
}
const stateAt = (seq: number) =>
  (records.slice(0, seq) as Recorded<LedgerFact>[]).reduce(
    (state, record) => ledgerProjection.evolve(state, record),
    ledgerProjection.initial(),
  ).entries;

describe('npm run audit', () => {
  const file = write(textOf(sound));

  it('[AUDIT9] verifies, and says so in JSON and in its exit code', () => {
    const { status, json } = audit('verify', file, '--json');
    expect(status).toBe(0);
    const { hash } = records[149]!;
    expect(json()).toEqual({
      ok: true,
      damaged: false,
      start: null,
      count: 150,
      head: { seq: 150, hash },
      firstBad: null,
      reason: null,
      findings: [],
      unchecked: [expect.objectContaining({ kind: 'no-checkpoint', weight: 'note' })],
    });
  });

  it('[AUDIT15] says that the file of a trimmed journal begins at a sealed start', async () => {
    const log = memoryLog(new Map(), () => true);
    const facts = Array.from({ length: 5 }, () => ({ type: 'SignedOut', v: 1, data: {} }));
    await log.append('auth', 0, facts, testStamp);
    await log.trim('auth', 2, testStamp.at);
    let text = '';
    for await (const piece of writeLogFile(log, 'auth')) text += piece;
    const trimmed = write(text);
    const { status, json } = audit('verify', trimmed, '--json');
    expect(status).toBe(0);
    expect(json()).toMatchObject({ ok: true, start: await log.start('auth'), count: 3, head: { seq: 5 } });
    const { stdout } = audit('verify', trimmed);
    expect(stdout).toMatch(/^VERIFIED FROM A SEALED START: This file is not complete: /);
    expect(stdout).toContain('Sealed start 2 ');
    expect(stdout).not.toMatch(/^OK/m);
  });

  it('[AUDIT9] verifies in less memory than the records of the file would take', async () => {
    const many = 20_000;
    const long = write(textOf(await fileLines(sampleRecords({ facts: many }))));
    // Megabytes: a program that kept the records, or the text, would end for want of more.
    const { status, json } = auditWith(['--max-old-space-size=16'], 'verify', long, '--json');
    expect(status).toBe(0);
    expect(json()).toMatchObject({ ok: true, count: many });
  });

  it('[AUDIT9] names the first bad record, and exits with 1', () => {
    const bad = write(textOf(sound.toSpliced(70, 1)));
    const { status, json } = audit('verify', bad, '--json');
    expect(status).toBe(1);
    expect(json()).toMatchObject({
      ok: false,
      count: 69,
      firstBad: 70,
      reason: expect.stringContaining('Record 70'),
    });
    const words = audit('verify', bad);
    expect(words.stdout).toContain('Still provable: Records 1 to 69');
  });

  it.each([0, 1, 77, 150])('[AUDIT9] replays up to record %i', (seq) => {
    const { status, json } = audit('replay', file, '--seq', String(seq), '--json');
    const { balanceCents, balancePaidCents } = stateAt(seq);
    const at = records[seq - 1]?.at ?? null;
    expect(status).toBe(0);
    expect(json()).toEqual({ seq, at, balanceCents, balancePaidCents, entries: stateAt(seq).toArray() });
  });

  it('[AUDIT9] replays up to an instant: the last record that is not after it', () => {
    const at = new Date(Date.parse(records[40]!.at) + 20_000).toISOString();
    expect(audit('replay', file, '--at', at, '--json').json()).toMatchObject({
      seq: 41,
      at: records[40]!.at,
    });
    expect(audit('replay', file, '--at', '2020-01-01', '--json').json()).toMatchObject({
      seq: 0,
      entries: [],
    });
  });

  it('[AUDIT9] replays what comes before damage, with exit code 1, and nothing behind it', () => {
    const bad = write(textOf(sound.with(100, sound[100]!.replace('"v":1', '"v":2'))));
    expect(audit('replay', bad, '--seq', '99', '--json')).toMatchObject({ status: 1 });
    expect(audit('replay', bad, '--seq', '99', '--json').json()).toMatchObject({ seq: 99 });
    const behind = audit('replay', bad, '--seq', '100', '--json');
    expect(behind).toMatchObject({ status: 1, stdout: '' });
    expect(behind.stderr).toContain('Record 100 has been altered');
  });

  it('[AUDIT9] compares two points, given in either order, as numbers or times', () => {
    const { status, json } = audit('diff', file, '120', records[29]!.at, '--json');
    expect(status).toBe(0);
    const diff = json() as unknown as {
      from: number;
      to: number;
      added: { entry: Entry }[];
      deleted: { entry: Entry }[];
      changed: { before: Entry; after: Entry }[];
    };
    const [before, after] = [stateAt(30), stateAt(120)];
    expect(diff).toMatchObject({
      from: 30,
      to: 120,
      before: { balanceCents: before.balanceCents },
      after: { balanceCents: after.balanceCents },
    });
    const ids = (list: { entry: Entry }[]) => list.map(({ entry }) => entry.id).sort();
    const [was, is] = [before.toArray(), after.toArray()];
    expect(ids(diff.added)).toEqual(is.filter(({ id }) => !before.has(id)).map(({ id }) => id).sort()); // prettier-ignore
    expect(ids(diff.deleted)).toEqual(was.filter(({ id }) => !after.has(id)).map(({ id }) => id).sort()); // prettier-ignore
    const changed = was.filter((entry) => after.has(entry.id) && JSON.stringify(after.get(entry.id)) !== JSON.stringify(entry)); // prettier-ignore
    expect(diff.changed.map(({ before: { id } }) => id).sort()).toEqual(changed.map(({ id }) => id).sort());
    expect(changed.length).toBeGreaterThan(0);
  });

  it('[AUDIT9] writes a report that begins as a PDF does', () => {
    const out = join(folder, 'report.pdf');
    expect(audit('report', file, '--pdf', out).status).toBe(0);
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    expect(audit('report', write(textOf(sound.slice(0, 9))), '--pdf', out).status).toBe(1);
  });

  it('[AUDIT6] finds a shortened log against what the server has kept', () => {
    const server = signer();
    const keys = write(JSON.stringify({ keys: [server.key] }));
    const checkpoints = write(JSON.stringify({ checkpoints: [server.sign(records[99]!)] }));
    expect(audit('verify', file, '--keys', keys, '--checkpoints', checkpoints).status).toBe(0);
    const short = async () => write(textOf(await fileLines(records.slice(0, 90))));
    return short().then((path) => {
      expect(audit('verify', path, '--json').status).toBe(0);
      const { status, json } = audit('verify', path, '--json', '--keys', keys, '--checkpoints', checkpoints);
      expect(status).toBe(1);
      expect(json()).toMatchObject({ ok: false, firstBad: 91 });
    });
  });

  it('[AUDIT16] lists every finding, is ok only without one, and says what could not be checked', async () => {
    const server = signer();
    const at = (seq: number) => `2026-01-0${seq}T08:00:00.000Z`;
    let head = emptyHead;
    const odd = [
      { at: at(5), actor: 'u1', data: { id: 'e1', name: 'Bag', amountCents: 1, paid: false, note: null, date: null, index: 0 } }, // prettier-ignore
      { at: at(4), actor: 'u2', data: { id: 'e2' } },
    ].flatMap(({ at, actor, data }) => {
      const sealed = sealFacts('ledger/u1', head, [{ type: 'EntryAdded', v: 1, data }], { at, actor, device: 'd1' }); // prettier-ignore
      head = sealed[0]!;
      return sealed as EventRecord[];
    });
    const path = write(textOf(await fileLines(odd, [server.sign(odd[0]!)])));
    const { status, json } = audit('verify', path, '--json');
    const { ok, damaged, findings, unchecked } = json() as Record<string, { kind: string }[]>;
    expect({ status, ok, damaged }).toEqual({ status: 3, ok: false, damaged: false });
    const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind).sort();
    expect(kinds(findings!)).toEqual(['clock-backwards', 'clock-behind', 'foreign-actor', 'unchecked-checkpoint', 'unsound-fact']); // prettier-ignore
    expect(kinds(unchecked!)).toEqual(['unchecked-checkpoint']);
    expect(audit('verify', path).stdout).toMatch(/^VERIFIED, WITH FINDINGS: /);
    expect(audit('replay', path, '--json').status).toBe(3);
  });

  it('[AUDIT6] lets no forged checkpoint of the file hide one that was given', async () => {
    const server = signer();
    const given = server.sign(records[99]!);
    const keys = write(JSON.stringify({ keys: [server.key] }));
    const checkpoints = write(JSON.stringify({ checkpoints: [given] }));
    const forged = { ...given, kid: 'k-of-nobody', seq: 90, hash: records[89]!.hash };
    const path = write(textOf(await fileLines(records.slice(0, 90), [forged])));
    const found = audit('verify', path, '--json', '--keys', keys, '--checkpoints', checkpoints);
    expect(found.status).toBe(1);
    expect(found.json()).toMatchObject({ ok: false, damaged: true, firstBad: 91 });
    expect(audit('verify', path, '--json', '--keys', keys)).toMatchObject({ status: 3 });
  });

  it('[AUDIT17] proves one record, and checks the proof with the record alone', () => {
    const server = signer();
    const tree = new MerkleTree();
    for (const { hash } of records) tree.push(hash);
    const trees = [server.signTree('ledger/u1', 120, tree.root(120), '2026-03-01T09:00:00.000Z')];
    const keys = write(JSON.stringify({ keys: [server.key] }));
    const checkpoints = write(JSON.stringify({ checkpoints: [server.sign(records[119]!)], trees }));
    const made = audit('prove', file, '--seq', '77', '--checkpoints', checkpoints);
    expect(made.status).toBe(0);
    const proof = write(made.stdout);
    expect(audit('inclusion', proof, '--keys', keys).stdout).toContain('OK: record 77 of ledger/u1');
    const changed = write(made.stdout.replace('"v":1', '"v":2'));
    expect(audit('inclusion', changed, '--keys', keys, '--json')).toMatchObject({ status: 1 });
    expect(audit('prove', file, '--seq', '130', '--checkpoints', checkpoints)).toMatchObject({
      status: 1,
      stdout: '',
    });
    expect(audit('verify', file, '--keys', keys, '--checkpoints', checkpoints, '--json').status).toBe(0);
  });

  it('[AUDIT9] refuses keys and checkpoints that are not plain JSON in UTF-8', () => {
    for (const bad of ['{"keys":[],"keys":[]}', Uint8Array.of(0x5b, 0xff, 0x5d)]) {
      const { status, stderr } = audit('verify', file, '--keys', write(bad));
      expect(status).toBe(2);
      expect(stderr).toContain('cannot be read');
    }
  });

  it('[AUDIT9] verifies logs that are no ledger, and replays none of them', async () => {
    const facts = sealFacts('cart', emptyHead, [{ type: 'LineAdded', v: 1, data: {} }], { at: '2026-01-01T00:00:00.000Z', actor: 'u1', device: 'd1' }) as EventRecord[]; // prettier-ignore
    const [header, line] = await fileLines(facts);
    const cart = write(`${header!.replace('ledger/u1', 'cart')}\n${line}\n`);
    expect(audit('verify', cart).status).toBe(0);
    expect(audit('replay', cart)).toMatchObject({ status: 1, stdout: '' });
  });

  it('[AUDIT9] refuses what it does not understand with exit code 2 and a sentence', () => {
    for (const args of [[], ['verify', join(folder, 'nothing.jsonl')], ['verify', file, '--keys', file]]) {
      const { status, stdout, stderr } = audit(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).not.toContain('    at ');
      expect(stderr.length).toBeGreaterThan(10);
    }
  });

  it.each([
    [['verify']],
    [['fly', 'x']],
    [['replay', 'x', '--seq', 'x']],
    [['replay', 'x', '--seq', '-1']],
    [['replay', 'x', '--seq', '1', '--at', '2026-01-01']],
    [['replay', 'x', '--at', 'noon']],
    [['diff', 'x', '1']],
    [['diff', 'x', '1', '2', '3']],
    [['report', 'x']],
    [['prove', 'x', '--seq', '1']],
    [['prove', 'x', '--checkpoints', 'y']],
    [['verify', 'x', '--loud']],
  ])('[AUDIT9] does not understand %j', (args) => {
    expect(() => readArgs(args)).toThrow(BadArguments);
  });
});
