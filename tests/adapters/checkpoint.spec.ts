import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CheckpointBackend,
  checkpointPort,
  keepCheckpoints,
} from '../../src/adapters/checkpoint.adapter.ts';
import type { Checkpoint } from '../../src/events/audit/checkpoint.ts';
import { signedText } from '../../src/events/audit/checkpoint.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { ledgerSlots } from '../../src/adapters/ledger.adapter.ts';
import { readLogFile } from '../../src/events/log/log-file.ts';
import { sampleRecords, sampleStream } from '../events/audit/sample-log.ts';
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

function given({ online = true, signedIn = true, storage = memoryStorage() } = {}) {
  const kept: Checkpoint[] = [];
  const net = { online };
  const reach = async <T>(answer: () => T): Promise<T> => {
    if (!net.online) throw new TypeError('Failed to fetch');
    return answer();
  };
  const backend: CheckpointBackend = {
    checkpointKeys: () => reach(() => [server.key]),
    listCheckpoints: () => reach(() => kept),
    signCheckpoint: ({ seq }) =>
      reach(() => {
        const checkpoint = server.sign(records[seq - 1]!);
        kept.push(checkpoint);
        return checkpoint;
      }),
  };
  const port = checkpointPort({
    backend,
    device: () => 'd1',
    signedInAs: () => (signedIn ? 'u1' : null),
    storage,
  });
  return { port, kept, net, storage };
}
const head = { seq: 20, hash: records[19]!.hash };

describe('checkpoints in the browser', () => {
  afterEach(() => vi.useRealTimers());

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
