/**
 * Takes every transition at least once with few steps and starts. A transition may be taken from any context, which makes
 * this the rural postman problem over groups: a first cover is shortened, and a lower bound shows how far it may be from
 * the optimum.
 */
import type { Edge, Graph, Start, Step } from '../graph.ts';
import type { Path } from '../path.ts';
import { weightIn } from '../weight.ts';
import { type Cover, restartCost } from './edge.ts';
import { fewestOfKinds } from './fewest-of-kinds.ts';
import type { Arc } from './flow.ts';
import { roundOfKinds } from './round-of-kinds.ts';
import { withoutDetours } from './without-detours.ts';

interface Way extends Arc {
  /** Null for the arc back to the root, where a new path begins. */
  readonly walked: { readonly start: Start } | { readonly edge: Edge } | null;
  readonly kinds: readonly number[];
}

/**
 * Cost of a step when ordering by use. The fractions of it that `unusualCost` adds decide between ways of equal length;
 * over a hundred steps they add up to no more than one step, so that usage never makes such a round longer.
 */
const stepCost = 200;
/** Additional cost of a step that people hardly ever take. */
const unusualCost = 2;

/**
 * The shorter of two covers: one starts with the arcs of the lower bound, the other always goes to the nearest arc left.
 * @param byUse among ways of equal length, prefers the steps that people take most, by the model's weights
 */
export function transitionCover(graph: Graph, byUse = false): Cover {
  const step = byUse ? stepCost : 1;
  const ways = waysOf(graph, step, byUse ? unusualness(graph) : () => 0);
  const root = graph.nodes.length;
  const kinds = ways.map((way) => way.kinds);
  const fewest = fewestOfKinds(root + 1, ways, kinds);
  const ofBound = new Map(fewest.ways.flatMap((i) => kinds[i]!.map((kind) => [kind, i])));
  ofBound.delete(startKind);
  if (ofBound.size === 0) return { paths: [], lowerBound: 0 };
  const rounds = [ofBound, nearestOfEach(root, ways)].map((chosen) =>
    withoutDetours(roundOfKinds(root, ways, chosen, (way) => way.kinds)),
  );
  const [shortest] = rounds.sort((a, b) => costOf(a) - costOf(b));
  // In the worst case every step of the bound costs the full extra.
  const lowerBound = Math.ceil(fewest.cost / (byUse ? stepCost + unusualCost : 1));
  return { paths: cut(shortest!), lowerBound };
}

/** Extra cost: 0 for the step taken most, `unusualCost` for one hardly ever taken; a whole number, by order of magnitude. */
function unusualness(graph: Graph): (edge: Edge) => number {
  const weight = weightIn(graph);
  const most = graph.edges.reduce((largest, edge) => Math.max(largest, weight(edge)), 0);
  return (edge) => Math.min(unusualCost, Math.round(Math.log2(most / weight(edge)) / 2));
}

const costOf = (ways: readonly Arc[]) => ways.reduce((sum, { cost }) => sum + cost, 0);

/** The kind of every start; each walk has one. */
const startKind = 0;

/** The nodes are the graph's nodes, followed by the root. */
function waysOf(
  { nodes, edges, starts }: Graph,
  step: number,
  extra: (edge: Edge) => number,
): readonly Way[] {
  const root = nodes.length;
  const numbers = new Map<string, number>([['', startKind]]);
  const kindsOf = ({ transitions }: Step) =>
    [...new Set(transitions)].map((id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size);
      return numbers.get(id)!;
    });
  return [
    ...starts.map((start) => ({
      from: root,
      to: start.to,
      cost: restartCost * step,
      walked: { start },
      kinds: [startKind, ...kindsOf(start)],
    })),
    ...edges.map((edge) => ({
      from: edge.from,
      to: edge.to,
      cost: step + extra(edge),
      walked: { edge },
      kinds: kindsOf(edge),
    })),
    ...nodes.map(({ index }) => ({ from: index, to: root, cost: 0, walked: null, kinds: [] })),
  ];
}

/** By kind, the arc on which it is taken when always going to the nearest kind not taken yet. */
function nearestOfEach(root: number, ways: readonly Way[]): Map<number, number> {
  const out: number[][] = Array.from({ length: root + 1 }, () => []);
  for (const [i, { from }] of ways.entries()) out[from]!.push(i);
  const chosen = new Map<number, number>();
  const isNew = (kind: number) => kind !== startKind && !chosen.has(kind);
  const left = new Set(ways.flatMap(({ kinds }) => kinds).filter(isNew));
  for (let at = root; left.size > 0;) {
    const way = nearest(ways, out, at, ({ kinds }) => kinds.some(isNew));
    for (const i of way)
      for (const kind of ways[i]!.kinds.filter(isNew)) {
        chosen.set(kind, i);
        left.delete(kind);
      }
    at = ways[way.at(-1)!]!.to;
  }
  return chosen;
}

/** The arcs to the nearest wanted one, including it. */
function nearest(
  ways: readonly Way[],
  out: readonly (readonly number[])[],
  from: number,
  wanted: (way: Way) => boolean,
): readonly number[] {
  const cameBy = new Map<number, number>();
  const queue = [from];
  for (const place of queue)
    for (const i of out[place]!) {
      const { to } = ways[i]!;
      if (wanted(ways[i]!)) {
        const trail = [i];
        for (let at = place; at !== from; at = ways[trail.at(-1)!]!.from) trail.push(cameBy.get(at)!);
        return trail.reverse();
      }
      if (to === from || cameBy.has(to)) continue;
      cameBy.set(to, i);
      queue.push(to);
    }
  throw new Error('A step that is there cannot be come to');
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
