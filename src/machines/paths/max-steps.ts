/** Limits the steps of each path: longer ones are cut, and the rest is continued in a new path by the shortest way. */
import { wayFrom } from './generators/shortest.ts';
import type { Edge, Graph, Step } from './graph.ts';
import { nodeAfter, type Path } from './path.ts';

/** What a path must cover: names for what a step covers, where `before` is the preceding step. */
export type Takes = (step: Step, before: Edge | null) => readonly string[];

export interface Limited {
  readonly paths: readonly Path[];
  /** How many of the covered names are too far from every start. */
  readonly left: number;
}

export function atMost(graph: Graph, paths: readonly Path[], maxSteps: number, takes: Takes): Limited {
  const short: { start: Path['start']; edges: Edge[] }[] = [];
  const taken = new Set<string>();
  const left = new Set<string>();
  const go = (path: (typeof short)[number], edges: readonly Edge[]) => {
    for (const edge of edges) {
      for (const name of takes(edge, path.edges.at(-1) ?? null)) taken.add(name);
      path.edges.push(edge);
    }
  };
  const begin = ({ start, edges }: Path) => {
    for (const name of takes(start, null)) taken.add(name);
    const path = { start, edges: [] };
    short.push(path);
    go(path, edges);
  };
  for (const { start, edges } of paths) {
    if (takes(start, null).some((name) => !taken.has(name))) begin({ start, edges: [] });
    for (const [i, edge] of edges.entries()) {
      const before = i === 0 ? null : edges[i - 1]!;
      for (const name of takes(edge, before)) {
        if (taken.has(name) || left.has(name)) continue;
        const path = short.at(-1);
        // A name may depend on the step alone, or also on the preceding one.
        const further =
          path && wayOn(graph, path, takes(edge, null).includes(name) ? [edge] : [before!, edge]);
        if (path && further && path.edges.length + further.length <= maxSteps) go(path, further);
        else {
          const anew = wayAnew(graph, name, takes);
          if (anew && anew.edges.length <= maxSteps) begin(anew);
          else left.add(name);
        }
      }
    }
  }
  return { paths: short, left: [...left].filter((name) => !taken.has(name)).length };
}

/** From the end of a path through the given steps; null when there is no way. */
function wayOn(graph: Graph, path: Path, [first, ...rest]: readonly Edge[]): readonly Edge[] | null {
  if (rest.length > 0 && path.edges.at(-1) === first) return rest;
  const way = wayFrom(graph, (edge) => edge === first, nodeAfter(path));
  return way && [...way.edges, ...rest];
}

/** The shortest path that covers it, from any context. */
function wayAnew(graph: Graph, name: string, takes: Takes): Path | null {
  const alone = wayFrom(graph, (edge) => takes(edge, null).includes(name), null);
  if (alone) return alone;
  const second = (first: Edge) =>
    graph.nodes[first.to]!.out.find((next) => takes(next, first).includes(name));
  const way = wayFrom(graph, (edge) => second(edge) !== undefined, null);
  return way && { ...way, edges: [...way.edges, second(way.edges.at(-1)!)!] };
}
