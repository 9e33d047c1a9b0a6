import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditFile } from '../../../src/events/audit/audit-file.ts';
import { treeText } from '../../../src/events/audit/checkpoint.ts';
import { LedgerHistory } from '../../../src/events/audit/ledger-history.ts';
import { reportOn } from '../../../src/events/audit/report.ts';
import { reportFile } from '../../../src/events/audit/report-file.ts';
import {
  checkReport,
  digestOfJson,
  digestOfPdf,
  signedJson,
  signedPdf,
  signReport,
} from '../../../src/events/audit/signed-report.ts';
import { software } from '../../../src/events/shared/software.ts';
import { drawReport } from '../../../src/pdf/audit-report.ts';
import { readFonts } from '../../../server/common/read-fonts.ts';
import { textOf as textOfPdf } from '../../support/pdf-text.ts';
import { fileLines, sampleRecords, textOf } from './sample-log.ts';
import { signer, verifySignature } from './signing.ts';

const server = signer();
const records = sampleRecords({ facts: 120, most: 30 });
const history = new LedgerHistory();
for (const record of records) history.add(record);
const text = textOf(await fileLines(records));
const audit = await auditFile([new TextEncoder().encode(text)], { keys: [server.key], verifySignature });
const at = '2026-03-01T09:00:00.000Z';
const [before, after] = [history.sums(40), history.sums(120)];
const options = {
  file: { name: 'ledger.jsonl', bytes: text.length, sha256: 'c'.repeat(64) },
  software,
  madeAt: at,
  audit,
  totals: { ...after, facts: history.occurring.type },
  symbol: '',
  keys: [server.key],
  notes: [{ seq: 7, text: 'Ask about this.', at }],
  comparison: { from: 40, to: 120, before, after, ...history.diff(40, 120) },
  otherFile: null,
};
const report = reportFile(options);
const bytes = (said: string) => new TextEncoder().encode(said);
const sign = (sha256: string) =>
  signReport({ sha256, by: 'u1', at }, { kid: server.key.kid, sign: server.signText });
const check = (file: Uint8Array | string, keys = [server.key]) =>
  checkReport(typeof file === 'string' ? bytes(file) : file, keys, verifySignature);
const altered = { ok: false, reason: 'The report was altered after it was signed.' };

describe('the report of an audit', () => {
  it('[AUDIT19] states file, software, format, keys, devices, people, findings, notes and every row of a comparison', () => {
    const { device } = records[0]!;
    expect(report).toMatchObject({
      format: 'patina-audit',
      version: 1,
      software,
      file: options.file,
      log: {
        stream: 'ledger/u1',
        formatVersion: 1,
        people: [{ name: 'u1', records: 120 }],
        devices: [{ name: device, records: 120 }],
      },
      result: { ok: true, count: 120, unchecked: [{ kind: 'no-checkpoint' }] },
      keys: [server.key],
      notes: options.notes,
      comparison: history.diff(40, 120),
    });
    // A file for programs contains nothing that JSON leaves out.
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('[AUDIT19] states the file that it was compared with, and prints as many records as anybody reads', () => {
    const different = Array.from({ length: 250 }, (_, i) => ({
      ...{ seq: 121 + i, first: null, second: 'EntryAdded', sameContent: false },
    }));
    const otherFile = {
      file: { name: 'longer.jsonl', bytes: 9, sha256: 'd'.repeat(64) },
      heading: 'Verified',
      comparison: { relation: 'second-goes-on' as const, commonUpTo: 120, different },
    };
    expect(reportFile({ ...options, otherFile })).toMatchObject({ otherFile });
    const { sections } = reportOn({ ...options, otherFile });
    const { rows } = sections.find(({ title }) => title === 'Compared with longer.jsonl')!;
    expect(rows.slice(1, 5)).toEqual([
      ['SHA-256 of the file', 'd'.repeat(64)],
      ['By itself', 'Verified'],
      ['Compared', 'They are the same up to record 120; longer.jsonl has 250 records more.'],
      ['Record 121', 'nothing here, EntryAdded there'],
    ]);
    expect(rows).toHaveLength(4 + 200 + 1);
    expect(rows.at(-1)).toEqual(['', '50 more records differ.']);
    expect(reportOn(options).sections.some(({ title }) => title.startsWith('Compared with'))).toBe(false);
  });

  it('[AUDIT19] says the same when it is printed', async () => {
    const printed = reportOn(options);
    const rows = printed.sections.flatMap(({ title, rows }) => rows.map((row) => [title, ...row]));
    const { added, changed, moved, deleted } = options.comparison;
    const title = 'What changed from record 40 to record 120';
    expect(rows.filter(([section]) => section === title)).toHaveLength(
      2 + added.length + changed.length + moved.length + deleted.length,
    );
    const drawn = (await textOfPdf(drawReport(printed, readFonts()))).join(' ');
    for (const said of [
      'c'.repeat(64),
      software,
      'patina-log, version 1',
      server.key.kid,
      'Ask about this.',
      'Record 7',
      records[0]!.device,
    ])
      // prettier-ignore
      expect(drawn.replaceAll(' ', '')).toContain(said.replaceAll(' ', ''));
  });

  it('[AUDIT19] names the version that package.json names', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(software).toBe(`Patina ${version}`);
  });
});

describe('a signed report', () => {
  const signature = sign(digestOfJson(report));
  const json = signedJson(report, signature);
  const pdf = new Uint8Array(drawReport(reportOn(options), readFonts()));
  const pdfSigned = signedPdf(pdf, sign(digestOfPdf(pdf)));

  it('[AUDIT19] shows who presented it and when, as JSON however it is spaced, and as PDF', async () => {
    expect(await check(json)).toEqual({ ok: true, kind: 'json', signature, report: JSON.parse(json) });
    expect(await check(JSON.stringify(JSON.parse(json)))).toMatchObject({ ok: true });
    expect(await check(pdfSigned)).toMatchObject({ ok: true, kind: 'pdf', signature: { by: 'u1', at } });
    // And it still is a valid PDF.
    expect((await textOfPdf(pdfSigned.slice().buffer)).join(' ')).toContain('Audit of ledger/u1');
  });

  it('[AUDIT19] proves nothing once anything in it was changed', async () => {
    const said = JSON.parse(json) as Record<string, unknown>;
    for (const field of Object.keys(report))
      expect(await check(JSON.stringify({ ...said, [field]: field === 'version' ? 1 : 'x', more: 1 }))).toMatchObject({ ok: false }); // prettier-ignore
    expect(await check(json.replace('"count": 120', '"count": 121'))).toEqual(altered);
    for (let i = 0; i < pdf.length; i += 997)
      expect(await check(pdfSigned.with(i, pdfSigned[i]! ^ 1))).toMatchObject({ ok: false });
    for (const change of [{ by: 'u2' }, { at: '2026-03-02T09:00:00.000Z' }])
      expect(await check(signedJson(report, { ...signature, ...change }))).toEqual({
        ok: false,
        reason: 'The signature is not that of the key it names.',
      });
  });

  it('[AUDIT19] says why a file shows nothing', async () => {
    const why = async (file: Uint8Array | string, keys = [server.key]) => {
      const checked = await check(file, keys);
      return checked.ok ? 'ok' : checked.reason;
    };
    expect(await why('Dear auditor')).toBe('This is no report of an audit.');
    expect(await why('{"format":"patina-inclusion"}')).toBe('This is no report of an audit.');
    expect(await why(new Uint8Array([255, 254]))).toBe('This is no report of an audit.');
    expect(await why('{"format":"patina-audit","format":"patina-audit"}')).toBe(
      'The report states a field twice.',
    );
    expect(await why('{"format":"patina-audit","version":2}')).toContain('of another version');
    expect(await why(signedJson(report, null))).toBe('Nobody has signed this report.');
    expect(await why(pdf)).toBe('Nobody has signed this report.');
    expect(await why(pdfSigned.slice(0, -9))).toBe('The signature of this report is damaged.');
    expect(await why(JSON.stringify({ ...report, signature: { ...signature, more: 1 } }))).toBe('The signature of this report is damaged.'); // prettier-ignore
    expect(await why(json, [])).toContain('Nothing tells whose signature this is');
    expect(await why(json, [signer('k2').key])).toContain('which is none of those at hand');
    expect(await why(json, [{ ...signer('other').key, kid: server.key.kid }])).toContain(
      'not that of the key',
    );
  });

  it('[AUDIT19] cannot be made from what a server signs of a log', async () => {
    const tree = { stream: 'ledger/u1', size: 1, root: digestOfJson(report), at };
    const other = { ...signature, signature: server.signText(treeText(tree)) };
    expect(await check(signedJson(report, other))).toMatchObject({ ok: false });
  });
});
