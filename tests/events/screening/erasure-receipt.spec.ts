import { describe, expect, it } from 'vitest';
import {
  checkReceipt,
  type ErasureReceipt,
  receiptText,
} from '../../../src/events/shared/erasure-receipt.ts';
import { signedText } from '../../../src/events/audit/checkpoint.ts';
import { signer, verifySignature } from '../audit/signing.ts';

const server = signer('k1');
const open = {
  format: 'patina-erasure',
  version: 1,
  about: 'resume',
  at: '2026-11-22T20:00:00.000Z',
  erased: [
    {
      stream: 'screening/r1',
      seq: 6,
      hash: 'ab'.repeat(32),
      at: '2026-11-22T19:59:59.000Z',
      why: 'applicant',
      key: 'cd'.repeat(32),
    },
  ],
  words: 'The résumé was erased.',
  kid: 'k1',
} as const satisfies Omit<ErasureReceipt, 'signature'>;
const receipt: ErasureReceipt = { ...open, signature: server.signText(receiptText(open)) };

const check = (json: unknown, keys = [server.key]) =>
  checkReceipt(typeof json === 'string' ? json : JSON.stringify(json), keys, verifySignature);

describe('[SCREENING15] a receipt of an erasure', () => {
  it('is proved by the key that signed it, however its file is laid out', async () => {
    expect(await check(receipt)).toEqual({ ok: true, receipt });
    const turned = Object.fromEntries(Object.entries(receipt).reverse());
    expect(await check(JSON.stringify(turned, null, 2))).toEqual({ ok: true, receipt });
  });

  const [erased] = open.erased;
  const altered: Readonly<Record<string, unknown>> = {
    'another stream': { ...receipt, erased: [{ ...erased, stream: 'screening/r2' }] },
    'another record': { ...receipt, erased: [{ ...erased, hash: 'ac'.repeat(32) }] },
    'another time': { ...receipt, at: '2026-11-22T20:00:00.001Z' },
    'another reason': { ...receipt, erased: [{ ...erased, why: 'admin' }] },
    'another key that was destroyed': { ...receipt, erased: [{ ...erased, key: null }] },
    'one more stream': { ...receipt, erased: [erased, { ...erased, stream: 'screening/r2' }] },
    'other words': { ...receipt, words: 'Nothing was erased.' },
    'something added': { ...receipt, note: 'mine' },
    'no signature': { ...receipt, signature: '' },
    'the signature of a checkpoint': {
      ...receipt,
      signature: server.signText(signedText({ ...erased, device: 'd' })),
    },
  };
  it.each(Object.keys(altered))('is refused with %s', async (name) => {
    expect(await check(altered[name])).toMatchObject({ ok: false, fault: 'altered' });
  });

  it.each(['words', 'erased', 'why', 'kid'])('is refused when it states its %s twice', async (name) => {
    const text = JSON.stringify(receipt).replace(`"${name}":`, `"${name}":"mine","${name}":`);
    expect(await check(text)).toMatchObject({ ok: false, fault: 'altered' });
  });

  it('is refused without the key it names, and with another server’s', async () => {
    expect(await check(receipt, [])).toMatchObject({ fault: 'unknown-key' });
    expect(await check(receipt, [signer('k2').key])).toMatchObject({ fault: 'unknown-key' });
    // With the same name, but another key.
    expect(await check(receipt, [signer('k1', 'another').key])).toMatchObject({ fault: 'altered' });
  });

  it('is refused when it is of a later version, or none at all', async () => {
    expect(await check({ ...receipt, version: 2 })).toMatchObject({ fault: 'unsupported' });
    for (const other of ['', '[]', 'null', '{}', '{"format":"patina-log","version":1}'])
      expect(await check(other)).toMatchObject({ fault: 'no-receipt' });
  });
});
