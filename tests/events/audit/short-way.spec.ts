/** The fast reader of a log must give the same result as the strict one, however the bytes were changed. */
import { expect, it } from 'vitest';
import { Findings } from '../../../src/events/audit/finding.ts';
import { ChainVerifier } from '../../../src/events/audit/verify-chain.ts';
import { isPlainlySound } from '../../../src/events/ledger/plainly-sound.ts';
import { ledgerFacts } from '../../../src/events/ledger/events.ts';
import type { EventRecord, Fact } from '../../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import { readFact, validateFact } from '../../../src/events/log/facts.ts';
import { LineSplitter, longestLine } from '../../../src/events/log/lines.ts';
import { PlainRecords } from '../../../src/events/log/plain-record.ts';
import { sha256Hex } from '../../../src/events/log/sha256.ts';
import { times } from '../../counts.ts';
import { fileLines, random, sampleRecords, sampleStream, textOf } from './sample-log.ts';

const stamp = { at: '2026-01-05T08:00:00.000Z', actor: 'u1', device: 'd1' };

/** Facts that no decider of ours would state, but that a chain can hold. */
const oddData: readonly unknown[] = [
  null, true, 0, -1, 1.5, 1e21, 1e-7, 999_999_999_999_999, 9_007_199_254_740_991, -123_456_789_012_345, '', 'ä', '日本語 🧵', '\u2028\u007f',
  'a"b\\c\n\t\b\f\r', '\u0001', '\ufeff\ufffd', [], [[], {}, [1, [2, [3]]]], [[[[[[[[[[1]]]]]]]]]], {}, { b: 1, a: { d: [], c: null } },
  { 2: 'two', 10: 'ten', a: 1 }, { '': 1, ' ': 2 }, { toString: 1, constructor: 2, __proto__x: 3 }, JSON.parse('{"__proto__":{"a":1},"a":2}'),
  { Zz: 1, a: 2, 'ä': 3, aa: 4, a1: 5, _: 6 }, Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${i}`, i])), 'x'.repeat(300),
]; // prettier-ignore

const odd = sealFacts(
  sampleStream,
  emptyHead,
  oddData.map((data): Fact => ({ type: 'Odd', v: 1, data })),
  stamp,
);

/** The whole result of reading a file. */
function saysOf(file: Uint8Array, isShort: boolean, pieceBytes: number) {
  const findings = new Findings();
  const records: EventRecord[] = [];
  const verifier = new ChainVerifier({
    hash: sha256Hex,
    findings,
    isTruth: () => true,
    onRecord: (record) => records.push(record),
  });
  let short = 0;
  const takes = (bytes: Uint8Array, start: number) => {
    const end = verifier.bytes(bytes, start);
    if (end >= 0) short += 1;
    return end;
  };
  const lines = new LineSplitter((line) => verifier.line(line), longestLine, isShort ? takes : null);
  for (let at = 0; at < file.length; at += pieceBytes) lines.push(file.subarray(at, at + pieceBytes));
  lines.end();
  return {
    short,
    says: { report: verifier.end(), findings: findings.list(), records: JSON.stringify(records) },
  };
}

const pick = <Item>(items: readonly Item[], next: (below: number) => number) => items[next(items.length)]!;
const replaceOne = (
  text: string,
  pattern: RegExp,
  next: (below: number) => number,
  by: (found: string) => string,
) => {
  const found = pick([...text.matchAll(pattern)], next);
  return text.slice(0, found.index) + by(found[0]) + text.slice(found.index + found[0].length);
};

/** Other ways to write a line: some mean the same, some something else, some nothing. */
const rewrites: Readonly<Record<string, (line: string, next: (below: number) => number) => string>> = {
  fields: (line, next) => {
    const fields = Object.entries(JSON.parse(line) as object);
    fields.push(...fields.splice(next(fields.length), 1));
    return JSON.stringify(Object.fromEntries(fields));
  },
  'fields of data': (line) =>
    line.replace(/"data":\{([^{}[\]\\]*)\}/, (_, fields: string) => `"data":{${fields.split(/,(?=")/).reverse().join(',')}}`),
  twice: (line, next) => replaceOne(line, /"[a-z]+":(?:\d+|"[^"\\]*")(?=[,}])/gi, next, (field) => `${field},${field}`),
  'twice, the other first': (line, next) => replaceOne(line, /"[a-z]+":(?:\d+|"[^"\\]*")(?=[,}])/gi, next, (field) => `${field.replace(/:.*/s, ':0')},${field}`),
  'another field': (line, next) => replaceOne(line, /,"/g, next, () => ',"more":1,"'),
  blank: (line, next) => replaceOne(line, /[,:{}[\]]/g, next, (sign) => pick([` ${sign}`, `${sign} `, `${sign}\t`, `${sign}\r`], next)),
  escape: (line, next) => replaceOne(line, /[a-z0-9/]/gi, next, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
  'escape in capitals': (line, next) => replaceOne(line, /[j-o/]/gi, next, (sign) => `\\u00${sign.charCodeAt(0).toString(16).toUpperCase()}`),
  'needless escape': (line, next) => replaceOne(line, /"[a-z]/gi, next, (sign) => `${sign}\\/`),
  'half a pair': (line, next) => replaceOne(line, /"[a-z]/gi, next, (sign) => `${sign}\\ud83e`),
  number: (line, next) => replaceOne(line, /(?<=:)-?\d+(?=[,}])/g, next, (sign) => pick([`${sign}.0`, `${sign}e0`, `-${sign}`, `0${sign}`, `${sign}0`, `+${sign}`, `"${sign}"`, '-0', '9007199254740993'], next)),
  ends: (line, next) => pick([`${line}\r`, `${line} `, `\ufeff${line}`, `${line},`, `${line}}`, ` ${line}`, line.slice(0, -1), '', ' '], next),
  literal: (line, next) => replaceOne(line, /true|false|null|\d(?=[,}])/g, next, () => pick(['true', 'fals', 'nul', 'NaN', 'null', '[]', '{}'], next)),
}; // prettier-ignore

/** Damage to bytes at any position. */
function strike(file: Uint8Array, next: (below: number) => number): Uint8Array {
  const at = next(file.length);
  const byte = pick([0, 9, 10, 13, 34, 44, 48, 92, 125, 128, 192, 195, 237, 239, 244, 255, next(256)], next);
  switch (next(4)) {
    case 0:
      return file.with(at, file[at]! ^ (1 << next(8)));
    case 1:
      return Uint8Array.from([...file.subarray(0, at), byte, ...file.subarray(at)]);
    case 2:
      return file.with(at, byte);
    default:
      return Uint8Array.from([...file.subarray(0, at), ...file.subarray(at + 1 + next(3))]);
  }
}

async function compareWays(rounds: number, seed: number): Promise<void> {
  const next = random(seed);
  const sound = [await fileLines(sampleRecords({ facts: 30 })), await fileLines(odd)];
  const kinds = Object.keys(rewrites);
  const differ: object[] = [];
  let short = 0;
  for (let round = 0; round < rounds; round += 1) {
    const lines = [...pick(sound, next)];
    const kind = pick([...kinds, 'strike', 'none'], next);
    const line = 1 + next(lines.length - 1);
    try {
      lines[line] = rewrites[kind]?.(lines[line]!, next) ?? lines[line]!;
    } catch {
      // This line has nothing of the kind.
      continue;
    }
    let file: Uint8Array = new TextEncoder().encode(textOf(lines));
    if (kind === 'strike') file = strike(file, next);
    const pieceBytes = 1 + next(4000);
    const quick = saysOf(file, true, pieceBytes);
    short += quick.short;
    const strict = saysOf(file, false, pieceBytes);
    if (JSON.stringify(quick.says) !== JSON.stringify(strict.says)) differ.push({ round, kind, line });
  }
  expect(differ).toEqual([]);
  expect(short).toBeGreaterThan(rounds);
}

const few = times(2000);
it(`[AUDIT4] the short way says what the strict reader says, in ${few} seeded mutations`, () =>
  compareWays(few, 20260914));

const many = times(30_000);
it(
  `[AUDIT4] the short way says what the strict reader says, in ${many} seeded mutations`,
  { tags: 'full', timeout: 600_000 },
  () => compareWays(many, 20260915),
);

it('[AUDIT4] the short way takes every line of an ordinary ledger', async () => {
  const lines = await fileLines(sampleRecords({ facts: 200 }));
  const plain = new PlainRecords(sha256Hex);
  for (const line of lines.slice(1)) {
    const bytes = new TextEncoder().encode(`${line}\n`);
    expect(plain.read(bytes, 0)).toEqual(JSON.parse(line));
    expect(plain.end).toBe(bytes.length - 1);
  }
});

const signs = ['a', 'Z', '0', ' ', '/', '"', '\\', '\n', '\t', '\b', '\f', '\r', '\u007f', '\u0080', 'é', '\u07ff', '\u0800', '€', '\ufffd', '👜', '\u{10ffff}']; // prettier-ignore
const randomText = (next: (below: number) => number) =>
  Array.from({ length: pick([0, 1, 3, 12, 30, 63, 64, 65, 90], next) }, () => pick(signs, next)).join('');

/** JSON with names in any order, at any depth that facts have. */
function randomValue(next: (below: number) => number, depth: number): unknown {
  const kind = next(depth > 3 ? 4 : 6);
  if (kind < 2) return randomText(next);
  if (kind === 2) return pick([0, 7, -1, 100, -99_999, 999_999_999_999_999], next);
  if (kind === 3) return pick([true, false, null], next);
  const values = Array.from({ length: next(5) }, () => randomValue(next, depth + 1));
  if (kind === 4) return values;
  const names = ['id', 'index', 'entry', 'a', 'b', 'Z', 'aa', 'a1'].sort(() => next(3) - 1);
  return Object.fromEntries(values.map((value, i) => [names[i]!, value]));
}

it('[AUDIT4] the short way reads any plain line as JSON.parse does, whoever wrote it and whatever is in it', () => {
  const next = random(7);
  const plain = new PlainRecords(sha256Hex);
  const judged = new PlainRecords(() => 'not computed');
  let head = emptyHead;
  for (let round = 0; round < 1500; round += 1) {
    const fact = { type: pick(['Odd', 'OddTwo'], next), v: 1 + next(12), data: randomValue(next, 0) };
    const by = {
      at: pick([stamp.at, '2026-01-05T08:00:00.001Z', 'once'], next),
      actor: pick(['u1', 'system', ''], next),
      device: pick(['d1', 'd1-of-the-workshop'], next),
    };
    const [record] = sealFacts(pick([sampleStream, 'ledger/u22'], next), head, [fact], by);
    // Now and then the chain begins anew, so that the previous record is another.
    head = next(5) === 0 ? emptyHead : { seq: record!.seq, hash: record!.hash };
    const line = JSON.stringify(record);
    const before = 'x'.repeat(next(5));
    const bytes = new TextEncoder().encode(`${before}${line}\nno more`);
    expect(plain.read(bytes, before.length)).toEqual(JSON.parse(line));
    expect(new TextDecoder().decode(bytes.subarray(plain.end))).toBe('\nno more');
    expect(judged.read(bytes, before.length, true)).toEqual(JSON.parse(line));
    const altered = new TextEncoder().encode(`${line.replace('"v":', '"v":1')}\n`);
    expect(plain.read(altered, 0)).toBeNull();
  }
});

it('[AUDIT8] a fact that is called sound at a glance is sound by its schema', () => {
  const next = random(3);
  const records = sampleRecords({ facts: 300 });
  const values = [null, '', 'x'.repeat(65), 'x'.repeat(201), '\ud800', 0, -1, 1.5, 1e15, true, [], {}, '2026-02-30', '2026-02-28', { name: 1 }, { paid: true }]; // prettier-ignore
  let sound = 0;
  for (let round = 0; round < 5000; round += 1) {
    const record = pick(records, next);
    const data = structuredClone(record.data) as Record<string, unknown>;
    const inner = pick([data, data['entry'], data['changes']].filter((each) => typeof each === 'object'), next) as Record<string, unknown>; // prettier-ignore
    const key = pick([...Object.keys(inner), 'undoes', 'more'], next);
    if (next(4) === 0) Reflect.deleteProperty(inner, key);
    else if (next(3) > 0) inner[key] = pick(values, next);
    const changed = { ...record, data };
    if (!isPlainlySound(changed)) continue;
    sound += 1;
    expect([data, validateFact(ledgerFacts, changed)]).toEqual([data, null]);
    expect(readFact(ledgerFacts, changed)).toBe(changed);
  }
  expect(sound).toBeGreaterThan(1000);
  for (const record of records) {
    const isSimple = record.type !== 'LedgerImported' && record.type !== 'ImportUndone';
    expect(isPlainlySound(record)).toBe(isSimple);
  }
});
