/**
 * Walks every edge of the graph with as few steps as can be: the directed postman's problem with restarts. Since every
 * edge must be walked, the circuit holds together and the bound is met exactly.
 */
import type { Edge, Graph, Start } from '../graph.ts';
import type { Path } from '../path.ts';
import type { Arc } from './flow.ts';
import { balance, circuit } from './postman.ts';

/** What starting anew costs, in steps. */
export const restartCost = 1;

export interface Cover {
  readonly paths: readonly Path[];
  /** No cover has fewer steps and starts, each start counting what it costs. */
  readonly lowerBound: number;
}

interface Way extends Arc {
  /** Null where the walk goes back to begin anew. */
  readonly walked: { readonly start: Start } | { readonly edge: Edge } | null;
  readonly required: boolean;
}

/**
 * @param startCost more where starting anew is dearer than a step, as it is on a page
 * @param wanted which edges must be walked, and with them those on a way to each; the others only serve
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
