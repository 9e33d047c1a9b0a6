/**
 * The postman's round where a kind of way must be taken once and which way of the kind is free: a first choice is
 * shortened for as long as another costs less.
 */
import type { Arc } from './flow.ts';
import { balance, circuit } from './postman.ts';

/**
 * @param chosen by kind, the way on which it must be taken; what is taken elsewhere anyway is chosen anew
 * @param kindsOf the kinds that a way is of
 * @returns the ways in their order, from the root back to it
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

/** Ways that join what is walked apart from the root to it, the nearest first; none where all hangs together. */
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
