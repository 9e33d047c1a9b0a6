/** The shortest path to every node of the graph, and every path that visits no node twice. */
import type { Edge, Graph } from '../graph.ts';
import { nodeAfter, type Path } from '../path.ts';

/** One path for every node, shortest first. */
export function shortestPaths({ nodes, starts }: Graph): readonly Path[] {
  const found = new Map<number, Path>();
  const paths: Path[] = [];
  const keep = (path: Path) => {
    const node = nodeAfter(path);
    if (found.has(node)) return;
    found.set(node, path);
    paths.push(path);
  };
  for (const start of starts) keep({ start, edges: [] });
  for (const path of paths)
    for (const edge of nodes[nodeAfter(path)]!.out) keep({ ...path, edges: [...path.edges, edge] });
  return paths;
}

/** Shortest first. Their number can grow exponentially, hence `limit`. */
export function simplePaths(
  { nodes, starts }: Graph,
  limit: number,
): { readonly paths: readonly Path[]; readonly all: boolean } {
  const paths: Path[] = starts.slice(0, limit).map((start) => ({ start, edges: [] }));
  for (const path of paths) {
    const visited = new Set([path.start.to, ...path.edges.map(({ to }) => to)]);
    // Two edges between the same nodes are two paths: they take different transitions.
    for (const edge of nodes[nodeAfter(path)]!.out) {
      if (visited.has(edge.to)) continue;
      if (paths.length >= limit) return { paths, all: false };
      paths.push({ ...path, edges: [...path.edges, edge] });
    }
  }
  return { paths, all: paths.length <= limit };
}

/** The fewest steps from each node to the others, as the edge to take first. */
export function wayFrom(
  { nodes, starts }: Graph,
  wanted: (edge: Edge) => boolean,
  from: number | null,
): Path | null {
  const origins = from === null ? starts : [];
  const trail = new Map<number, Edge | null>();
  const queue = from === null ? origins.map(({ to }) => to) : [from];
  for (const node of queue) trail.set(node, null);
  for (const node of queue) {
    for (const edge of nodes[node]!.out) {
      if (wanted(edge)) return trace(edge, trail, starts);
      if (trail.has(edge.to)) continue;
      trail.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return null;
}

function trace(last: Edge, trail: ReadonlyMap<number, Edge | null>, starts: Graph['starts']): Path {
  const edges = [last];
  for (let edge = trail.get(last.from); edge; edge = trail.get(edge.from)) edges.unshift(edge);
  const first = edges[0]!.from;
  return { start: starts.find(({ to }) => to === first) ?? starts[0]!, edges };
}
