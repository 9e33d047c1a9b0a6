import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { describe, expect, it } from 'vitest';
import {
  checkLink,
  contentOf,
  emptyHead,
  hashInput,
  prepareLong,
  sealFacts,
  sealWithContent,
} from '../../../src/events/log/hash-chain.ts';
import { testStamp } from '../../given.ts';

const facts = [
  { type: 'EntryAdded', v: 1, data: { name: 'Größe "x"\u2028', amountCents: -0, z: [1.5, null] } },
  { type: 'EntryPaid', v: 1, data: { id: 'a' } },
];

describe('hash chain', () => {
  it('[LOG1] numbers records from 1 and links each to the one before', () => {
    const [first, second] = sealFacts('ledger/u1', emptyHead, facts, testStamp);
    expect(first).toMatchObject({ seq: 1, prev: '0'.repeat(64) });
    expect(second).toMatchObject({ seq: 2, prev: first?.hash });
  });

  it('[LOG1] hashes the RFC 8785 canonical JSON of the record without its hash', () => {
    for (const { hash, ...open } of sealFacts('ledger/u1', emptyHead, facts, testStamp)) {
      expect(hashInput(open)).toBe(canonicalize(open));
      expect(createHash('sha256').update(canonicalize(open)!, 'utf8').digest('hex')).toBe(hash);
    }
  });

  it('[LOG1] seals a fact that was written out in slices like any other', async () => {
    const entries = Array.from({ length: 5000 }, (_, i) => ({ id: `e${i}`, name: 'Größe "x"', cents: -i }));
    const long = { type: 'LedgerImported', v: 1, data: { source: 'ü', entries, note: null, count: 2 } };
    const all = [facts[1]!, long, facts[0]!];
    let rests = 0;
    const prepared = await prepareLong(long, testStamp, async () => void (rests += 1));
    expect(rests).toBeGreaterThan(3);
    const sealed = sealWithContent('ledger/u1', emptyHead, all, testStamp, new Map([[long, prepared]]));
    expect(sealed.map(({ record }) => record)).toEqual(sealFacts('ledger/u1', emptyHead, all, testStamp));
    expect(new TextDecoder().decode(sealed[1]!.content as Uint8Array)).toBe(contentOf(sealed[1]!.record));
    // Once prepared, it can be appended to another head.
    const [stampSuffix] = sealWithContent(
      'ledger/u1',
      sealed[2]!.record,
      [long],
      testStamp,
      new Map([[long, prepared]]),
    );
    expect(stampSuffix!.record).toEqual(sealFacts('ledger/u1', sealed[2]!.record, [long], testStamp)[0]);
  });

  it('[LOG11] refuses what is no JSON also in a long fact', async () => {
    const entries = Array.from({ length: 5000 }, (_, i) => (i === 4000 ? Number.NaN : i));
    const long = { type: 'LedgerImported', v: 1, data: { entries } };
    await expect(prepareLong(long, testStamp, async () => undefined)).rejects.toThrow(TypeError);
  });

  it('[LOG4] names what is wrong with a record that does not follow', () => {
    const [first, second] = sealFacts('ledger/u1', emptyHead, facts, testStamp);
    const fault = (record: unknown) => {
      const check = checkLink('ledger/u1', emptyHead, record);
      return check.ok ? null : check.fault;
    };
    expect(fault(first)).toBeNull();
    expect(fault(second)).toBe('is out of sequence');
    expect(fault({ ...first, stream: 'ledger/u2' })).toBe('belongs to another stream');
    expect(fault({ ...first, prev: '1'.repeat(64) })).toBe('does not follow the record before it');
    expect(fault({ ...first, at: '2026-01-02T00:00:00.000Z' })).toBe('has been altered');
    expect(fault({ ...first, extra: 1 })).toBe('is not a record');
    expect(fault('text')).toBe('is not a record');
  });
});
