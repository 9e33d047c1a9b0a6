import { LabelBook } from '../../../../src/events/ledger/labels.ts';
import { describe, expect, it } from 'vitest';
import { compareWithLedger } from '../../../../src/events/ledger/bank/compare.ts';
import { readOfx } from '../../../../src/events/ledger/bank/read-ofx.ts';
import { readQif } from '../../../../src/events/ledger/bank/read-qif.ts';
import { writeQif } from '../../../../src/events/ledger/bank/write-qif.ts';
import type { StatementRow } from '../../../../src/events/ledger/bank/statement.ts';
import type { Entry } from '../../../../src/events/ledger/events.ts';
import { EntrySequence } from '../../../../src/events/ledger/sequence.ts';
import { ofx, payment, rowsIn, statement } from './files.ts';

const rows = (...transactions: readonly string[]) => rowsIn(readOfx(ofx(statement(transactions))));
const entryOf = ({ id, name, amountCents, paid, note, date }: StatementRow): Entry => ({
  id,
  name,
  amountCents,
  paid,
  note,
  date,
});
const typed = (fields: Partial<Entry>): Entry => ({
  id: 'typed',
  name: 'Rent',
  amountCents: -50_000,
  paid: true,
  note: null,
  date: null,
  ...fields,
});
const kinds = (file: readonly StatementRow[], ...ledger: readonly Entry[]) =>
  compareWithLedger(file, EntrySequence.of(ledger)).map(({ kind }) => kind);

const rent = payment('20260105', '-500.00', 'a1', 'Rent');
const job = payment('20260106', '7', 'a2', 'Job');

describe('the entries of a file', () => {
  it('[LEDGER39] are new once, and there from then on', () => {
    const file = rows(rent, job);
    expect(kinds(file)).toEqual(['new', 'new']);
    expect(kinds(file, ...file.map(entryOf))).toEqual(['there', 'there']);
    expect(kinds(file, entryOf(file[0]!))).toEqual(['there', 'new']);
  });

  it('[LEDGER39] are unclear where the ledger has something changed under their number', () => {
    const [row] = rows(rent);
    const changed = { ...entryOf(row!), date: '2026-02-01' };
    expect(compareWithLedger([row!], EntrySequence.of([changed]))).toEqual([
      { kind: 'unclear', why: 'alike', like: changed },
    ]);
    expect(kinds([row!], { ...entryOf(row!), name: 'Flat', note: 'mine', paid: false })).toEqual(['there']);
  });

  it.each([
    [{ date: '2026-01-08' }, 'unclear'],
    [{ date: '2026-01-02', name: 'Flat' }, 'unclear'],
    [{ date: '2026-01-09' }, 'new'],
    [{ date: '2026-01-05', amountCents: -50_001 }, 'new'],
    [{ date: null, name: ' rent' }, 'unclear'],
    [{ date: null, name: 'Flat' }, 'new'],
  ])('[LEDGER39] beside a typed %j are %s', (fields, kind) => {
    expect(kinds(rows(rent), typed(fields))).toEqual([kind]);
  });

  it('[LEDGER39] are each matched with an entry of their own, the nearest', () => {
    const file = rows(rent, payment('20260107', '-500.00', 'a3', 'Rent'));
    expect(kinds(file, typed({ date: '2026-01-06' }))).toEqual(['unclear', 'new']);
    const two = [typed({ date: '2026-01-06' }), typed({ id: 'other', date: '2026-01-05' })];
    expect(compareWithLedger(file, EntrySequence.of(two))).toMatchObject([
      { like: { id: 'other' } },
      { like: { id: 'typed' } },
    ]);
  });

  it('[LEDGER39] are new beside others of the same account, and unclear beside those of another one', () => {
    const [before] = rows(payment('20260104', '-500.00', 'a0', 'Rent'));
    expect(kinds(rows(rent), entryOf(before!))).toEqual(['new']);
    const other = rowsIn(readOfx(ofx(statement([rent], { account: '456' }))));
    expect(kinds(other, entryOf(before!))).toEqual(['unclear']);
  });

  it('[LEDGER39] are known under a number that the bank gives to several', () => {
    const [first, second] = ['1', '2'].map((amount) => payment('20260106', amount, '0', 'Zero'));
    const alone = rows(first!);
    const both = rows(first!, second!);
    expect(kinds(both, ...alone.map(entryOf))).toEqual(['there', 'new']);
    expect(kinds(alone, ...both.map(entryOf))).toEqual(['there']);
    expect(kinds(rows(second!), ...both.map(entryOf))).toEqual(['there']);
    expect(kinds(rows(second!), ...alone.map(entryOf))).toEqual(['unclear']);
  });

  it('[LEDGER39] are unclear where the file names no account and another bank has the same', () => {
    const fee = 'D13/2/2026\nT-5.00\nPFee\n^';
    const file = rowsIn(readQif(`!Type:Bank\n${fee}`));
    const taken = entryOf(file[0]!);
    expect(compareWithLedger(file, EntrySequence.of([taken]))).toEqual([
      { kind: 'unclear', why: 'anyAccount', like: taken },
    ]);
    const [card] = rowsIn(readQif(`!Type:CCard\n${fee}`));
    expect(card!.id).not.toBe(taken.id);
    const named = rowsIn(readQif(`!Account\nNChecking\n^\n!Type:Bank\n${fee}`));
    expect(kinds(named, ...named.map(entryOf))).toEqual(['there']);
  });

  it('[LEDGER39] are there when they went out as QIF and were renamed before', () => {
    const [imported] = rowsIn(readQif('!Type:Bank\nD13/2/2026\nT-5.00\nPFee\n^'));
    const renamed = { ...entryOf(imported!), name: 'Fee of the bank' };
    const own = [...writeQif([renamed], new LabelBook(), '2026-11-27')].join('');
    expect(kinds(rowsIn(readQif(own)), renamed)).toEqual(['there']);
    // A file from before its entries had ids.
    const older = rowsIn(readQif(own.replace(/^Z.*\r\n/m, '')));
    expect(compareWithLedger(older, EntrySequence.of([renamed]))).toEqual([
      { kind: 'unclear', why: 'alike', like: renamed },
    ]);
  });

  it('[LEDGER39] that the file has twice are unclear the second time', () => {
    expect(kinds(rows(rent, rent))).toEqual(['new', 'unclear']);
  });

  it('[LEDGER39] are compared fast, however many are equal', () => {
    const coffee = rows(payment('20260105', '-3.50', 'c', 'Coffee'))[0]!;
    const file = Array.from({ length: 50_000 }, (_, i) => ({ ...coffee, id: `f${i}`, otherId: `g${i}` }));
    const ledger = file.map(({ name, amountCents, paid, note, date }, i) => ({
      ...{ id: `t${i}`, name, amountCents, paid, note, date },
    }));
    const started = performance.now();
    expect(new Set(kinds(file, ...ledger))).toEqual(new Set(['unclear']));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
