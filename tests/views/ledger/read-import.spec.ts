import { describe, expect, it } from 'vitest';
import { ledgerFact } from '../../../src/events/ledger/events.ts';
import type { LogOffer } from '../../../src/events/ledger/log-offer.ts';
import { ofx, payment, statement } from '../../events/ledger/bank/files.ts';
import { readImport } from '../../../src/views/ledger/read-import.ts';

const { EntryAdded } = ledgerFact;

let drawn = 0;
const newId = () => `id${(drawn += 1)}`;
const noLog = () => Promise.reject(new Error('This is no log'));
const csv = (...parts: BlobPart[]) => readImport(new File(parts, 'a.csv'), noLog, newId);
const log = (offer: LogOffer) =>
  readImport(new File(['{"format":"patina-log"}'], 'a.jsonl'), async () => offer, newId);
const { index: _, ...a } = EntryAdded({
  id: 'a',
  name: 'A',
  amountCents: 1,
  paid: false,
  note: null,
  date: null,
  index: 0,
}).data;

describe('a chosen file', () => {
  it('is read as CSV, each entry with an id of its own', async () => {
    const preview = await csv('Name,Amount\nSofa,1\nSofa,1');
    expect(preview).toMatchObject({
      kind: 'entries',
      problems: [],
      entries: [{ name: 'Sofa' }, { name: 'Sofa' }],
    });
    const ids = preview.kind === 'entries' ? preview.entries.map(({ id }) => id) : [];
    expect(new Set(ids).size).toBe(2);
  });

  it('is understood in the encodings of old spreadsheets', async () => {
    const latin = Uint8Array.from(
      [...'Name,Amount\nM']
        .map((c) => c.charCodeAt(0))
        .concat(0xf6, ...[...'bel,1'].map((c) => c.charCodeAt(0))),
    );
    expect(await csv(latin)).toMatchObject({ entries: [{ name: 'Möbel' }] });
    const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from('Name\tAmount\nMöbel\t1', 'utf16le')]);
    expect(await csv(wide)).toMatchObject({ entries: [{ name: 'Möbel' }] });
  });

  it('of a bank is told by its beginning or its name, and asks what it leaves open', async () => {
    const text = ofx(statement([payment('20260105', '-1.50', 'a', 'Rent')]));
    expect(await csv(text)).toMatchObject({ kind: 'statements', rows: [{ name: 'Rent' }] });
    expect(await csv(`\uFEFF\n${text.slice(text.indexOf('<OFX>'))}`)).toMatchObject({ kind: 'statements' });
    const qif = '!Type:Bank\nD1/2/2026\nT1\n^';
    expect(await csv(qif)).toMatchObject({ kind: 'asks' });
    expect(await readImport(new File([qif], 'a'), noLog, newId, { dateOrder: 'mdy' })).toMatchObject({
      rows: [{ date: '2026-01-02' }],
    });
    for (const name of ['a.ofx', 'a.QFX', 'a.qif'])
      expect(await readImport(new File(['hello'], name), noLog, newId)).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['1252', [0xf6, 0xe9], 'öé'],
    ['ISO-8859-15', [0xf6, 0xa4], 'ö€'],
    ['8859-2', [0xf6, 0xb1], 'öą'],
    ['NONE', [0xf6, 0xe9], 'öé'],
    ['1252', [0xc3, 0xb6], 'ö'],
  ])('of a bank with CHARSET:%s is understood byte by byte: %j', async (charset, bytes, name) => {
    const text = ofx(statement([payment('20260105', '1', 'a', '?')])).replace('1252', charset);
    const [before, after] = text.split('<NAME>?');
    expect(await csv(`${before}<NAME>`, new Uint8Array(bytes), after!)).toMatchObject({ rows: [{ name }] });
  });

  it('that is no list of entries is refused with its reason', async () => {
    expect(await csv('hello')).toMatchObject({ kind: 'refused' });
  });

  it('is read as a log when it looks like one', async () => {
    expect(await log({ kind: 'known' })).toEqual({ kind: 'known' });
    expect(await log({ kind: 'refused', line: 3, message: 'Line 3 has been altered.' })).toMatchObject({
      kind: 'refused',
      message: 'Line 3 has been altered.',
    });
    expect(await log({ kind: 'entries', forked: true, entries: [a], known: 2 })).toMatchObject({
      kind: 'entries',
      entries: [a],
      intro: expect.stringContaining('2 of them are here already'),
    });
    expect(await log({ kind: 'entries', forked: false, entries: [], known: 2 })).toEqual({ kind: 'known' });
  });
});
