/** How often people take each step, from the model or from journals; 1 where nothing is known. */
import type { Edge, Graph } from './graph.ts';
import type { Path } from './path.ts';

export const weightIn =
  ({ model: { weights } }: Graph) =>
  ({ name }: Pick<Edge, 'name'>) =>
    weights[name] ?? 1;

/** Sorted by the average weight of their steps. */
export function mostUsedFirst(graph: Graph, paths: readonly Path[]): readonly Path[] {
  const weight = weightIn(graph);
  const average = ({ edges }: Path) =>
    edges.reduce((sum, edge) => sum + weight(edge), 0) / Math.max(1, edges.length);
  return [...paths].sort((a, b) => average(b) - average(a));
}
