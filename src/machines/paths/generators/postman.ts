/**
 * The postman's round: from a root back to it, over all required arcs, repeating as little as possible. The repeated arcs
 * come from a minimum-cost flow; the order is an Eulerian circuit.
 */
import { type Arc, cheapestFlow } from './flow.ts';

export interface Round {
  /** How often each arc is walked. */
  readonly uses: readonly number[];
  readonly cost: number;
}

/** How often each arc is walked so that every node is left as often as it is entered, at the least cost. */
export function balance(nodeCount: number, ways: readonly Arc[], required: (way: number) => boolean): Round {
  const surplus = new Array<number>(nodeCount).fill(0);
  let walked = 0;
  for (const [i, { from, to, cost }] of ways.entries()) {
    if (!required(i)) continue;
    surplus[to]! += 1;
    surplus[from]! -= 1;
    walked += cost;
  }
  const again = cheapestFlow(nodeCount, ways, surplus);
  return {
    uses: again.uses.map((use, i) => use + (required(i) ? 1 : 0)),
    cost: walked + again.cost,
  };
}

/** Hierholzer's circuit from the root that uses each arc `uses` times, preferring the given order of the arcs. */
export function circuit<Way extends Arc>(
  root: number,
  nodeCount: number,
  ways: readonly Way[],
  uses: readonly number[],
): readonly Way[] {
  const left: Way[][] = Array.from({ length: nodeCount }, () => []);
  for (const [i, way] of ways.entries()) for (let n = uses[i]!; n > 0; n -= 1) left[way.from]!.push(way);
  // Arcs are taken from the end, so reverse them to keep the given order.
  for (const list of left) list.reverse();
  const trail: { readonly node: number; readonly by: Way | null }[] = [{ node: root, by: null }];
  const walked: Way[] = [];
  for (let last = trail.at(-1); last; last = trail.at(-1)) {
    const next = left[last.node]!.pop();
    if (next) trail.push({ node: next.to, by: next });
    else {
      trail.pop();
      if (last.by) walked.push(last.by);
    }
  }
  return walked.reverse();
}
