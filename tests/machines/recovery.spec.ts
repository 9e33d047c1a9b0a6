import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Examination } from '../../src/events/ledger/examination.ts';
import type { RecoverySource } from '../../src/events/ledger/recovered.ts';
import { LogUnavailable } from '../../src/events/log/log.ts';
import { recoveryMachine } from '../../src/machines/recovery.machine.ts';
import { effect } from './effects.ts';

const offer = {
  source: 'records',
  entries: 1,
  balanceCents: 1,
  kept: 1,
  lost: 1,
  unchanged: 1,
  unplaced: 0,
} as const;
const examination: Examination = { reason: 'Record 2 has been altered', offers: [offer], fileProblem: null };

function start() {
  const examine = effect<Examination, { file: Blob | null }>();
  const recover = effect<void, { source: RecoverySource; file: Blob | null }>();
  const provided = recoveryMachine.provide({ actors: { examine: examine.logic, recover: recover.logic } });
  const actor = createActor(provided).start();
  return { actor, examine, recover, value: () => actor.getSnapshot().value };
}

describe('the way back into a damaged ledger', () => {
  it('[LEDGER33] offers what is there, and does once what was chosen', async () => {
    const { actor, examine, recover, value } = start();
    await examine.resolve(examination);
    actor.send({ type: 'source.choose', source: 'signed' });
    expect([value(), recover.calls]).toEqual(['choosing', []]);
    actor.send({ type: 'source.choose', source: 'records' });
    actor.send({ type: 'source.choose', source: 'records' });
    expect(recover.calls).toEqual([{ source: 'records', file: null }]);
    await recover.resolve();
    expect(value()).toBe('recovered');
  });

  it('[LEDGER33] looks again with a file, and after a failure', async () => {
    const { actor, examine, recover, value } = start();
    await examine.resolve(examination);
    const file = new Blob(['log']);
    actor.send({ type: 'file.give', file });
    expect(examine.calls).toEqual([{ file: null }, { file }]);
    await examine.resolve({ ...examination, offers: [{ ...offer, source: 'file' }] });
    actor.send({ type: 'source.choose', source: 'file' });
    await recover.reject(new LogUnavailable('full', 'No room.'));
    expect([value(), actor.getSnapshot().context.failure?.message]).toEqual(['failed', 'No room.']);
    actor.send({ type: 'retry' });
    expect([value(), examine.calls.length]).toEqual(['examining', 3]);
  });

  it('[LEDGER33] is over when another tab was faster', async () => {
    const { examine, value } = start();
    await examine.resolve({ ...examination, offers: [] });
    expect(value()).toBe('recovered');
  });
});
