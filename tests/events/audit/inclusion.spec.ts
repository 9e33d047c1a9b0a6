import { describe, expect, it } from 'vitest';
import { checkInclusion, proveInclusion } from '../../../src/events/audit/inclusion.ts';
import { MerkleTree } from '../../../src/events/log/merkle.ts';
import { auditFile } from '../../../src/events/audit/audit-file.ts';
import { fileLines, sampleRecords, sampleStream, textOf } from './sample-log.ts';
import { signer, verifySignature } from './signing.ts';

const server = signer();
const records = sampleRecords({ facts: 40 });
const hashes = records.map(({ hash }) => hash);
const at = '2026-03-01T09:00:00.000Z';
const tree = new MerkleTree();
for (const hash of hashes) tree.push(hash);
const treeAt = (size: number) => server.signTree(sampleStream, size, tree.root(size), at);
const trees = [treeAt(30), treeAt(12)];
const check = (proof: unknown, keys = [server.key]) =>
  checkInclusion(typeof proof === 'string' ? proof : JSON.stringify(proof), keys, verifySignature);

describe('[AUDIT17] the proof of one record', () => {
  it('shows with the record alone that it was in the log, by the first tree that has it', async () => {
    for (const record of records.slice(0, 30)) {
      const proof = proveInclusion(record, hashes, trees)!;
      expect(proof.tree.size).toBe(record.seq <= 12 ? 12 : 30);
      expect(await check(JSON.stringify(proof, null, 2))).toMatchObject({ ok: true, record, tree: { at } });
    }
  });

  it('is not made for what nobody signed, or what was signed otherwise', () => {
    expect(proveInclusion(records[30]!, hashes, trees)).toBeNull();
    expect(proveInclusion(records[3]!, hashes, ['nothing'])).toBeNull();
    expect(proveInclusion(records[3]!, hashes.with(0, 'a'.repeat(64)), trees)).toBeNull();
    expect(proveInclusion(records[3]!, hashes.slice(0, 11), [treeAt(12)])).toBeNull();
  });

  it('is refused when anything in it was changed', async () => {
    const proof = proveInclusion(records[4]!, hashes, trees)!;
    const other = proveInclusion(records[5]!, hashes, trees)!;
    const changed: readonly unknown[] = [
      { ...proof, record: { ...proof.record, data: {} } },
      { ...proof, record: other.record },
      { ...proof, path: proof.path.slice(1) },
      { ...proof, path: [...proof.path, 'a'.repeat(64)] },
      { ...proof, tree: { ...proof.tree, at: '2026-02-01T09:00:00.000Z' } },
      { ...proof, tree: { ...proof.tree, size: 30 } },
      { ...proof, tree: { ...proof.tree, stream: 'ledger/u2' } },
      { ...proof, tree: { ...proof.tree, root: 'a'.repeat(64) } },
      { ...proof, version: 2 },
      { ...proof, more: 1 },
      { ...proof, record: { ...proof.record, more: 1 } },
      JSON.stringify(proof).replace('"seq":5', '"seq":1,"seq":5'),
      '',
      'null',
      '[]',
    ];
    for (const each of changed) expect(await check(each)).toMatchObject({ ok: false });
    expect(await check(proof, [])).toMatchObject({ ok: false, reason: expect.stringContaining('keys') });
    expect(await check(proof, [signer('k2').key])).toMatchObject({ ok: false });
    expect(await check(proof, [signer('k1', 'another').key])).toMatchObject({ ok: false });
  });
});

describe('signed roots', () => {
  const audit = async (given: readonly unknown[], keys = [server.key]) =>
    auditFile([textOf(await fileLines(records))], { keys, verifySignature, trees: given });

  it('[AUDIT13] that the file meets leave nothing to say', async () => {
    expect(await audit([treeAt(1), treeAt(12), treeAt(40)])).toMatchObject({ ok: true, clean: true });
  });

  it('[AUDIT13] that it does not meet, or that cannot be checked, are findings', async () => {
    const forged = new MerkleTree();
    for (const hash of hashes.with(0, 'a'.repeat(64))) forged.push(hash);
    const kinds = async (given: readonly unknown[], keys?: (typeof server.key)[]) =>
      (await audit(given, keys)).findings.map(({ kind }) => kind);
    const other = server.signTree(sampleStream, 12, forged.root(12), at);
    expect(await kinds([other])).toContain('other-tree');
    expect((await audit([other])).clean).toBe(false);
    expect(await kinds([treeAt(12)], [])).toContain('unchecked-tree');
    expect(await kinds([{ ...treeAt(12), at: '2026-02-01T09:00:00.000Z' }])).toContain('unchecked-tree');
  });
});
