/**
 * The postman's round that must take one arc of every kind, no matter which: starts from a first choice of arcs and
 * improves it as long as another costs less.
 */
import type { Arc } from './flow.ts';
import { balance, circuit } from './postman.ts';

/**
 * @param chosen by kind, the arc that must be taken; kinds that are taken elsewhere anyway are chosen again
 * @param kindsOf the kinds of an arc
 * @returns the arcs in order, from the root back to it
 */
export function roundOfKinds<Way extends Arc>(
  root: number,
  ways: readonly Way[],
  chosen: Map<number, number>,
  kindsOf: (way: Way) => readonly number[],
): readonly Way[] {
  const joining = new Set<number>();
  const solve = () => {
    const required = new Set([...chosen.values(), ...joining]);
    return balance(root + 1, ways, (i) => required.has(i));
  };
  let best = solve();
  for (;;) {
    for (const [i, way] of ways.entries()) {
      if (best.uses[i]! === 0) continue;
      for (const kind of kindsOf(way)) if (best.uses[chosen.get(kind)!] === 1) chosen.set(kind, i);
    }
    const next = solve();
    if (next.cost >= best.cost) break;
    best = next;
  }
  for (let apart = waysToJoin(root, ways, best.uses); apart.length > 0;) {
    for (const way of apart) joining.add(way);
    best = solve();
    apart = waysToJoin(root, ways, best.uses);
  }
  return circuit(root, root + 1, ways, best.uses);
}

/** Arcs that connect separate parts of the walk to the root, the nearest first; none when it is connected. */
function waysToJoin(root: number, ways: readonly Arc[], uses: readonly number[]): readonly number[] {
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
