import { describe, expect, it } from 'vitest';
import { proveFromFile } from '../../../src/events/audit/inclusion.ts';
import { checkSignedFile } from '../../../src/events/audit/signed-file.ts';
import { digestOfJson, signedJson, signReport } from '../../../src/events/audit/signed-report.ts';
import { receiptText } from '../../../src/events/shared/erasure-receipt.ts';
import { MerkleTree } from '../../../src/events/log/merkle.ts';
import { fileLines, sampleRecords, sampleStream, textOf } from './sample-log.ts';
import { signer, verifySignature } from './signing.ts';

const server = signer();
const at = '2026-03-01T09:00:00.000Z';
const records = sampleRecords({ facts: 30 });
const text = textOf(await fileLines(records));
const tree = new MerkleTree();
for (const { hash } of records) tree.push(hash);
const trees = [10, 25].map((size) => server.signTree(sampleStream, size, tree.root(size), at));
const prove = (seq: number, given: readonly unknown[] = trees, last = 30) =>
  proveFromFile([text], { seq, last, trees: given });
const check = (file: string | Uint8Array) =>
  checkSignedFile(typeof file === 'string' ? new TextEncoder().encode(file) : file, [server.key], verifySignature); // prettier-ignore

describe('one signed file by itself', () => {
  it('[AUDIT20] is the proof of a record, made from the file and checked without it', async () => {
    for (const seq of [1, 10, 11, 25]) {
      const proof = await prove(seq);
      expect(proof).toMatchObject({ record: { seq }, tree: { size: seq <= 10 ? 10 : 25 } });
      const { ok, sentences } = await check(JSON.stringify(proof));
      expect(ok).toBe(true);
      expect(sentences[0]).toBe(
        `Record ${seq} of ${sampleStream} was in the log on ${at}, among its first ${seq <= 10 ? 10 : 25}. Signed with the key k1.`,
      );
    }
    const proof = await prove(3);
    expect(await check(JSON.stringify({ ...proof, path: [] }))).toMatchObject({ ok: false });
  });

  it('[AUDIT20] cannot be made without a signed tree that the verified records lead to', async () => {
    expect(await prove(26)).toBeNull();
    expect(await prove(3, [])).toBeNull();
    expect(await prove(3, [{ size: 10 }])).toBeNull();
    expect(await prove(11, trees, 24)).toBeNull();
    expect(await prove(3, [server.signTree(sampleStream, 10, tree.root(9), at)])).toBeNull();
  });

  it('[AUDIT20] is a signed report, or a receipt, or nothing of the kind', async () => {
    const report = { format: 'patina-audit', version: 1 };
    const by = { sha256: digestOfJson(report), by: 'u1', at };
    const signature = signReport(by, { kid: 'k1', sign: server.signText });
    expect(await check(signedJson(report, signature))).toMatchObject({
      ok: true,
      sentences: [
        `u1 presented exactly this report on ${at}. Signed with the key k1.`,
        'The server says nothing of what the report says.',
        `SHA-256 of what was signed: ${by.sha256}`,
      ],
      answer: { ok: true, kind: 'json', signature },
    });
    const open = {
      format: 'patina-erasure',
      version: 1,
      about: 'resume',
      at,
      erased: [{ stream: 'screening/1', seq: 2, hash: 'a'.repeat(64), at, why: 'applicant', key: null }],
      words: 'The résumé was erased.',
      kid: 'k1',
    } as const;
    const receipt = { ...open, signature: server.signText(receiptText(open)) };
    expect(await check(JSON.stringify(receipt))).toMatchObject({
      ok: true,
      sentences: [
        'The résumé was erased.',
        `Signed on ${at} with the key k1.`,
        `Erased screening/1 on ${at} (applicant), record 2 ${'a'.repeat(64)}`,
      ],
    });
    expect(await check(JSON.stringify({ ...receipt, words: 'Nothing.' }))).toMatchObject({ ok: false });
    for (const file of ['', 'null', '[]', '{"format":"patina-log"}', text, new Uint8Array([255])])
      expect(await check(file)).toMatchObject({
        ok: false,
        sentences: ['This is no proof of a record, no report and no receipt.'],
      });
  });
});
