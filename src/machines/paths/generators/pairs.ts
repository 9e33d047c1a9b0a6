/**
 * Pairs: two transitions that can follow one another. Edges that the definition does not distinguish count as the same; a
 * transition whose guard rejects the event counts as a separate one.
 */
import type { Edge, Graph } from '../graph.ts';

export const pairOf = (first: Edge, second: Edge) => `${first.label} → ${second.label}`;

/** Every pair that occurs in the graph. */
export function allPairs({ nodes, edges }: Graph): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const edge of edges) for (const next of nodes[edge.to]!.out) pairs.add(pairOf(edge, next));
  return pairs;
}

/** Pairs and kinds as numbers, for fast comparison. */
export interface Kinds {
  /** Number of kinds: steps that the definition does not distinguish are of the same kind. */
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
