/** A seeded random walk: chooses among the edges of each node evenly, or by the model's weights. */
import type { Edge, Graph } from '../graph.ts';
import type { Path } from '../path.ts';
import { seeded } from '../seeded.ts';
import { weightIn } from '../weight.ts';

export interface Walk {
  readonly seed: number;
  /** Over all paths. */
  readonly steps: number;
  /** Per path; null: unlimited. */
  readonly maxSteps: number | null;
  readonly weighted: boolean;
}

export function randomWalk(graph: Graph, { seed, steps, maxSteps, weighted }: Walk): readonly Path[] {
  const { nodes, starts } = graph;
  const random = seeded(seed);
  const weight = weighted ? weightIn(graph) : () => 1;
  const begin = () => ({ start: starts[Math.floor(random() * starts.length)]!, edges: [] as Edge[] });
  const paths = [begin()];
  for (let step = 0; step < steps;) {
    if (paths.at(-1)!.edges.length === maxSteps) paths.push(begin());
    const path = paths.at(-1)!;
    const { out } = nodes[path.edges.at(-1)?.to ?? path.start.to]!;
    const edge = pick(out, weight, random());
    if (edge) {
      path.edges.push(edge);
      step += 1;
    } else if (path.edges.length === 0) break;
    else paths.push(begin());
  }
  return paths;
}

function pick(edges: readonly Edge[], weight: (edge: Edge) => number, at: number): Edge | null {
  const total = edges.reduce((sum, edge) => sum + weight(edge), 0);
  let left = at * total;
  for (const edge of edges) {
    left -= weight(edge);
    if (left < 0) return edge;
  }
  return edges.at(-1) ?? null;
}
