/**
 * What a pair is: two transitions one after the other that can follow each other. Two edges that the definition cannot
 * tell apart count as one; a transition that its guard turns away counts as one of its own.
 */
import type { Edge, Graph } from '../graph.ts';

export const pairOf = (first: Edge, second: Edge) => `${first.label} → ${second.label}`;

/** Every pair that the graph holds. */
export function allPairs({ nodes, edges }: Graph): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const edge of edges) for (const next of nodes[edge.to]!.out) pairs.add(pairOf(edge, next));
  return pairs;
}

/** Numbers for what is looked at a million times. */
export interface Kinds {
  /** Of steps that the definition cannot tell apart. */
  readonly count: number;
  readonly of: (edge: Edge) => number;
  readonly pair: (first: Edge, second: Edge) => number;
}

export function kindsIn({ edges }: Graph): Kinds {
  const known = new Map<string, number>();
  const kinds = edges.map(({ label }) => {
    if (!known.has(label)) known.set(label, known.size);
    return known.get(label)!;
  });
  const of = ({ index }: Edge) => kinds[index]!;
  return { count: known.size, of, pair: (first, second) => of(first) * known.size + of(second) };
}
