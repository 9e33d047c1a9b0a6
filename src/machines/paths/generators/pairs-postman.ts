/**
 * The postman problem over pairs: steps are its nodes, and one step following another is an arc. Each pair may be walked on
 * any of several arcs, which makes the optimum hard to find: an existing cover is shortened, and a lower bound shows how
 * far it may be from the optimum.
 */
import type { Edge, Graph, Start } from '../graph.ts';
import type { Path } from '../path.ts';
import { restartCost } from './edge.ts';
import type { Arc } from './flow.ts';
import { kindsIn } from './pairs.ts';
import { balance } from './postman.ts';
import { roundOfKinds } from './round-of-kinds.ts';

interface Way extends Arc {
  /** Null for the arc back to the root, where a new path begins. */
  readonly edge: Edge | null;
  /** Set for the first step of a path. */
  readonly start: Start | null;
  /** The pair that the arc completes; null: none. */
  readonly pair: number | null;
}

/** The first step of a path also costs its start. */
const firstCost = restartCost + 1;

/**
 * Lower bound of steps and starts, as if a step could be followed by anything that may follow a step of its kind: the
 * postman problem over kinds of steps. Every cover of the graph is also one over kinds, so none has fewer.
 */
export function fewestPairSteps(graph: Graph): number {
  const { nodes, edges, starts } = graph;
  const kinds = kindsIn(graph);
  const pairs = new Map<number, Arc>();
  for (const edge of edges)
    for (const next of nodes[edge.to]!.out)
      pairs.set(kinds.pair(edge, next), { from: kinds.of(edge), to: kinds.of(next), cost: 1 });
  if (pairs.size === 0) return 0;
  const firsts = new Set(starts.flatMap(({ to }) => nodes[to]!.out.map(kinds.of)));
  const [end, begin] = [kinds.count, kinds.count + 1];
  // Every walk has a start.
  const required: readonly Arc[] = [...pairs.values(), { from: end, to: begin, cost: 0 }];
  const ways: readonly Arc[] = [
    ...required,
    ...[...firsts].map((to) => ({ from: begin, to, cost: firstCost })),
    ...Array.from({ length: kinds.count }, (_, from) => ({ from, to: end, cost: 0 })),
  ];
  return balance(kinds.count + 2, ways, (i) => i < required.length).cost;
}

/**
 * A cover with fewer steps: the arcs on which the given one first takes each pair are required, the steps between them are
 * chosen anew. A pair that is then taken elsewhere anyway is no longer required there; repeated until nothing is gained.
 */
export function shortenPairs(graph: Graph, paths: readonly Path[]): readonly Path[] {
  const ways = waysBetweenSteps(graph);
  const root = graph.edges.length;
  const chosen = firstTaken(graph, ways, paths);
  if (chosen.size === 0) return paths;
  const shortened = cut(roundOfKinds(root, ways, chosen, kindsOfWay));
  return lengthOf(shortened) < lengthOf(paths) ? shortened : paths;
}

const none: readonly number[] = [];
const kindsOfWay = ({ pair }: Way) => (pair === null ? none : [pair]);

/** By pair, the arc on which the paths first take it. */
function firstTaken(
  { edges: places }: Graph,
  ways: readonly Way[],
  paths: readonly Path[],
): Map<number, number> {
  const wayOf = new Map(ways.map(({ from, to }, i) => [from * (places.length + 1) + to, i]));
  const taken = new Map<number, number>();
  for (const { edges } of paths)
    for (const [i, { index }] of edges.slice(1).entries()) {
      const way = wayOf.get(edges[i]!.index * (places.length + 1) + index)!;
      const { pair } = ways[way]!;
      if (pair !== null && !taken.has(pair)) taken.set(pair, way);
    }
  return taken;
}

const lengthOf = (paths: readonly Path[]) =>
  paths.reduce((sum, { edges }) => sum + restartCost + edges.length, 0);

/** The nodes are the graph's edges, followed by the root. */
function waysBetweenSteps(graph: Graph): readonly Way[] {
  const { nodes, edges, starts } = graph;
  const kinds = kindsIn(graph);
  const root = edges.length;
  return [
    ...starts.flatMap((start) =>
      nodes[start.to]!.out.map((edge) => ({
        from: root,
        to: edge.index,
        cost: firstCost,
        edge,
        start,
        pair: null,
      })),
    ),
    ...edges.flatMap((edge) =>
      nodes[edge.to]!.out.map((next) => ({
        from: edge.index,
        to: next.index,
        cost: 1,
        edge: next,
        start: null,
        pair: kinds.pair(edge, next),
      })),
    ),
    ...edges.map(({ index }) => ({ from: index, to: root, cost: 0, edge: null, start: null, pair: null })),
  ];
}

function cut(ways: readonly Way[]): readonly Path[] {
  const paths: { start: Start; edges: Edge[] }[] = [];
  for (const { start, edge } of ways) {
    if (start) paths.push({ start, edges: [] });
    if (edge) paths.at(-1)!.edges.push(edge);
  }
  return paths;
}
