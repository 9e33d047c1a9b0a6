/** A first cover of the pairs, made greedily: always goes to the nearest pair left. */
import type { Edge, Graph } from '../graph.ts';
import type { Path } from '../path.ts';
import { type Kinds, kindsIn } from './pairs.ts';

/** Starts a new path where that is nearer. */
export function nearestPairs(graph: Graph): readonly Path[] {
  const { edges, nodes } = graph;
  const kinds = kindsIn(graph);
  const left = new Set(edges.flatMap((edge) => nodes[edge.to]!.out.map((next) => kinds.pair(edge, next))));
  const search = { graph, kinds, left };
  const paths: { start: Path['start']; edges: Edge[] }[] = [];
  const cross = (steps: readonly Edge[]) => {
    for (let i = 1; i < steps.length; i += 1) left.delete(kinds.pair(steps[i - 1]!, steps[i]!));
  };
  while (left.size > 0) {
    const walk = paths.at(-1);
    const last = walk?.edges.at(-1);
    const continuation = walk && last ? nearest(search, [last]) : null;
    // `continuation` begins with the step already taken, and no new walk to a pair is shorter than two steps and its start.
    const newPath = continuation && continuation.length <= 4 ? null : nearestNewPath(search);
    if (walk && continuation && continuation.length - 1 <= (newPath?.edges.length ?? Infinity) + 1) {
      cross(continuation);
      walk.edges.push(...continuation.slice(1));
    } else if (newPath) {
      cross(newPath.edges);
      paths.push({ start: newPath.start, edges: [...newPath.edges] });
    } else throw new Error(`No way leads to ${left.size} pairs of steps`);
  }
  return paths;
}

interface Search {
  readonly graph: Graph;
  readonly kinds: Kinds;
  readonly left: ReadonlySet<number>;
}

function nearestNewPath(search: Search): Path | null {
  const { nodes, starts } = search.graph;
  let best: Path | null = null;
  for (const start of starts) {
    const edges = nearest(search, nodes[start.to]!.out);
    if (edges && edges.length < (best?.edges.length ?? Infinity)) best = { start, edges };
  }
  return best;
}

/** The shortest walk that begins with one of `first` and ends with a pair that is left. */
function nearest(
  { graph: { nodes, edges }, kinds, left }: Search,
  first: readonly Edge[],
): readonly Edge[] | null {
  const before = new Int32Array(edges.length).fill(-2);
  const queue = [...first];
  for (const edge of first) before[edge.index] = -1;
  for (const edge of queue) {
    for (const next of nodes[edge.to]!.out) {
      if (left.has(kinds.pair(edge, next))) {
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
