import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CheckpointBackend,
  type Contradiction,
  checkpointPort,
  keepCheckpoints,
} from '../../src/adapters/checkpoint.adapter.ts';
import { HttpProblem } from '../../src/adapters/http.ts';
import { streamTrees } from '../../src/adapters/stream-tree.ts';
import type { Checkpoint, HeadToSign, TreeHead } from '../../src/events/audit/checkpoint.ts';
import { signedText } from '../../src/events/audit/checkpoint.ts';
import { includes, isConsistent } from '../../src/events/log/merkle.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { ledgerSlots } from '../../src/adapters/ledger.adapter.ts';
import { readLogFile } from '../../src/events/log/log-file.ts';
import { sampleRecords, sampleStream } from '../events/audit/sample-log.ts';
import { reportSignatureText, signReport } from '../../src/events/audit/signed-report.ts';
import { signer } from '../events/audit/signing.ts';

const records = sampleRecords({ facts: 20 });
const server = signer();

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage;
}

function given({
  online = true,
  signedIn = true,
  storage = memoryStorage(),
  forged = null as string | null,
} = {}) {
  const kept: Checkpoint[] = [];
  const roots: TreeHead[] = [];
  const heads: HeadToSign[] = [];
  const refuse: Error[] = [];
  const contradictions: Contradiction[] = [];
  const log = memoryLog();
  const filled = log.adopt(sampleStream, records).then(() => log);
  const net = { online };
  const reach = async <T>(answer: () => T): Promise<T> => {
    if (!net.online) throw new TypeError('Failed to fetch');
    return answer();
  };
  const backend: CheckpointBackend = {
    checkpointKeys: () => reach(() => [server.key]),
    listCheckpoints: () => reach(() => ({ checkpoints: kept, trees: roots })),
    signCheckpoint: (asked) =>
      reach(() => {
        const { seq } = asked;
        heads.push(asked);
        if (refuse[0]) throw refuse.shift()!;
        const checkpoint = server.sign(records[seq - 1]!);
        kept.push(checkpoint);
        roots.push(server.signTree(asked.stream, seq, asked.root, checkpoint.at));
        return checkpoint;
      }),
    signReport: (sha256) =>
      reach(() =>
        signReport(
          { sha256: forged ?? sha256, by: 'u1', at: '2026-03-01T09:00:00.000Z' },
          { kid: server.key.kid, sign: server.signText },
        ),
      ),
  };
  const port = checkpointPort({
    backend,
    device: () => records[0]!.device,
    signedInAs: () => (signedIn ? 'u1' : null),
    treeOf: streamTrees(filled),
    onContradiction: (found) => contradictions.push(found),
    storage,
  });
  return { port, kept, roots, heads, refuse, contradictions, net, storage };
}
const head = { seq: 20, hash: records[19]!.hash };

describe('checkpoints in the browser', () => {
  afterEach(() => vi.useRealTimers());

  it('[AUDIT19] has a report signed, and takes no signature for another one', async () => {
    const sha256 = 'a'.repeat(64);
    const { port } = given();
    const signed = await port.signReport(sha256);
    expect(await port.verifySignature(server.key, reportSignatureText(signed), signed.signature)).toBe(true);
    await expect(given({ forged: 'b'.repeat(64) }).port.signReport(sha256)).rejects.toThrow('no signature');
    await expect(given({ online: false }).port.signReport(sha256)).rejects.toThrow();
  });

  it('[AUDIT5] checks signatures as the server makes them', async () => {
    const { port } = given();
    const { signature, ...signed } = server.sign(records[4]!);
    expect(await port.verifySignature(server.key, signedText(signed), signature)).toBe(true);
    expect(await port.verifySignature(server.key, signedText({ ...signed, seq: 6 }), signature)).toBe(false);
    expect(await port.verifySignature({ ...server.key, x: '!' }, signedText(signed), signature)).toBe(false);
  });

  it('[AUDIT5] remembers public keys for when there is no network', async () => {
    const { port, net } = given();
    expect(await port.keys()).toEqual([server.key]);
    net.online = false;
    expect(await port.keys()).toEqual([server.key]);
    expect(await given({ online: false }).port.keys()).toEqual([]);
  });

  it('[AUDIT14] has nothing signed without a network, a person or a record', async () => {
    expect(await given().port.take(sampleStream, head)).toMatchObject({ seq: 20 });
    expect(await given({ online: false }).port.take(sampleStream, head)).toBeNull();
    expect(await given({ signedIn: false }).port.take(sampleStream, head)).toBeNull();
    expect(await given().port.take(sampleStream, { seq: 0, hash: '0'.repeat(64) })).toBeNull();
    expect(await given({ online: false }).port.checkpoints(sampleStream)).toEqual([]);
  });

  it('[AUDIT21] tells a server that could not be asked from one that has signed nothing', async () => {
    const { port, kept, net } = given();
    expect(await port.published(sampleStream)).toEqual({ checkpoints: [], trees: [] });
    expect(await port.published('ledger/somebody-else')).toEqual({ checkpoints: [], trees: [] });
    net.online = false;
    expect(await port.published(sampleStream)).toBeNull();
    net.online = true;
    kept.push({ ...server.sign(records[2]!), seq: 'three' as never });
    expect(await port.published(sampleStream)).toBeNull();
  });

  it('[AUDIT13] sends with a head the proof that it only adds to what was signed before', async () => {
    const { port, kept, roots, heads } = given();
    const headAt = (seq: number) => ({ seq, hash: records[seq - 1]!.hash });
    // Signed before there were trees: the new tree is shown to contain its record.
    kept.push(server.sign(records[2]!));
    for (const seq of [7, 13, 20]) await port.take(sampleStream, headAt(seq));
    expect(heads.map(({ earlier }) => earlier?.seq)).toEqual([3, 7, 13]);
    for (const { seq, hash, root, path } of heads)
      expect(includes({ seq, hash, size: seq, root }, path)).toBe(true);
    const [first, second] = heads;
    const oldest = { seq: 3, hash: records[2]!.hash, size: 7, root: first!.root };
    expect(includes(oldest, first!.earlier!.path)).toBe(true);
    const [was, is] = [roots[0]!, { size: 13, root: second!.root }];
    expect(isConsistent(was, is, second!.earlier!.path)).toBe(true);
  });

  it('[AUDIT13] proves anew when another device had a head signed meanwhile', async () => {
    const { port, kept, heads, refuse } = given();
    await port.take(sampleStream, { seq: 5, hash: records[4]!.hash });
    kept.push(server.sign({ ...records[8]!, device: 'another' }));
    refuse.push(new HttpProblem(409, 'unproved', 'Show that this log goes on behind record 9.'));
    expect(await port.take(sampleStream, head)).toMatchObject({ seq: 20 });
    expect(heads.map(({ earlier }) => earlier?.seq)).toEqual([undefined, 5, 9]);
    expect((await port.checkpoints(sampleStream)).map(({ seq }) => seq)).toEqual([5, 20]);
    expect((await port.published(sampleStream))?.checkpoints).toHaveLength(3);
  });

  it.each(['rewritten', 'shortened'] as const)('[AUDIT13] tells that a log was %s', async (reason) => {
    const { port, refuse, contradictions } = given();
    refuse.push(new HttpProblem(409, reason, 'Another one was signed.'));
    expect(await port.take(sampleStream, head)).toBeNull();
    expect(contradictions).toEqual([{ stream: sampleStream, reason, message: 'Another one was signed.' }]);
    refuse.push(new HttpProblem(503, 'busy', 'Later.'));
    expect(await port.take(sampleStream, head)).toBeNull();
    expect(contradictions).toHaveLength(1);
  });

  it('[AUDIT13] follows a log that was opened again after damage', async () => {
    const log = memoryLog();
    const treeOf = streamTrees(Promise.resolve(log));
    await log.adopt(sampleStream, records.slice(0, 10));
    expect((await treeOf(sampleStream, 10))?.holds(10, records[9]!.hash)).toBe(true);
    expect(await treeOf(sampleStream, 11)).toBeNull();
    await log.eraseTruth(sampleStream);
    const others = sampleRecords({ facts: 12, seed: 9 });
    await log.adopt(sampleStream, others);
    expect((await treeOf(sampleStream, 12))?.holds(10, others[9]!.hash)).toBe(true);
  });

  it('[AUDIT14] has a head signed once, and again when it has moved on', async () => {
    vi.useFakeTimers();
    const { port, kept } = given();
    let at = 5;
    const stop = keepCheckpoints({
      checkpoints: port,
      stream: () => ({ stream: sampleStream, head: { seq: at, hash: records[at - 1]!.hash } }),
    });
    await vi.advanceTimersByTimeAsync(180_000);
    expect(kept.map(({ seq }) => seq)).toEqual([5]);
    at = 9;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept.map(({ seq }) => seq)).toEqual([5, 9]);
    stop();
    at = 12;
    await vi.advanceTimersByTimeAsync(180_000);
    expect(kept).toHaveLength(2);
  });

  it('[AUDIT14] puts what was signed into every export, its head included', async () => {
    const log = memoryLog();
    await log.adopt(sampleStream, records);
    const slots = (checkpoints: ReturnType<typeof given>['port']) =>
      ledgerSlots({
        log,
        stamp: () => ({ at: '', actor: '', device: '' }),
        newId: () => 'x',
        listener: () => undefined,
        storage: null,
        checkpoints,
      });
    const signedFile = await readLogFile([await (await slots(given().port).exportLog('u1')).text()]);
    expect(signedFile.ok && signedFile.header.checkpoints).toMatchObject([{ seq: 20, hash: head.hash }]);
    const offline = await readLogFile([
      await (await slots(given({ online: false }).port).exportLog('u1')).text(),
    ]);
    expect(offline.ok && offline.header.checkpoints).toEqual([]);
  });
});
