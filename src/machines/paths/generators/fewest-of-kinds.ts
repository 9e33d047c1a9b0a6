/**
 * A lower bound for the cost of a round that takes an arc of every kind, and the arcs it uses: the linear program of the
 * round, with fractions allowed and without requiring it to be connected. No round costs less than its optimum.
 *
 * Solved through its dual prices with column generation: each kind is worth as much as possible such that no round is worth
 * more than it costs. Only rounds that some price once made profitable are in the program, so there are few of them.
 */
import { solve } from 'yalps';
import type { Arc } from './flow.ts';

export interface Fewest {
  /** Rounded up, since costs are whole. */
  readonly cost: number;
  /** Arcs of such a round, with at least one of each kind. */
  readonly ways: readonly number[];
}

interface Round {
  readonly ways: readonly number[];
  readonly cost: number;
  /** How often it takes each kind. */
  readonly takes: ReadonlyMap<number, number>;
}

/** Numerical tolerance of prices before a round counts as profitable. */
const tolerance = 1e-6;

/** @param nodeCount every node must be reachable from every other */
export function fewestOfKinds(
  nodeCount: number,
  ways: readonly Arc[],
  kinds: readonly (readonly number[])[],
): Fewest {
  const roundOf = (taken: readonly number[]): Round => {
    const takes = new Map<number, number>();
    for (const i of taken) for (const kind of kinds[i]!) takes.set(kind, (takes.get(kind) ?? 0) + 1);
    return { ways: taken, cost: taken.reduce((sum, i) => sum + ways[i]!.cost, 0), takes };
  };
  const rounds = firstRounds(nodeCount, ways, kinds).map(roundOf);
  const all = [...new Set(kinds.flat())];
  const known = new Set(rounds.map((round) => round.ways.join()));
  for (;;) {
    const prices = pricesOf(all, rounds);
    const worth = ways.map(({ cost }, i) => kinds[i]!.reduce((left, kind) => left - prices.get(kind)!, cost));
    const found = profitable(nodeCount, ways, worth)
      .map(roundOf)
      .filter((round) => !known.has(round.ways.join()));
    if (found.length === 0) {
      const total = all.reduce((sum, kind) => sum + prices.get(kind)!, 0);
      return { cost: Math.ceil(total - tolerance * all.length), ways: chosenOf(all, rounds) };
    }
    rounds.push(...found);
    for (const round of found) known.add(round.ways.join());
  }
}

const nameOf = (number: number) => String(number);

/** The highest price of each kind such that no round is worth more than it costs. */
function pricesOf(all: readonly number[], rounds: readonly Round[]): ReadonlyMap<number, number> {
  const { status, variables } = solve({
    direction: 'maximize',
    objective: 'worth',
    constraints: new Map(rounds.map(({ cost }, i) => [nameOf(i), { max: cost }])),
    variables: new Map(
      all.map((kind) => [
        nameOf(kind),
        new Map([
          ['worth', 1],
          ...rounds.flatMap(({ takes }, i) => {
            const times = takes.get(kind);
            return times === undefined ? [] : [[nameOf(i), times] as const];
          }),
        ]),
      ]),
    ),
  });
  if (status !== 'optimal') throw new Error(`The prices of steps are ${status}`);
  const found = new Map(variables);
  return new Map(all.map((kind) => [kind, found.get(nameOf(kind)) ?? 0]));
}

/** The arcs of the rounds that together take each kind at the least cost. */
function chosenOf(all: readonly number[], rounds: readonly Round[]): readonly number[] {
  const { status, variables } = solve({
    direction: 'minimize',
    objective: 'cost',
    constraints: new Map(all.map((kind) => [nameOf(kind), { min: 1 }])),
    variables: new Map(
      rounds.map(({ cost, takes }, i) => [
        nameOf(i),
        new Map([['cost', cost], ...[...takes].map(([kind, times]) => [nameOf(kind), times] as const)]),
      ]),
    ),
  });
  if (status !== 'optimal') throw new Error(`The choice of steps is ${status}`);
  return variables.flatMap(([name, share]) => (share > tolerance ? rounds[Number(name)]!.ways : []));
}

/** One round for each kind, so that every price is bounded. */
function firstRounds(
  nodeCount: number,
  ways: readonly Arc[],
  kinds: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const rounds = new Map<number, readonly number[]>();
  for (const [i, { from, to }] of ways.entries())
    for (const kind of kinds[i]!)
      if (!rounds.has(kind)) rounds.set(kind, [i, ...shortestWay(nodeCount, ways, to, from)]);
  return [...rounds.values()];
}

function shortestWay(nodeCount: number, ways: readonly Arc[], from: number, to: number): readonly number[] {
  const out: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [i, way] of ways.entries()) out[way.from]!.push(i);
  const cameBy = new Map<number, number>();
  const queue = [from];
  for (const node of queue) {
    if (cameBy.has(to) || to === from) break;
    for (const i of out[node]!) {
      const next = ways[i]!.to;
      if (next === from || cameBy.has(next)) continue;
      cameBy.set(next, i);
      queue.push(next);
    }
  }
  const way: number[] = [];
  for (let at = to; at !== from;) {
    const i = cameBy.get(at);
    if (i === undefined) throw new Error('A node cannot be come to from another');
    way.push(i);
    at = ways[i]!.from;
  }
  return way.reverse();
}

/** Rounds worth more than they cost, found as negative cycles by Bellman–Ford: in the tree of predecessor arcs. */
function profitable(
  nodeCount: number,
  ways: readonly Arc[],
  worth: readonly number[],
): readonly (readonly number[])[] {
  const distance = new Float64Array(nodeCount);
  const cameBy = new Int32Array(nodeCount).fill(-1);
  for (let pass = 0; pass <= nodeCount; pass += 1) {
    let changed = false;
    for (const [i, { from, to }] of ways.entries()) {
      const through = distance[from]! + worth[i]!;
      if (through >= distance[to]! - tolerance) continue;
      distance[to] = through;
      cameBy[to] = i;
      changed = true;
    }
    if (!changed) return [];
    const found = circlesIn(ways, cameBy);
    if (found.length > 0) return found;
  }
  return [];
}

function circlesIn(ways: readonly Arc[], cameBy: Int32Array): readonly (readonly number[])[] {
  const seen = new Int32Array(cameBy.length);
  const circles: number[][] = [];
  for (let first = 0; first < cameBy.length; first += 1) {
    let at = first;
    while (seen[at] === 0 && cameBy[at] !== -1) {
      seen[at] = first + 1;
      at = ways[cameBy[at]!]!.from;
    }
    if (seen[at] !== first + 1) continue;
    const circle: number[] = [];
    const end = at;
    do {
      const i = cameBy[at]!;
      circle.push(i);
      at = ways[i]!.from;
    } while (at !== end);
    circles.push(circle.reverse());
  }
  return circles;
}
