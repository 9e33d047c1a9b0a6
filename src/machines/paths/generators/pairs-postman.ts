/**
 * The postman's problem over pairs: there a step is a place, and that one follows another is a way. Which of a pair's
 * many ways is walked is free, which makes the fewest steps hard to find: a cover is shortened, and a bound tells how
 * far from the fewest it may be.
 */
import type { Edge, Graph, Start } from '../graph.ts';
import type { Path } from '../path.ts';
import { restartCost } from './edge.ts';
import type { Arc } from './flow.ts';
import { kindsIn } from './pairs.ts';
import { balance, circuit } from './postman.ts';

interface Way extends Arc {
  /** Null where the walk goes back to begin anew. */
  readonly edge: Edge | null;
  /** Where the step is a path's first. */
  readonly start: Start | null;
  /** Null where none ends. */
  readonly pair: number | null;
}

/** A path's first step costs its start besides. */
const firstCost = restartCost + 1;

/**
 * Fewest steps and starts that could do if a step could be followed by whatever may follow a step of its kind: the
 * postman's problem over kinds of steps. No cover of the graph has fewer, since each is one of the kinds as well.
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
  // Every walk begins somewhere.
  const required: readonly Arc[] = [...pairs.values(), { from: end, to: begin, cost: 0 }];
  const ways: readonly Arc[] = [
    ...required,
    ...[...firsts].map((to) => ({ from: begin, to, cost: firstCost })),
    ...Array.from({ length: kinds.count }, (_, from) => ({ from, to: end, cost: 0 })),
  ];
  return balance(kinds.count + 2, ways, (i) => i < required.length).cost;
}

/**
 * A cover with fewer steps: the ways on which the given one takes each pair first must be walked, and all between is
 * free. A pair that is then walked elsewhere anyway need not be walked there, again and again until nothing is gained.
 */
export function shortenPairs(graph: Graph, paths: readonly Path[]): readonly Path[] {
  const ways = waysBetweenSteps(graph);
  const root = graph.edges.length;
  const chosen = firstTaken(graph, ways, paths);
  if (chosen.size === 0) return paths;
  const joining = new Set<number>();
  const solve = () => {
    const required = new Set([...chosen.values(), ...joining]);
    return balance(root + 1, ways, (i) => required.has(i));
  };
  let best = solve();
  for (;;) {
    for (const [i, { pair }] of ways.entries())
      if (pair !== null && best.uses[i]! > 0 && best.uses[chosen.get(pair)!] === 1) chosen.set(pair, i);
    const next = solve();
    if (next.cost >= best.cost) break;
    best = next;
  }
  for (let apart = waysToJoin(root, ways, best.uses); apart.length > 0;) {
    for (const way of apart) joining.add(way);
    best = solve();
    apart = waysToJoin(root, ways, best.uses);
  }
  const shortened = cut(circuit(root, root + 1, ways, best.uses));
  return lengthOf(shortened) < lengthOf(paths) ? shortened : paths;
}

/** By pair, the way on which the paths take it first. */
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

/** Places are the graph's edges, and behind them the root. */
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

/** Ways that join what is walked apart from the root to it, the nearest first; none where all hangs together. */
function waysToJoin(root: number, ways: readonly Way[], uses: readonly number[]): readonly number[] {
  const out: number[][] = Array.from({ length: root + 1 }, () => []);
  const apart = new Set<number>([root]);
  for (const [i, { from, to }] of ways.entries()) {
    out[from]!.push(i);
    if (uses[i]! > 0) apart.add(from).add(to);
  }
  const together = new Set<number>();
  const gather = (first: number) => {
    const queue = [first];
    for (const place of queue) {
      if (together.has(place)) continue;
      together.add(place);
      apart.delete(place);
      for (const i of out[place]!) if (uses[i]! > 0) queue.push(ways[i]!.to);
    }
  };
  gather(root);
  const joining: number[] = [];
  while (apart.size > 0) {
    const cameBy = new Map<number, number>();
    const queue = [...together];
    const near = () => {
      for (const place of queue)
        for (const i of out[place]!) {
          const { to } = ways[i]!;
          if (together.has(to) || cameBy.has(to)) continue;
          cameBy.set(to, i);
          if (apart.has(to)) return to;
          queue.push(to);
        }
      throw new Error('What is walked apart cannot be come to');
    };
    const joined = near();
    for (let i = cameBy.get(joined); i !== undefined; i = cameBy.get(ways[i]!.from)) {
      joining.push(i);
      gather(ways[i]!.to);
    }
  }
  return joining;
}

function cut(ways: readonly Way[]): readonly Path[] {
  const paths: { start: Start; edges: Edge[] }[] = [];
  for (const { start, edge } of ways) {
    if (start) paths.push({ start, edges: [] });
    if (edge) paths.at(-1)!.edges.push(edge);
  }
  return paths;
}
