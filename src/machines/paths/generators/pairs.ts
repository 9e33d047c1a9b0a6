/**
 * Takes every two transitions one after the other that can follow each other. Two edges that the definition cannot
 * tell apart count as one; a transition that its guard turns away counts as one of its own.
 */
import type { Edge, Graph } from '../graph.ts';
import type { Path } from '../path.ts';
import type { Cover } from './edge.ts';

export const pairOf = (first: Edge, second: Edge) => `${first.label} → ${second.label}`;

/** Every pair that the graph holds. */
export function allPairs({ nodes, edges }: Graph): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const edge of edges) for (const next of nodes[edge.to]!.out) pairs.add(pairOf(edge, next));
  return pairs;
}

/** Goes to the nearest pair that is left, again and again, and starts anew where that is nearer. */
export function pairCover(graph: Graph): Cover {
  const left = new Set(allPairs(graph));
  const paths: { start: Path['start']; edges: Edge[] }[] = [];
  const lowerBound = left.size + (left.size > 0 ? 1 : 0);
  const enter = (path: Path) => paths.push({ start: path.start, edges: [...path.edges] });
  const cross = (edges: readonly Edge[]) => {
    for (let i = 1; i < edges.length; i += 1) left.delete(pairOf(edges[i - 1]!, edges[i]!));
  };
  while (left.size > 0) {
    const walk = paths.at(-1);
    const last = walk?.edges.at(-1);
    const further = walk && last ? nearest(graph, left, [last]) : null;
    const anew = graph.starts
      .map((start) => ({ start, edges: nearest(graph, left, graph.nodes[start.to]!.out) }))
      .reduce((best, way) =>
        (way.edges?.length ?? Infinity) < (best.edges?.length ?? Infinity) ? way : best,
      );
    // `further` begins with the step already taken.
    if (walk && further && further.length - 1 <= (anew.edges?.length ?? Infinity) + 1) {
      cross(further);
      walk.edges.push(...further.slice(1));
    } else if (anew.edges) {
      cross(anew.edges);
      enter({ start: anew.start, edges: anew.edges });
    } else throw new Error(`No way leads to ${[...left][0]}`);
  }
  return { paths, lowerBound };
}

/** The shortest walk that begins with one of `first` and ends with a pair that is left. */
function nearest(
  { nodes, edges }: Graph,
  left: ReadonlySet<string>,
  first: readonly Edge[],
): readonly Edge[] | null {
  const before = new Int32Array(edges.length).fill(-2);
  const queue = [...first];
  for (const edge of first) before[edge.index] = -1;
  for (const edge of queue) {
    for (const next of nodes[edge.to]!.out) {
      if (left.has(pairOf(edge, next))) {
        const way = [next, edge];
        for (let at = before[edge.index]!; at >= 0; at = before[at]!) way.push(edges[at]!);
        return way.reverse();
      }
      if (before[next.index] !== -2) continue;
      before[next.index] = edge.index;
      queue.push(next);
    }
  }
  return null;
}
