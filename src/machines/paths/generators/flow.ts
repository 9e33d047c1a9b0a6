/**
 * Minimum-cost flow with small integer costs: which arcs to repeat so that every node is left as often as it is
 * entered. Primal-dual: distances by Dijkstra over reduced costs, then as much flow as the cheapest arcs carry.
 */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

interface Residual {
  readonly to: number;
  readonly cost: number;
  readonly arc: number;
  readonly twin: number;
  capacity: number;
}

/**
 * How often each arc is used, at the least total cost, to carry excess (positive `surplus`) to where there is a deficit
 * (negative). The surpluses add up to 0. Arcs have unlimited capacity.
 * @throws when some excess cannot reach a deficit
 */
export function cheapestFlow(
  nodeCount: number,
  arcs: readonly Arc[],
  surplus: readonly number[],
): { readonly uses: readonly number[]; readonly cost: number } {
  const source = nodeCount;
  const sink = nodeCount + 1;
  const residuals: Residual[] = [];
  const out: number[][] = Array.from({ length: nodeCount + 2 }, () => []);
  const connect = (from: number, to: number, cost: number, capacity: number, arc: number) => {
    const at = residuals.length;
    residuals.push({ to, cost, capacity, arc, twin: at + 1 });
    residuals.push({ to: from, cost: -cost, capacity: 0, arc, twin: at });
    out[from]!.push(at);
    out[to]!.push(at + 1);
  };
  let wanted = 0;
  for (const [i, { from, to, cost }] of arcs.entries()) connect(from, to, cost, Infinity, i);
  for (const [node, amount] of surplus.entries()) {
    if (amount > 0) connect(source, node, 0, amount, -1);
    if (amount < 0) connect(node, sink, 0, -amount, -1);
    wanted += Math.max(amount, 0);
  }

  const potential = new Array<number>(nodeCount + 2).fill(0);
  while (wanted > 0) {
    const distance = distances(source, residuals, out, potential);
    if (distance[sink] === Infinity) throw new Error('A node cannot be left as often as it is entered');
    const farthest = distance[sink]!;
    for (const node of potential.keys()) potential[node]! += Math.min(distance[node]!, farthest);
    wanted -= saturate(source, sink, residuals, out, potential);
  }
  const uses = arcs.map((_, i) => residuals[2 * i + 1]!.capacity);
  return { uses, cost: uses.reduce((sum, use, i) => sum + use * arcs[i]!.cost, 0) };
}

/** Reduced costs are small integers, so nodes are queued in one bucket per distance. */
function distances(
  source: number,
  residuals: readonly Residual[],
  out: readonly (readonly number[])[],
  potential: readonly number[],
): number[] {
  const distance = new Array<number>(out.length).fill(Infinity);
  const buckets: number[][] = [[source]];
  distance[source] = 0;
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] ?? [];
    for (const node of bucket) {
      if (distance[node] !== at) continue;
      for (const index of out[node]!) {
        const { to, cost, capacity } = residuals[index]!;
        const through = at + cost + potential[node]! - potential[to]!;
        if (capacity <= 0 || through >= distance[to]!) continue;
        distance[to] = through;
        (buckets[through] ??= []).push(to);
      }
    }
  }
  return distance;
}

/** Sends as much as the arcs with reduced cost 0 can carry, shortest ways first. */
function saturate(
  source: number,
  sink: number,
  residuals: readonly Residual[],
  out: readonly (readonly number[])[],
  potential: readonly number[],
): number {
  let sent = 0;
  for (;;) {
    const level = new Array<number>(out.length).fill(-1);
    level[source] = 0;
    const queue = [source];
    for (const node of queue) {
      for (const index of out[node]!) {
        const { to, cost, capacity } = residuals[index]!;
        if (capacity <= 0 || level[to] !== -1 || cost + potential[node]! !== potential[to]!) continue;
        level[to] = level[node]! + 1;
        queue.push(to);
      }
    }
    if (level[sink] === -1) return sent;
    const next = new Array<number>(out.length).fill(0);
    const push = (node: number, amount: number): number => {
      if (node === sink) return amount;
      for (; next[node]! < out[node]!.length; next[node]! += 1) {
        const residual = residuals[out[node]![next[node]!]!]!;
        const { to, cost, capacity, twin } = residual;
        if (capacity <= 0 || level[to] !== level[node]! + 1 || cost + potential[node]! !== potential[to]!)
          continue;
        const pushed = push(to, Math.min(amount, capacity));
        if (pushed === 0) continue;
        residual.capacity -= pushed;
        residuals[twin]!.capacity += pushed;
        return pushed;
      }
      return 0;
    };
    for (let pushed = push(source, Infinity); pushed > 0; pushed = push(source, Infinity)) sent += pushed;
  }
}
