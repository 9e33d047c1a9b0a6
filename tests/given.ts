/** given(facts).when(command).then(facts) | .thenRefused(reason): how every decider is tested. */
import { expect } from 'vitest';
import { type Decider, Refused } from '../src/events/log/decider.ts';
import type { Fact, Recorded, Stamp } from '../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../src/events/log/hash-chain.ts';

export const testStamp: Stamp = { at: '2026-01-01T00:00:00.000Z', actor: 'u1', device: 'd1' };

export function given<State, Command, F extends Fact, Reason extends string>(
  { projection, decide }: Decider<State, Command, F, Reason>,
  ...facts: readonly F[]
) {
  const records = sealFacts('test', emptyHead, facts, testStamp) as readonly Recorded<F>[];
  const state = () =>
    records.reduce((folded, record) => projection.evolve(folded, record), projection.initial());
  return {
    state,
    when(command: Command) {
      const decision = decide(state(), command);
      return {
        then(...expected: readonly F[]) {
          expect(decision).toEqual(expected);
        },
        thenRefused(reason: Reason) {
          expect(decision).toBeInstanceOf(Refused);
          expect((decision as Refused<Reason>).reason).toBe(reason);
          expect((decision as Refused<Reason>).message).not.toBe('');
        },
      };
    },
  };
}
