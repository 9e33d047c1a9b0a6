/**
 * Walks every edge of the graph with as few steps as can be: the directed postman's problem with restarts. What is
 * walked twice is a minimum-cost flow, and since every edge must be walked, what follows is an Eulerian circuit and the
 * bound is met exactly.
 */
import type { Edge, Graph, Start } from '../graph.ts';
import type { Path } from '../path.ts';
import { type Arc, cheapestFlow } from './flow.ts';

/** What starting anew costs, in steps. */
export const restartCost = 1;

export interface Cover {
  readonly paths: readonly Path[];
  /** No cover has fewer steps and starts, each start counting what it costs. */
  readonly lowerBound: number;
}

type Walked =
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'start'; readonly start: Start }
  | { readonly kind: 'restart' };

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
  const walks: (Arc & { readonly walked: Walked; readonly required: boolean })[] = [
    ...starts.map((start) => ({
      from: root,
      to: start.to,
      cost: startCost,
      walked: { kind: 'start', start } as const,
      required: true,
    })),
    ...edges.map((edge) => ({
      from: edge.from,
      to: edge.to,
      cost: 1,
      walked: { kind: 'edge', edge } as const,
      required: wanted(edge),
    })),
    ...nodes.map(({ index }) => ({
      from: index,
      to: root,
      cost: 0,
      walked: { kind: 'restart' } as const,
      required: false,
    })),
  ];
  const surplus = new Array<number>(nodes.length + 1).fill(0);
  for (const { from, to, required } of walks) {
    if (!required) continue;
    surplus[to]! += 1;
    surplus[from]! -= 1;
  }
  const { uses, cost } = cheapestFlow(nodes.length + 1, walks, surplus);
  const required = walks.reduce((sum, walk) => sum + (walk.required ? walk.cost : 0), 0);
  const left: Walked[][] = Array.from({ length: nodes.length + 1 }, () => []);
  for (const [i, { from, walked, required: once }] of walks.entries())
    for (let n = uses[i]! + (once ? 1 : 0); n > 0; n -= 1) left[from]!.push(walked);
  return { paths: cut(circuit(root, left)), lowerBound: required + cost };
}

/** Hierholzer's circuit from the root over everything that is left to walk. */
function circuit(root: number, left: readonly Walked[][]): readonly Walked[] {
  // Taken from the end: in the definition's order from here on.
  for (const list of left) list.reverse();
  const trail: { readonly node: number; readonly by: Walked | null }[] = [{ node: root, by: null }];
  const walked: Walked[] = [];
  for (let last = trail.at(-1); last; last = trail.at(-1)) {
    const next = left[last.node]!.pop();
    if (next) {
      const node = next.kind === 'edge' ? next.edge.to : next.kind === 'start' ? next.start.to : root;
      trail.push({ node, by: next });
    } else {
      trail.pop();
      if (last.by) walked.push(last.by);
    }
  }
  return walked.reverse();
}

function cut(walked: readonly Walked[]): readonly Path[] {
  const paths: { start: Start; edges: Edge[] }[] = [];
  for (const part of walked) {
    if (part.kind === 'start') paths.push({ start: part.start, edges: [] });
    if (part.kind === 'edge') paths.at(-1)!.edges.push(part.edge);
  }
  return paths;
}
