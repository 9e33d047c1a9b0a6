/**
 * Shortens a walk that must take one arc of every kind: cuts out each part that comes back to the node where it began and
 * takes only kinds that are taken elsewhere in the walk, too.
 */
import type { Arc } from './flow.ts';

interface Way extends Arc {
  readonly kinds: readonly number[];
}

/** @param walk arcs in order, each beginning where the one before ends */
export function withoutDetours<W extends Way>(walk: readonly W[]): readonly W[] {
  const times = new Map<number, number>();
  for (const { kinds } of walk) for (const kind of kinds) times.set(kind, (times.get(kind) ?? 0) + 1);
  const kept = [...walk];
  for (let first = 0; first < kept.length;) {
    const end = endOfDetour(kept, first, times);
    if (end === first) {
      first += 1;
      continue;
    }
    for (const { kinds } of kept.splice(first, end - first))
      for (const kind of kinds) times.set(kind, times.get(kind)! - 1);
  }
  return kept;
}

/** Where the longest detour that begins at arc `first` ends; `first` when there is none. */
function endOfDetour(walk: readonly Way[], first: number, times: ReadonlyMap<number, number>): number {
  const left = new Map<number, number>();
  let end = first;
  for (let i = first; i < walk.length; i += 1) {
    for (const kind of walk[i]!.kinds) {
      const others = (left.get(kind) ?? times.get(kind)!) - 1;
      if (others === 0) return end;
      left.set(kind, others);
    }
    if (walk[i]!.to === walk[first]!.from) end = i + 1;
  }
  return end;
}
