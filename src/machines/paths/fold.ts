/** Writes facts into a chain as the log does, reads them back, folds them and compares the result with a machine's view. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Fact } from '../../events/log/event.ts';
import { readFact, validateFact } from '../../events/log/facts.ts';
import { emptyHead, sealFacts } from '../../events/log/hash-chain.ts';
import type { PathModel } from './model.ts';
import { isSame } from './same.ts';

const stamp = { at: '2026-01-01T00:00:00.000Z', actor: 'u1', device: 'd1' };

/** @returns a function that takes the next facts and returns what is wrong with them, or null */
export function folder({ definitions, projection, view }: PathModel) {
  let head = emptyHead;
  let folded = projection.initial();
  return (facts: readonly Fact[], snapshot: AnyMachineSnapshot): string | null => {
    for (const record of sealFacts('paths', head, facts, stamp)) {
      const problem = validateFact(definitions, record);
      if (problem !== null) return problem;
      const fact = readFact(definitions, record);
      if (!fact) return `${record.type} is a fact that no noun declares`;
      folded = projection.evolve(folded, fact as never);
      head = { seq: record.seq, hash: record.hash };
    }
    const shown = view(snapshot);
    if (isSame(folded, shown)) return null;
    return `its log folds to ${JSON.stringify(folded)}, but it shows ${JSON.stringify(shown)}`;
  };
}
