/** Whose streams the activity log shows, and what of them leaves the device. */
import { describe, expect, it } from 'vitest';
import { deviceLogPort } from '../../src/adapters/device-log.adapter.ts';
import type { Checkpoint } from '../../src/events/audit/checkpoint.ts';
import type { Fact } from '../../src/events/log/event.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { isJournal } from '../../src/events/streams.ts';
import { readLogFile } from '../../src/events/log/log-file.ts';

const at = '2026-04-30T12:00:00.000Z';
const signedIn = (uid: string): Fact => ({ type: 'SignedIn', v: 1, data: { uid } });
const opened: Fact = { type: 'LedgerOpened', v: 1, data: {} };

async function given(person: string | null = 'ida', signed: readonly number[] = []) {
  const rows = new Map<string, string[]>();
  const log = Object.assign(memoryLog(rows, isJournal), {
    storedBytes: async (stream: string) => (rows.get(stream) ?? []).join('').length,
  });
  const append = async (stream: string, facts: readonly Fact[], actor = 'ida') => {
    const { seq } = await log.head(stream);
    await log.append(stream, seq, facts, { at, actor, device: 'd1' });
  };
  await append('ledger/ida', [opened, opened]);
  await append('ledger/bo', [opened], 'bo');
  await append('profile/bo', [opened], 'bo');
  await append('auth', [signedIn('ida')], 'system');
  await append('damaged/ledger/ida/2026', [opened]);
  await append('newer/noun', [opened]);
  const checkpoints = Promise.resolve({
    checkpoints: async () => signed.map((seq) => ({ seq }) as Checkpoint),
  });
  const port = deviceLogPort({
    log: Promise.resolve(log),
    person: () => person,
    checkpoints,
    exportLedger: async (uid) => new Blob([`the ledger of ${uid}`]),
  });
  return { port, rows, append, log };
}

describe('the streams of a device', () => {
  it('[INSPECT2] are the person’s own and the device’s, and nobody else’s', async () => {
    const { port } = await given();
    expect((await port.streams()).map(({ stream, owner }) => [stream, owner])).toEqual([
      ['auth', 'device'],
      ['ledger/ida', 'person'],
    ]);
    for (const stream of ['ledger/bo', 'profile/bo', 'damaged/ledger/ida/2026', 'newer/noun', 'ledger/']) {
      await expect(port.exportStream(stream), stream).rejects.toThrow('no such stream');
      await expect(port.verify(stream), stream).rejects.toThrow('no such stream');
      await expect(port.read(stream)[Symbol.asyncIterator]().next(), stream).rejects.toThrow(
        'no such stream',
      );
    }
  });

  it('[INSPECT2] are none for nobody', async () => {
    const { port } = await given(null);
    expect(await port.streams()).toEqual([]);
    await expect(port.verify('auth')).rejects.toThrow('no such stream');
  });

  it('tell how many facts they hold, since when, and what the server has signed', async () => {
    const { port, rows } = await given('ida', [1, 9]);
    const [auth, ledger] = await port.streams();
    expect(auth).toMatchObject({ records: 1, scope: 'journal', firstAt: at, lastAt: at, signedUpTo: null });
    expect(ledger).toMatchObject({ records: 2, scope: 'truth', signedUpTo: 1 });
    expect(ledger!.bytes).toBe(rows.get('ledger/ida')!.join('').length);
    expect(ledger!.head.hash).toBe((JSON.parse(rows.get('ledger/ida')![1]!) as { hash: string }).hash);
  });
});

describe('verifying', () => {
  it('proves a whole chain', async () => {
    const { port } = await given();
    expect(await port.verify('ledger/ida')).toEqual({ first: 1, last: 2, fault: null });
  });

  it('[INSPECT3] names the first record that does not fit', async () => {
    const { port, rows } = await given();
    const stored = rows.get('ledger/ida')!;
    stored[1] = stored[1]!.replace('LedgerOpened', 'LedgerClosed');
    expect(await port.verify('ledger/ida')).toEqual({
      first: 1,
      last: 1,
      fault: { seq: 2, what: expect.any(String) as string },
    });
  });
});

describe('a journal', () => {
  it('of which older records have gone is measured and verified from what is left', async () => {
    const { port, append, log } = await given();
    for (let i = 0; i < 4; i += 1) await append('auth', [signedIn('ida')]);
    await log.trim('auth', 3, at);
    const [auth] = await port.streams();
    expect(auth).toMatchObject({ records: 2, gone: 3, firstAt: at, head: { seq: 5 } });
    expect(await port.verify('auth')).toEqual({ first: 4, last: 5, fault: null });
    expect(await readLogFile([await (await port.exportStream('auth')).text()])).toMatchObject({ ok: true });
  });

  it('[INSPECT6] is erased, and nothing that is kept for good', async () => {
    const { port, rows } = await given();
    await port.erase('auth');
    expect(rows.has('auth')).toBe(false);
    await expect(port.erase('ledger/ida')).rejects.toThrow('kept for ever');
    await expect(port.erase('profile/bo')).rejects.toThrow('no such stream');
    expect([...rows.keys()]).toEqual(expect.arrayContaining(['ledger/ida', 'profile/bo']));
  });
});

describe('exporting', () => {
  it('gives a file that verifies', async () => {
    const { port } = await given();
    const blob = await port.exportStream('auth');
    expect(await readLogFile([await blob.text()])).toMatchObject({
      ok: true,
      header: { stream: 'auth', count: 1 },
    });
  });

  it('leaves the ledger to its own export, which has it signed', async () => {
    const { port } = await given();
    expect(await (await port.exportStream('ledger/ida')).text()).toBe('the ledger of ida');
  });

  it('[INSPECT2] is refused while a stream holds what another person did, also behind damage', async () => {
    const { port, rows, append } = await given();
    await append('auth', [signedIn('bo')], 'system');
    await expect(port.exportStream('auth')).rejects.toThrow('somebody else');
    const stored = rows.get('auth')!;
    stored[0] = stored[0]!.replace('ida', 'eda');
    await expect(port.exportStream('auth')).rejects.toThrow('somebody else');
    await append('cart', [opened], 'bo');
    await expect(port.exportStream('cart')).rejects.toThrow('somebody else');
  });

  it('[INSPECT3] gives what can be read of a damaged stream', async () => {
    const { port, rows, append } = await given();
    await append('auth', [signedIn('ida')]);
    rows.get('auth')![0] = rows.get('auth')![0]!.replace(at, at.replace('12', '13'));
    const text = await (await port.exportStream('auth')).text();
    expect(text.trim().split('\n')).toHaveLength(3);
    expect(await readLogFile([text])).toMatchObject({ ok: false, fault: 'broken-chain', line: 2 });
  });
});
