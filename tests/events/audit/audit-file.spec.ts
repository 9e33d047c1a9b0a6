import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auditFile, type AuditOptions } from '../../../src/events/audit/audit-file.ts';
import { isUnchecked } from '../../../src/events/audit/finding.ts';
import { headingOf, reportOn, stillProvable, verdictOf } from '../../../src/events/audit/report.ts';
import { soundFact } from '../../../src/events/audit/fold-facts.ts';
import { LedgerHistory } from '../../../src/events/audit/ledger-history.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import type { EventRecord } from '../../../src/events/log/event.ts';
import { writeLogFile } from '../../../src/events/log/log-file.ts';
import { memoryLog } from '../../../src/events/log/memory-log.ts';
import { times } from '../../counts.ts';
import { testStamp } from '../../given.ts';
import { kinds, mutate } from './mutations.ts';
import { fileLines, random, sampleRecords, sampleStream, textOf } from './sample-log.ts';
import { signer, verifySignature } from './signing.ts';

const server = signer();
const trusted = { keys: [server.key], verifySignature };
const records = sampleRecords({ facts: 120 });
const lines = await fileLines(records);

const auditText = (text: string | Uint8Array, options: AuditOptions = {}) => auditFile([text], options);
const auditLines = (edited: readonly string[], options: AuditOptions = {}) =>
  auditText(textOf(edited), options);
const signedAt = (...seqs: number[]) => seqs.map((seq) => server.sign(records[seq - 1]!));
const reseal = (
  facts: readonly { type: string; data: unknown; at?: string; device?: string }[],
): EventRecord[] => {
  let head = emptyHead;
  return facts.flatMap(({ type, data, at = '2026-01-05T08:00:00.000Z', device = 'd1' }) => {
    const sealed = sealFacts(sampleStream, head, [{ type, v: 1, data }], { at, actor: 'u1', device });
    head = { seq: sealed[0]!.seq, hash: sealed[0]!.hash };
    return sealed;
  });
};

const noExtras = {
  file: { name: 'a.jsonl', bytes: 1, sha256: '0'.repeat(64) },
  software: 'Patina',
  keys: [],
  notes: [],
  comparison: null,
  otherFile: null,
  totals: null,
  symbol: '',
};

describe('a sound file', () => {
  it('[AUDIT1] verifies in pieces of any size, and tells its range and head', async () => {
    const bytes = new TextEncoder().encode(textOf(lines));
    for (const size of [7, 1000, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      const audit = await auditFile(pieces);
      expect(audit).toMatchObject({ ok: true, count: 120, damage: null });
      expect(audit.head).toEqual({ seq: 120, hash: records[119]!.hash });
      expect(audit.span).toEqual({ first: records[0]!.at, last: records[119]!.at });
    }
  });

  it('[AUDIT1] verifies with what editors add, and with its fields in another order', async () => {
    const turned = lines.map((line, i) =>
      i === 5
        ? JSON.stringify(
            Object.fromEntries(Object.entries(JSON.parse(line) as object).reverse()),
            null,
            1,
          ).replaceAll('\n', ' ')
        : line,
    );
    const audit = await auditText(`\uFEFF${turned.join('\r\n')}\r\n\n`);
    expect(audit).toMatchObject({ ok: true, count: 120 });
    expect(audit.findings.map(({ kind, seq }) => [kind, seq])).toContainEqual(['rewritten-text', 5]);
  });

  it('[AUDIT1] may be empty of records, but not of a header', async () => {
    expect(await auditLines(await fileLines([]))).toMatchObject({ ok: true, count: 0, head: emptyHead });
    for (const text of ['', '\n\n', '{}\n', 'hello'])
      expect((await auditText(text)).damage).toMatchObject({ firstBad: 0, line: 1 });
  });
});

describe('a file that begins at a sealed start', () => {
  const at = '2026-02-03T04:05:06.789Z';
  async function trimmed(stream: string, count: number, upTo: number) {
    const log = memoryLog(new Map(), () => true);
    const facts = Array.from({ length: count }, (_, n) => ({ type: 'SignedIn', v: 1, data: { n } }));
    const sealed = await log.append(stream, 0, facts, testStamp);
    await log.trim(stream, upTo, at);
    let text = '';
    for await (const piece of writeLogFile(log, stream)) text += piece;
    return { text, sealed, start: (await log.start(stream))! };
  }

  it('[AUDIT15] verifies from there, and is never called complete', async () => {
    const { text, sealed, start } = await trimmed('auth', 50, 20);
    const seen: number[] = [];
    const audit = await auditText(text, { onRecord: ({ seq }) => seen.push(seq) });
    expect(audit).toMatchObject({ ok: true, start, count: 30, damage: null });
    expect(audit.head).toEqual({ seq: 50, hash: sealed[49]!.hash });
    expect(seen).toEqual(sealed.slice(20).map(({ seq }) => seq));
    expect(headingOf(audit)).toBe('Verified from a sealed start');
    expect(verdictOf(audit)).toBe(
      `This file is not complete: it begins at a sealed start, behind record 20. 20 records were removed in front of it, the last of them on ${at}, and nothing here shows what they said. Records 21 to 50 are in place and unchanged.`,
    );
    const report = reportOn({ ...noExtras, madeAt: at, audit });
    expect(report.heading).toBe(headingOf(audit));
    expect(report.sections[0]!.rows).toContainEqual(['Begins', 'at a sealed start, behind record 20']);
    expect(audit.findings.map(({ kind }) => kind)).toEqual(['no-checkpoint']);
  });

  it('[AUDIT15] is damaged where it is, and sound from its start up to there', async () => {
    const { text } = await trimmed('auth', 50, 20);
    const all = text.split('\n').slice(0, -1);
    const altered = await auditLines(all.with(11, all[11]!.replace('"n":30', '"n":31')));
    expect(altered).toMatchObject({ ok: false, count: 10, damage: { firstBad: 31, line: 12 } });
    expect(verdictOf(altered)).toContain('it begins at a sealed start, behind record 20');
    expect(stillProvable(altered)).toEqual([
      'Records 21 to 30 hang together from the sealed start on.',
      'Records 32 to 50 hang together among themselves, but nothing shows that they belong here.',
    ]);
    const other = all[0]!.replace(/"start":{"seq":20,"hash":"..../, '"start":{"seq":20,"hash":"0000');
    expect((await auditLines(all.with(0, other))).damage).toMatchObject({ firstBad: 21, line: 2 });
    expect((await auditLines(all.toSpliced(1, 1))).damage).toMatchObject({ firstBad: 21, line: 2 });
    expect((await auditLines(all.slice(0, -1))).damage).toMatchObject({ firstBad: 50, line: 31 });
    expect((await auditLines([...all, all[30]!])).damage).toMatchObject({ firstBad: 51, line: 32 });
  });

  it('[AUDIT15] was cut off when it is of a log that is never trimmed', async () => {
    for (const stream of ['ledger/u1', 'cart', 'settings']) {
      const { text } = await trimmed(stream, 50, 20);
      const audit = await auditText(text);
      expect(audit).toMatchObject({ ok: false, start: null, count: 0, damage: { firstBad: 1, line: 1 } });
      expect(verdictOf(audit)).toContain('Record 1 is missing: the file begins with record 21');
      expect(headingOf(audit)).toBe('Damaged');
      expect(audit.islands).toEqual([{ first: 21, last: 50 }]);
    }
    const { text } = await trimmed('news/from-the-future', 50, 20);
    const audit = await auditText(text);
    expect(audit.ok).toBe(true);
    expect(audit.findings.map(({ kind, weight }) => [kind, weight])).toContainEqual([
      'unknown-trimmed',
      'warning',
    ]);
  });

  it('[AUDIT15] is proved by a checkpoint at its sealed start or behind it, and by none in front', async () => {
    const { text, sealed } = await trimmed('auth', 50, 20);
    const signed = [10, 20, 40].map((seq) => server.sign(sealed[seq - 1]!));
    const audit = await auditText(text, { ...trusted, checkpoints: signed });
    expect(audit.checkpoints.map(({ seq, verdict }) => [seq, verdict])).toEqual([
      [10, 'before-start'],
      [20, 'proved'],
      [40, 'proved'],
    ]);
    expect(audit).toMatchObject({ ok: true, provedUpTo: 40 });
    expect(verdictOf(audit)).toContain('A server has signed for everything up to record 40.');
    const another = server.sign({ ...sealed[19]!, hash: 'a'.repeat(64) });
    const forked = await auditText(text, { ...trusted, checkpoints: [another] });
    expect(forked.damage).toMatchObject({ firstBad: 20, line: 1 });
    const later = await auditText(text, {
      ...trusted,
      checkpoints: [server.sign({ ...sealed[49]!, seq: 60 })],
    });
    expect(later.damage).toMatchObject({ firstBad: 51, line: 32 });
  });
});

describe('a damaged file', () => {
  it('[AUDIT2] is damaged where its header and its records disagree', async () => {
    const header = JSON.parse(lines[0]!) as { count: number; head: { seq: number; hash: string } };
    const withHeader = (other: object) =>
      auditLines([JSON.stringify({ ...header, ...other }), ...lines.slice(1)]);
    expect((await withHeader({ count: 121 })).damage?.firstBad).toBe(121);
    expect((await withHeader({ count: 119 })).damage?.firstBad).toBe(120);
    expect((await withHeader({ head: { seq: 119, hash: header.head.hash } })).damage?.firstBad).toBe(0);
    expect((await withHeader({ head: { seq: 120, hash: 'a'.repeat(64) } })).damage?.firstBad).toBe(120);
    expect((await withHeader({ stream: 'ledger/u2' })).damage?.firstBad).toBe(1);
    expect((await auditLines(lines.slice(0, 100))).damage).toMatchObject({ firstBad: 100, line: 101 });
  });

  it('[AUDIT3] says what is still provable before and behind the damage', async () => {
    const altered = lines.with(61, lines[61]!.replace('"actor":"u1"', '"actor":"u2"'));
    const audit = await auditLines(altered, { ...trusted, checkpoints: signedAt(40, 100) });
    expect(audit).toMatchObject({ ok: false, count: 60, provedUpTo: 40 });
    expect(audit.damage).toMatchObject({
      firstBad: 61,
      line: 62,
      reason: expect.stringContaining('altered'),
    });
    expect(audit.islands).toEqual([{ first: 62, last: 120 }]);
    expect(audit.provedIslands).toEqual([{ first: 62, last: 100 }]);
    expect(stillProvable(audit)).toEqual([
      'Records 1 to 60 hang together from the first on.',
      'A server has signed for records 1 to 40.',
      'Records 62 to 100 are exactly those that a server has signed for.',
    ]);
  });

  it('[AUDIT3] hands out no record behind the damage', async () => {
    const seen: number[] = [];
    await auditLines(lines.toSpliced(30, 1), { onRecord: ({ seq }) => seen.push(seq) });
    expect(seen).toEqual(Array.from({ length: 29 }, (_, i) => i + 1));
  });

  it('[AUDIT2] finds a field that is stated twice, whichever of the two is genuine', async () => {
    const twice = lines.with(9, lines[9]!.replace('"data":{', '"data":{"amountCents":1,'));
    const doubled = lines.with(9, lines[9]!.replace('"seq":9', '"seq":8,"seq":9'));
    expect((await auditLines(doubled)).damage).toMatchObject({
      firstBad: 9,
      reason: 'Record 9 states a field twice.',
    });
    expect((await auditLines(twice)).damage?.firstBad).toBe(9);
  });

  it('[AUDIT2] finds a field that is stated twice where the line is as long as it should be', async () => {
    const [record] = reseal([
      { type: 'EntryAdded', data: { id: 'e1', name: '', amountCents: 1_000_000_000, paid: false, note: null, date: null, index: 0 } }, // prettier-ignore
    ]);
    const [header, line] = await fileLines([record!]);
    const twice = line!.replace('"data":{', '"data":{"id":1,').replace('1000000000', '1e9');
    expect(twice).toHaveLength(line!.length);
    expect((await auditLines([header!, twice])).damage).toMatchObject({
      firstBad: 1,
      reason: 'Record 1 states a field twice.',
    });
    const once = line!.replace('1000000000', '1e9');
    expect(await auditLines([header!, once])).toMatchObject({ ok: true, count: 1 });
    const escaped = line!.replace('"data":{', '"data":{"\\u0069d":"e2",');
    expect((await auditLines([header!, escaped])).damage?.firstBad).toBe(1);
  });

  it('[AUDIT2] finds a field that the header states twice', async () => {
    const header = lines[0]!.replace('"count":120', '"count":7,"count":120');
    expect((await auditLines(lines.with(0, header))).damage).toEqual({
      firstBad: 0,
      line: 1,
      reason: 'Line 1 is damaged: it states a field twice.',
    });
  });

  it('[AUDIT2] finds bytes that are not UTF-8 where the sign for them once stood', async () => {
    const [record] = reseal([{ type: 'FromTheFuture', data: 'a \uFFFD b' }]);
    const text = new TextEncoder().encode(textOf(await fileLines([record!])));
    expect(await auditText(text)).toMatchObject({ ok: true, count: 1 });
    const at = text.findIndex((byte, i) => byte === 0xef && text[i + 1] === 0xbf && text[i + 2] === 0xbd);
    for (const bad of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf0, 0x9f]]) {
      const bytes = Uint8Array.from([...text.subarray(0, at), ...bad, ...text.subarray(at + 3)]);
      expect((await auditText(bytes)).damage).toMatchObject({ firstBad: 1, line: 2 });
      expect((await auditFile([bytes.subarray(0, at + 1), bytes.subarray(at + 1)])).ok).toBe(false);
    }
  });

  it('[AUDIT2] survives text that no record could ever be', async () => {
    const deep = '['.repeat(200_000);
    for (const line of [
      deep,
      '1e999',
      '"\\ud800"',
      'null',
      '[]',
      '{"__proto__":{}}',
      lines[1]!.replace('"v":1', '"v":1e999'),
    ])
      expect((await auditLines(lines.with(3, line))).damage?.firstBad).toBe(3);
  });

  const rounds = Number(process.env.AUDIT_MUTATIONS ?? times(10_000));
  it(
    `[AUDIT4] finds and locates each of ${rounds} seeded mutations`,
    { tags: 'full', timeout: 600_000 },
    async () => {
      const few = records.slice(0, 60);
      const signed = [9, 20, 21, 44, 59];
      const checkpoints = signedAt(...signed);
      const sound = await fileLines(few, checkpoints);
      const fast = (content: string | Uint8Array) => hash('sha256', content, 'hex');
      const next = random(20260305);
      const missed: object[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const kind = kinds[round % kinds.length]!;
        const { bytes, from, to } = mutate(kind, sound, few, signed, next);
        const { ok, damage } = await auditText(bytes, { ...trusted, checkpoints, hash: fast });
        const found = !ok && damage !== null && damage.firstBad >= from && damage.firstBad <= to;
        if (!found) missed.push({ round, kind, from, to, damage });
      }
      expect(missed).toEqual([]);
    },
  );
});

describe('checkpoints', () => {
  it('[AUDIT5] prove a log up to the last one that a trusted key has signed', async () => {
    const audit = await auditLines(await fileLines(records, signedAt(50)), {
      ...trusted,
      checkpoints: signedAt(50, 90),
    });
    expect(audit).toMatchObject({ ok: true, provedUpTo: 90 });
    expect(audit.checkpoints).toEqual([
      { seq: 50, at: records[49]!.at, kid: 'k1', inFile: false, verdict: 'proved' },
      { seq: 90, at: records[89]!.at, kid: 'k1', inFile: false, verdict: 'proved' },
    ]);
    expect(verdictOf(audit)).toContain('signed for the first 90 records');
  });

  it('[AUDIT5] stay good when the server has taken a new key', async () => {
    const newer = signer('k2');
    const checkpoints = [...signedAt(50), newer.sign(records[89]!)];
    const audit = await auditLines(lines, { keys: [server.key, newer.key], verifySignature, checkpoints });
    expect(audit.checkpoints.map(({ verdict }) => verdict)).toEqual(['proved', 'proved']);
  });

  it('[AUDIT5] that fit but cannot be checked prove nothing, and that is said', async () => {
    const audit = await auditLines(await fileLines(records, signedAt(50)), { verifySignature });
    expect(audit).toMatchObject({ ok: true, provedUpTo: 0 });
    expect(audit.findings.map(({ kind }) => kind)).toContain('unchecked-checkpoint');
  });

  it('[AUDIT6] of the file never hide or replace one that was given', async () => {
    const [given] = signedAt(90);
    const cut = records.slice(0, 70);
    const forged = [
      { ...given!, kid: 'nobody', seq: 70, hash: records[69]!.hash },
      { ...given!, kid: 'nobody', seq: 70, hash: records[69]!.hash, at: '2020-01-01T00:00:00.000Z' },
      { ...given!, seq: 70, hash: records[69]!.hash },
    ];
    for (const inFile of forged.map((one) => [one]).concat([forged])) {
      const audit = await auditLines(await fileLines(cut, inFile), { ...trusted, checkpoints: [given] });
      expect(audit).toMatchObject({ ok: false, clean: false, damage: { firstBad: 71 } });
    }
    // Without the server's signature the file is not damaged, but it must not count as proved.
    const alone = await auditLines(await fileLines(cut, [forged[0]]), trusted);
    expect(alone).toMatchObject({ ok: true, clean: false, provedUpTo: 0 });
    expect(headingOf(alone)).toBe('Verified, with findings');
  });

  it('[AUDIT6] that were given and cannot be checked, or are useless, are findings', async () => {
    const other = signer('k9').sign({ ...records[49]!, hash: 'a'.repeat(64) });
    const foreign = server.sign({ ...records[49]!, stream: 'ledger/u2' });
    const findingsOf = async (checkpoints: readonly unknown[]) =>
      (await auditLines(lines, { ...trusted, checkpoints })).findings.map(({ kind }) => kind);
    expect(await findingsOf([other])).toContain('unchecked-checkpoint');
    expect(await findingsOf([foreign])).toContain('useless-checkpoint');
    expect(await findingsOf(['nothing'])).toContain('useless-checkpoint');
  });

  it('[AUDIT6] show a tail that was cut off and a log that was written anew', async () => {
    const cut = await fileLines(records.slice(0, 70));
    expect((await auditLines(cut, { ...trusted, checkpoints: signedAt(50, 90) })).damage).toMatchObject({
      firstBad: 71,
      reason: expect.stringContaining('cut off'),
    });
    const other = await fileLines(
      reseal(
        records.map(({ type, data, at }, i) => ({
          type,
          data,
          at,
          device: i < 60 ? 'd1-of-the-workshop' : 'd2',
        })),
      ),
    );
    const rewritten = await auditLines(other, { ...trusted, checkpoints: signedAt(50, 90) });
    expect(rewritten.damage).toMatchObject({ firstBad: 51, reason: expect.stringContaining('51 to 90') });
  });

  it('[AUDIT6] are themselves refused when forged, of another log, or no checkpoint at all', async () => {
    const stranger = signer('k1', 'somebody else');
    const forged = [
      stranger.sign(records[49]!),
      { ...signedAt(50)[0]!, at: '2020-01-01T00:00:00.000Z' },
      { ...signedAt(50)[0]!, seq: 0 },
      // With its unused bits set: the same bytes, but another text.
      {
        ...signedAt(50)[0]!,
        signature: signedAt(50)[0]!.signature.replace(
          /.$/,
          (last) => ({ A: 'B', Q: 'R', g: 'h', w: 'x' })[last]!,
        ),
      },
      { stream: sampleStream },
      'checkpoint',
      null,
    ];
    for (const checkpoint of forged) {
      const audit = await auditLines(await fileLines(records, [checkpoint]), trusted);
      expect(audit.damage, JSON.stringify(checkpoint)).toMatchObject({ firstBad: 0, line: 1 });
      // A signature from elsewhere proves nothing, and does no harm.
      expect(await auditLines(lines, { ...trusted, checkpoints: [checkpoint] })).toMatchObject({
        ok: true,
        provedUpTo: 0,
      });
    }
    const foreign = server.sign({ ...records[49]!, stream: 'ledger/u2' });
    expect(await auditLines(lines, { ...trusted, checkpoints: [foreign] })).toMatchObject({
      ok: true,
      provedUpTo: 0,
    });
  });
});

describe('findings', () => {
  const kindsOf = async (edited: readonly EventRecord[], options: AuditOptions = {}) =>
    (await auditLines(await fileLines(edited), options)).findings.map(({ kind, seq }) => [kind, seq]);

  it('[AUDIT7] report a clock that goes back, and how far', async () => {
    const back = reseal([
      { type: 'A', data: 1, at: '2026-01-05T08:00:00.000Z' },
      { type: 'A', data: 2, at: '2026-01-03T07:00:00.000Z' },
      { type: 'A', data: 3, at: '2026-01-03T07:00:00.000Z' },
      { type: 'A', data: 4, at: 'yesterday' },
    ]);
    const audit = await auditLines(await fileLines(back));
    expect(audit.ok).toBe(true);
    expect(audit.findings).toContainEqual(
      expect.objectContaining({
        kind: 'clock-backwards',
        seq: 2,
        message: expect.stringContaining('back 2 days'),
      }),
    );
    expect(await kindsOf(back)).toContainEqual(['no-time', 4]);
  });

  it('[AUDIT7] report a clock that disagrees with the server that signed', async () => {
    const checkpoint = (at: string) => server.sign(records[49]!, at);
    const hour = 3_600_000;
    const shifted = (ms: number) => checkpoint(new Date(Date.parse(records[49]!.at) + ms).toISOString());
    expect(await kindsOf(records, { ...trusted, checkpoints: [shifted(-hour)] })).toContainEqual([
      'clock-ahead',
      50,
    ]);
    expect(await kindsOf(records, { ...trusted, checkpoints: [shifted(hour)] })).toContainEqual([
      'clock-behind',
      51,
    ]);
    // The record before the signed one may be the one with too late a date.
    const late = sampleRecords({ facts: 60, at: (seq) => new Date(Date.UTC(2026, seq === 30 ? 5 : 0, 1, 0, seq)).toISOString() }); // prettier-ignore
    const ahead = await kindsOf(late, { ...trusted, checkpoints: [server.sign(late[49]!)] });
    expect(ahead).toContainEqual(['clock-ahead', 30]);
    const fine = await kindsOf(records, { ...trusted, checkpoints: [shifted(30_000)] });
    expect(fine.filter(([kind]) => String(kind).startsWith('clock'))).toEqual([]);
  });

  it('[AUDIT16] report who wrote in somebody else’s ledger', async () => {
    const foreign = records.map((record) => ({ ...record, actor: record.seq > 100 ? 'u2' : record.actor }));
    let head = emptyHead;
    const sealed = foreign.flatMap(({ type, v, data, at, actor, device }) => {
      const one = sealFacts(sampleStream, head, [{ type, v, data }], { at, actor, device });
      head = one[0]!;
      return one;
    });
    expect(await kindsOf(sealed)).toContainEqual(['foreign-actor', 101]);
    expect((await kindsOf(records)).filter(([kind]) => kind === 'foreign-actor')).toEqual([]);
  });

  it('[AUDIT21] report that the server could not be asked, since only it knows of a tail that was cut off', async () => {
    const audit = await auditLines(await fileLines(records.slice(0, 50)), { serverNotAsked: true });
    expect([audit.ok, audit.clean]).toEqual([true, false]);
    expect(audit.findings.filter(isUnchecked)).toMatchObject([
      { kind: 'no-checkpoint', weight: 'note' },
      { kind: 'server-not-asked', weight: 'warning' },
    ]);
  });

  it('[AUDIT16] report a delete whose copy of the entry is another one than the chain gives', async () => {
    const entry = { id: 'e1', name: 'Bag', amountCents: 500, paid: false, note: null, date: null };
    const found = async (copy: object, index = 0) => {
      const history = new LedgerHistory();
      const deleted = reseal([
        { type: 'EntryAdded', data: { ...entry, index: 0 } },
        { type: 'EntryDeleted', data: { id: 'e1', index, entry: { ...entry, ...copy } } },
      ]);
      const audit = await auditLines(await fileLines(deleted), {
        onRecord: (record, findings) => void history.add(record, findings),
      });
      return audit.findings.filter(({ kind }) => kind === 'other-copy');
    };
    expect(await found({})).toEqual([]);
    expect(await found({ amountCents: 400, paid: true })).toMatchObject([
      { seq: 2, weight: 'warning', message: expect.stringContaining('amount, mark for paid') },
    ]);
    expect(await found({}, 3)).toMatchObject([{ message: expect.stringContaining('another place') }]);
  });

  it('[AUDIT8] report facts that are unsound or unknown, and count what repeats', async () => {
    const odd = reseal([
      { type: 'EntryAdded', data: { id: 'e1' } },
      { type: 'FromTheFuture', data: null },
      ...Array.from({ length: 50 }, () => ({ type: 'EntryAdded', data: 'nothing' })),
    ]);
    const audit = await auditLines(await fileLines(odd), {
      onRecord: (record, findings) => void soundFact(record, findings),
    });
    expect(audit.ok).toBe(true);
    expect(audit.findings).toContainEqual(
      expect.objectContaining({ kind: 'unknown-fact', seq: 2, weight: 'note' }),
    );
    const unsound = audit.findings.filter(({ kind }) => kind === 'unsound-fact');
    expect(unsound.length).toBe(21);
    expect(unsound.reduce((sum, { count }) => sum + count, 0)).toBe(51);
  });
});
