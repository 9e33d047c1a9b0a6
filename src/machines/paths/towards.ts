/** Paths to one state: those that enter it, cut where they first do, without duplicates. */
import { activeStates, type Graph } from './graph.ts';
import { type Path, writePath } from './path.ts';

/** @throws when the definition has no such state */
export function towards(graph: Graph, paths: readonly Path[], target: string): readonly Path[] {
  const { states } = graph.definition;
  if (!states.includes(target))
    throw new Error(`There is no state ${target}. There are: ${states.join(', ')}.`);
  const enters = graph.nodes.map((node) => activeStates(node).includes(target));
  const found = new Map<string, Path>();
  for (const { start, edges } of paths) {
    const last = edges.findIndex(({ to }) => enters[to]);
    if (!enters[start.to] && last < 0) continue;
    const path = { start, edges: enters[start.to] ? [] : edges.slice(0, last + 1) };
    found.set(`${start.name} ${writePath(path, graph)}`, path);
  }
  return [...found.values()].sort((a, b) => a.edges.length - b.edges.length);
}
