/**
 * Walks every edge of the graph with the fewest steps: the directed Chinese postman problem with restarts. Since every
 * edge must be walked, the circuit is connected and the lower bound is met exactly.
 */
import type { Edge, Graph, Start } from '../graph.ts';
import type { Path } from '../path.ts';
import type { Arc } from './flow.ts';
import { balance, circuit } from './postman.ts';

/** Cost of starting a new path, in steps. */
export const restartCost = 1;

export interface Cover {
  readonly paths: readonly Path[];
  /** No cover has fewer steps and starts, each start at its cost. */
  readonly lowerBound: number;
}

interface Way extends Arc {
  /** Null for the arc back to the root, where a new path begins. */
  readonly walked: { readonly start: Start } | { readonly edge: Edge } | null;
  readonly required: boolean;
}

/**
 * @param startCost higher where a new start costs more than a step, as on a page
 * @param wanted the edges that must be walked, including those on the way to them; other edges are optional
 */
export function edgeCover(
  { nodes, edges, starts }: Graph,
  startCost = restartCost,
  wanted: (edge: Edge) => boolean = () => true,
): Cover {
  const root = nodes.length;
  const ways: readonly Way[] = [
    ...starts.map((start) => ({
      from: root,
      to: start.to,
      cost: startCost,
      walked: { start },
      required: true,
    })),
    ...edges.map((edge) => ({
      from: edge.from,
      to: edge.to,
      cost: 1,
      walked: { edge },
      required: wanted(edge),
    })),
    ...nodes.map(({ index }) => ({ from: index, to: root, cost: 0, walked: null, required: false })),
  ];
  const { uses, cost } = balance(root + 1, ways, (i) => ways[i]!.required);
  return { paths: cut(circuit(root, root + 1, ways, uses)), lowerBound: cost };
}

function cut(ways: readonly Way[]): readonly Path[] {
  const paths: { start: Start; edges: Edge[] }[] = [];
  for (const { walked } of ways) {
    if (!walked) continue;
    if ('start' in walked) paths.push({ start: walked.start, edges: [] });
    else paths.at(-1)!.edges.push(walked.edge);
  }
  return paths;
}
