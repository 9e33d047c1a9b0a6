import { describe, expect, it } from 'vitest';
import { ledgerFact } from '../../../src/events/ledger/events.ts';
import type { LogOffer } from '../../../src/events/ledger/log-offer.ts';
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
