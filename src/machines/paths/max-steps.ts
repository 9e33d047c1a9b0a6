/** Paths of no more than so many steps: longer ones are cut where they would go on, and begun anew the shortest way. */
import { wayFrom } from './generators/shortest.ts';
import type { Edge, Graph, Step } from './graph.ts';
import { nodeAfter, type Path } from './path.ts';

/** What a path is there for: names for what a step takes, where `before` is the step that it follows. */
export type Takes = (step: Step, before: Edge | null) => readonly string[];

export interface Limited {
  readonly paths: readonly Path[];
  /** How much of what the paths took lies farther from every start. */
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
        // Whether the step alone is what counts, or what it follows as well.
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

/** From where a path is to the end of the steps that matter; null where no way leads there. */
function wayOn(graph: Graph, path: Path, [first, ...rest]: readonly Edge[]): readonly Edge[] | null {
  if (rest.length > 0 && path.edges.at(-1) === first) return rest;
  const way = wayFrom(graph, (edge) => edge === first, nodeAfter(path));
  return way && [...way.edges, ...rest];
}

/** The shortest path that takes it, from whatever context. */
function wayAnew(graph: Graph, name: string, takes: Takes): Path | null {
  const alone = wayFrom(graph, (edge) => takes(edge, null).includes(name), null);
  if (alone) return alone;
  const second = (first: Edge) =>
    graph.nodes[first.to]!.out.find((next) => takes(next, first).includes(name));
  const way = wayFrom(graph, (edge) => second(edge) !== undefined, null);
  return way && { ...way, edges: [...way.edges, second(way.edges.at(-1)!)!] };
}
