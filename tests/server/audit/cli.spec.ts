/** The command: its output and its exit code. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { EventRecord, Recorded } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import type { Entry, LedgerFact } from '../../../src/events/ledger/events.ts';
import { ledgerProjection } from '../../../src/events/ledger/projection.ts';
import { writeLogFile } from '../../../src/events/log/log-file.ts';
import { MerkleTree } from '../../../src/events/log/merkle.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { BadArguments, readArgs } from '../../../server/audit/read-args.ts';
import { digestOfJson, signedJson, signReport } from '../../../src/events/audit/signed-report.ts';
import { testStamp } from '../../given.ts';
import { fileLines, sampleRecords, textOf } from '../../events/audit/sample-log.ts';
import { signer } from '../../events/audit/signing.ts';
import { audit, auditProcess } from './command.ts';

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
function signedWith(server: ReturnType<typeof signer>, report: object): string {
  const about = { sha256: digestOfJson(report), by: 'u1', at: '2026-03-01T09:00:00.000Z' };
  return signedJson(report, signReport(about, { kid: server.key.kid, sign: server.signText }));
}
const stateAt = (seq: number) =>
  (records.slice(0, seq) as Recorded<LedgerFact>[]).reduce(
    (state, record) => ledgerProjection.evolve(state, record),
    ledgerProjection.initial(),
  ).entries;

describe('npm run audit', () => {
  const file = write(textOf(sound));

  it('says the words of a file as such, whatever they would do to a terminal', async () => {
    const forged = '\u001b[2J\u001b[HOK: All 150 records are in place\nOK\u009b1A\u202e';
    const stamp = { at: forged, actor: forged, device: forged };
    const data = { ...(records[0]!.data as object), name: forged };
    const [record] = sealFacts('ledger/u1', emptyHead, [{ type: 'EntryAdded', v: 1, data }], stamp);
    const head = { seq: 1, hash: record!.hash };
    const header = { format: 'patina-log', version: 1, stream: 'ledger/u1', count: 1, head, checkpoints: [] };
    const written = write(textOf([JSON.stringify(header), JSON.stringify(record)]));
    const elsewhere = { ...(JSON.parse(sound[5]!) as EventRecord), stream: forged };
    const altered = write(textOf(sound.with(5, JSON.stringify(elsewhere))));
    const renamed = write(textOf([JSON.stringify({ ...header, stream: forged }), JSON.stringify(record)]));
    for (const args of [
      ['verify', altered],
      ['verify', written],
      ['verify', written, '--json'],
      ['replay', written],
      ['replay', written, '--json'],
      ['diff', written, '0', '1'],
      ['compare', written, altered],
      ['report', written, '--json'],
      ['verify', renamed],
      ['replay', renamed],
      ['inclusion', renamed],
    ]) {
      const { stdout, stderr, status } = await audit(...args);
      const said = stdout + stderr;
      expect(said, args.join(' ')).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
      expect(said, args.join(' ')).not.toMatch(/^OK/m);
      expect(status).not.toBe(0);
    }
    // Machine-readable output matches the file.
    const { entries } = (await audit('replay', written, '--json')).json() as { entries: Entry[] };
    expect(entries.map(({ name }) => name)).toEqual([forged]);
  });

  it('[AUDIT9] is a process that answers on its outputs, and says in its exit code how it went', async () => {
    const damaged = write(textOf(sound.toSpliced(70, 1)));
    for (const [code, ...args] of [
      [0, 'verify', file],
      [1, 'replay', damaged, '--json'],
      [2, 'verify', file, '--keys', file],
    ] as const) {
      const { json: _, ...answer } = auditProcess([], ...args);
      expect(answer).toMatchObject({ status: code });
      expect(await audit(...args)).toMatchObject(answer);
    }
  });

  it('[AUDIT9] verifies, and says so in JSON and in its exit code', async () => {
    const { status, json } = await audit('verify', file, '--json');
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
    const { status, json } = await audit('verify', trimmed, '--json');
    expect(status).toBe(0);
    expect(json()).toMatchObject({ ok: true, start: await log.start('auth'), count: 3, head: { seq: 5 } });
    const { stdout } = await audit('verify', trimmed);
    expect(stdout).toMatch(/^VERIFIED FROM A SEALED START: This file is not complete: /);
    expect(stdout).toContain('Sealed start 2 ');
    expect(stdout).not.toMatch(/^OK/m);
  });

  it(
    '[AUDIT9] verifies in less memory than the records of the file would take',
    { tags: 'full' },
    async () => {
      const many = 20_000;
      const long = write(textOf(await fileLines(sampleRecords({ facts: many }))));
      // Megabytes: a program that kept the records or the text would run out of memory.
      const { status, json } = auditProcess(['--max-old-space-size=16'], 'verify', long, '--json');
      expect(status).toBe(0);
      expect(json()).toMatchObject({ ok: true, count: many });
    },
  );

  it('[AUDIT19] reports in JSON, and checks such a report once a server has signed it', async () => {
    const { status, json } = await audit('report', file, '--json');
    expect(status).toBe(0);
    const report = json();
    const text = readFileSync(file);
    expect(report).toMatchObject({
      format: 'patina-audit',
      file: { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') },
      result: { ok: true, count: 150 },
    });
    const server = signer();
    const keys = write(JSON.stringify({ keys: [server.key] }));
    const signed = signedWith(server, report);
    const checked = await audit('signed', write(signed), '--keys', keys);
    expect(checked.status).toBe(0);
    expect(checked.stdout).toContain(
      'OK: u1 presented exactly this report on 2026-03-01T09:00:00.000Z. Signed with the key k1.',
    );
    const altered = await audit(
      'signed',
      write(signed.replace('"ok": true', '"ok": false')),
      '--keys',
      keys,
      '--json',
    );
    expect(altered.status).toBe(1);
    expect(altered.json()).toEqual({ ok: false, reason: 'The report was altered after it was signed.' });
  });

  it('[AUDIT9] says the same with cores that help, whatever is wrong', { tags: 'full' }, async () => {
    const long = sound.map((line, i) => (i === 0 ? `\uFEFF${line}` : line));
    const altered = (line: number, from: string | RegExp, to: string) =>
      textOf(sound.with(line, sound[line]!.replace(from, to)));
    const files = [
      textOf(long),
      textOf(sound).slice(0, -1),
      textOf(sound).replaceAll('\n', '\r\n'),
      altered(70, '"v":1', '"v":2'),
      altered(70, '"v":1', '"v":1,"v":1'),
      altered(70, '"seq":70', '"seq": 70'),
      altered(70, /^/, '\uFEFF'),
      altered(70, /.*/, ''),
      textOf(sound.toSpliced(70, 1)),
      textOf(sound.toSpliced(70, 2, sound[71]!, sound[70]!)),
      textOf(sound.toSpliced(1, 0, sound[1]!)),
      '',
      'Dear auditor',
      Buffer.concat([Buffer.from(textOf(sound.slice(0, 90))), Buffer.from([255, 10]), Buffer.from(textOf(sound.slice(91)))]), // prettier-ignore
    ];
    for (const content of files) {
      const file = write(content);
      const alone = await audit('verify', file, '--json', '--helpers', '0');
      const helped = await audit('verify', file, '--json', '--helpers', '2');
      expect(helped).toMatchObject({ status: alone.status, stdout: alone.stdout, stderr: '' });
    }
  });

  it('[AUDIT9] finds a byte order mark in the middle also where a helper begins', async () => {
    const lines = await fileLines(sampleRecords({ facts: 4000 }));
    // The command reads a megabyte at a time, and helpers get whole lines.
    let bytes = 0;
    const line = lines.findIndex((each) => (bytes += Buffer.byteLength(each) + 1) > 1024 * 1024);
    expect(line).toBeGreaterThan(0);
    const file = write(textOf(lines.with(line, `\uFEFF${lines[line]!}`)));
    const helped = await audit('verify', file, '--json', '--helpers', '1');
    expect(helped.json()).toMatchObject({
      ok: false,
      firstBad: line,
      reason: `Line ${line + 1} is not JSON.`,
    });
    expect(helped.stdout).toBe((await audit('verify', file, '--json', '--helpers', '0')).stdout);
  });

  it('[AUDIT9] names the first bad record, and exits with 1', async () => {
    const bad = write(textOf(sound.toSpliced(70, 1)));
    const { status, json } = await audit('verify', bad, '--json');
    expect(status).toBe(1);
    expect(json()).toMatchObject({
      ok: false,
      count: 69,
      firstBad: 70,
      reason: expect.stringContaining('Record 70'),
    });
    const words = await audit('verify', bad);
    expect(words.stdout).toContain('Still provable: Records 1 to 69');
  });

  it.each([0, 1, 77, 150])('[AUDIT9] replays up to record %i', async (seq) => {
    const { status, json } = await audit('replay', file, '--seq', String(seq), '--json');
    const { balanceCents, balancePaidCents } = stateAt(seq);
    const at = records[seq - 1]?.at ?? null;
    expect(status).toBe(0);
    expect(json()).toEqual({ seq, at, balanceCents, balancePaidCents, entries: stateAt(seq).toArray() });
  });

  it('[AUDIT9] replays up to an instant: the last record that is not after it', async () => {
    const at = new Date(Date.parse(records[40]!.at) + 20_000).toISOString();
    expect((await audit('replay', file, '--at', at, '--json')).json()).toMatchObject({
      seq: 41,
      at: records[40]!.at,
    });
    expect((await audit('replay', file, '--at', '2020-01-01', '--json')).json()).toMatchObject({
      seq: 0,
      entries: [],
    });
  });

  it('[AUDIT9] replays what comes before damage, with exit code 1, and nothing behind it', async () => {
    const bad = write(textOf(sound.with(100, sound[100]!.replace('"v":1', '"v":2'))));
    expect(await audit('replay', bad, '--seq', '99', '--json')).toMatchObject({ status: 1 });
    expect((await audit('replay', bad, '--seq', '99', '--json')).json()).toMatchObject({ seq: 99 });
    const behind = await audit('replay', bad, '--seq', '100', '--json');
    expect(behind).toMatchObject({ status: 1, stdout: '' });
    expect(behind.stderr).toContain('Record 100 has been altered');
  });

  it('[AUDIT9] compares two points, given in either order, as numbers or times', async () => {
    const { status, json } = await audit('diff', file, '120', records[29]!.at, '--json');
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

  it('[AUDIT9] writes a report that begins as a PDF does', async () => {
    const out = join(folder, 'report.pdf');
    expect((await audit('report', file, '--pdf', out)).status).toBe(0);
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await audit('report', write(textOf(sound.slice(0, 9))), '--pdf', out)).status).toBe(1);
  });

  it('[AUDIT19] reports with notes, with what changed, and with another file beside it', async () => {
    const notes = write(
      '[{"seq":7,"text":"Ask about this."},{"seq":0,"text":"Seen.","at":"2026-03-01T09:00:00.000Z"}]',
    );
    const shorter = write(textOf(await fileLines(records.slice(0, 140))));
    const args = ['--notes', notes, '--from', '40', '--to', '120', '--other', shorter];
    const out = join(folder, 'whole.pdf');
    const { status, json } = await audit('report', file, '--json', '--pdf', out, ...args);
    expect(status).toBe(0);
    const report = json();
    const sha256 = createHash('sha256').update(readFileSync(shorter)).digest('hex');
    expect(report).toMatchObject({
      notes: [
        { seq: 0, text: 'Seen.', at: '2026-03-01T09:00:00.000Z' },
        { seq: 7, text: 'Ask about this.', at: report.madeAt },
      ],
      comparison: { from: 40, to: 120, after: { balanceCents: stateAt(120).balanceCents } },
      otherFile: {
        file: { sha256 },
        heading: 'Verified',
        comparison: { relation: 'first-goes-on', commonUpTo: 140, different: { length: 10 } },
      },
    });
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    // The notes of a report carry over to the next one.
    const next = (
      await audit('report', file, '--json', '--notes', write(JSON.stringify(report)), '--from', '140')
    ).json();
    expect(next).toMatchObject({ notes: report.notes, comparison: { from: 140, to: 150 }, otherFile: null });
  });

  it('[AUDIT19] refuses notes that are none, or on records that are not there', async () => {
    for (const [bad, why] of [
      ['notes', 'it is not JSON'],
      ['{"seq":1}', 'it holds no list of notes'],
      ['[{"seq":-1,"text":"a"}]', 'note 0.seq does not fit'],
      ['[{"seq":1,"text":""}]', 'note 0.text does not fit'],
      [JSON.stringify([{ seq: 1, text: 'a'.repeat(2001) }]), 'note 0.text does not fit'],
      [JSON.stringify(Array.from({ length: 501 }, () => ({ seq: 1, text: 'a' }))), 'more than 500 notes'],
      ['[{"seq":151,"text":"a"}]', 'there is no record 151'],
    ] as const) {
      const { status, stdout, stderr } = await audit('report', file, '--json', '--notes', write(bad));
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain(why);
    }
    expect((await audit('report', file, '--json', '--from', '151')).status).toBe(1);
  });

  it('[AUDIT20] compares two files, and ends with 3 where they part', async () => {
    const shorter = write(textOf(await fileLines(records.slice(0, 140))));
    const goes = await audit('compare', shorter, file);
    expect(goes.status).toBe(0);
    expect(goes.stdout).toMatch(
      /They are the same up to record 140; \d+\.jsonl has 10 records more\.\nRecord 141: not there \| /,
    );
    const other = write(textOf(await fileLines(sampleRecords({ facts: 150, seed: 5 }))));
    const { status, json } = await audit('compare', file, other, '--json');
    expect([status, json()]).toEqual([3, expect.objectContaining({ relation: 'fork', commonUpTo: 0 })]);
    const damaged = write(textOf(sound.with(31, sound[31]!.replace('"v":1', '"v":2'))));
    expect((await audit('compare', file, damaged)).status).toBe(1);
  });

  it('[AUDIT6] finds a shortened log against what the server has kept', async () => {
    const server = signer();
    const keys = write(JSON.stringify({ keys: [server.key] }));
    const checkpoints = write(JSON.stringify({ checkpoints: [server.sign(records[99]!)] }));
    expect((await audit('verify', file, '--keys', keys, '--checkpoints', checkpoints)).status).toBe(0);
    const short = write(textOf(await fileLines(records.slice(0, 90))));
    expect((await audit('verify', short, '--json')).status).toBe(0);
    const asKept = ['--keys', keys, '--checkpoints', checkpoints];
    const { status, json } = await audit('verify', short, '--json', ...asKept);
    expect(status).toBe(1);
    expect(json()).toMatchObject({ ok: false, firstBad: 91 });
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
    const { status, json } = await audit('verify', path, '--json');
    const { ok, damaged, findings, unchecked } = json() as Record<string, { kind: string }[]>;
    expect({ status, ok, damaged }).toEqual({ status: 3, ok: false, damaged: false });
    const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind).sort();
    expect(kinds(findings!)).toEqual(['clock-backwards', 'clock-behind', 'foreign-actor', 'unchecked-checkpoint', 'unsound-fact']); // prettier-ignore
    expect(kinds(unchecked!)).toEqual(['unchecked-checkpoint']);
    expect((await audit('verify', path)).stdout).toMatch(/^VERIFIED, WITH FINDINGS: /);
    expect((await audit('replay', path, '--json')).status).toBe(3);
  });

  it('[AUDIT6] lets no forged checkpoint of the file hide one that was given', async () => {
    const server = signer();
    const given = server.sign(records[99]!);
    const keys = write(JSON.stringify({ keys: [server.key] }));
    const checkpoints = write(JSON.stringify({ checkpoints: [given] }));
    const forged = { ...given, kid: 'k-of-nobody', seq: 90, hash: records[89]!.hash };
    const path = write(textOf(await fileLines(records.slice(0, 90), [forged])));
    const found = await audit('verify', path, '--json', '--keys', keys, '--checkpoints', checkpoints);
    expect(found.status).toBe(1);
    expect(found.json()).toMatchObject({ ok: false, damaged: true, firstBad: 91 });
    expect(await audit('verify', path, '--json', '--keys', keys)).toMatchObject({ status: 3 });
  });

  it('[AUDIT17] proves one record, and checks the proof with the record alone', async () => {
    const server = signer();
    const tree = new MerkleTree();
    for (const { hash } of records) tree.push(hash);
    const trees = [server.signTree('ledger/u1', 120, tree.root(120), '2026-03-01T09:00:00.000Z')];
    const keys = write(JSON.stringify({ keys: [server.key] }));
    const checkpoints = write(JSON.stringify({ checkpoints: [server.sign(records[119]!)], trees }));
    const made = await audit('prove', file, '--seq', '77', '--checkpoints', checkpoints);
    expect(made.status).toBe(0);
    const proof = write(made.stdout);
    expect((await audit('inclusion', proof, '--keys', keys)).stdout).toContain('OK: Record 77 of ledger/u1');
    const changed = write(made.stdout.replace('"v":1', '"v":2'));
    expect(await audit('inclusion', changed, '--keys', keys, '--json')).toMatchObject({ status: 1 });
    expect(await audit('prove', file, '--seq', '130', '--checkpoints', checkpoints)).toMatchObject({
      status: 1,
      stdout: '',
    });
    expect((await audit('verify', file, '--keys', keys, '--checkpoints', checkpoints, '--json')).status).toBe(
      0,
    );
  });

  it('[AUDIT9] refuses keys and checkpoints that are not plain JSON in UTF-8', async () => {
    for (const bad of ['{"keys":[],"keys":[]}', Uint8Array.of(0x5b, 0xff, 0x5d)]) {
      const { status, stderr } = await audit('verify', file, '--keys', write(bad));
      expect(status).toBe(2);
      expect(stderr).toContain('cannot be');
    }
  });

  it('[AUDIT9] verifies logs that are no ledger, and replays none of them', async () => {
    const facts = sealFacts('cart', emptyHead, [{ type: 'LineAdded', v: 1, data: {} }], { at: '2026-01-01T00:00:00.000Z', actor: 'u1', device: 'd1' }) as EventRecord[]; // prettier-ignore
    const [header, line] = await fileLines(facts);
    const cart = write(`${header!.replace('ledger/u1', 'cart')}\n${line}\n`);
    expect((await audit('verify', cart)).status).toBe(0);
    expect(await audit('replay', cart)).toMatchObject({ status: 1, stdout: '' });
  });

  it('[AUDIT9] refuses what it does not understand with exit code 2 and a sentence', async () => {
    for (const args of [[], ['verify', join(folder, 'nothing.jsonl')], ['verify', file, '--keys', file]]) {
      const { status, stdout, stderr } = await audit(...args);
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
    [['report', 'x', '--json', '--from', 'noon']],
    [['verify', 'x', '--notes', 'y']],
    [['diff', 'x', '1', '2', '--other', 'y']],
    [['compare', 'x']],
    [['compare', 'x', 'y', 'z']],
    [['prove', 'x', '--seq', '1']],
    [['prove', 'x', '--checkpoints', 'y']],
    [['verify', 'x', '--loud']],
  ])('[AUDIT9] does not understand %j', (args) => {
    expect(() => readArgs(args)).toThrow(BadArguments);
  });
});
