/**
 * The part of a statechart's graph that a page can walk: the steps that its driver knows, where they can happen. A node
 * combines one of the model's nodes with the driver's memo.
 */
import type { Edge, Graph, GraphNode, Start } from '../../../src/machines/paths/graph.ts';
import type { Path } from '../../../src/machines/paths/path.ts';
import type { At, PageDriver } from './driver.ts';

export interface PageNode extends GraphNode {
  readonly memo: unknown;
  /** The page continues from here by itself. */
  readonly passing: boolean;
}

export interface PageGraph extends Graph {
  readonly nodes: readonly PageNode[];
}

export const placeOf = ({ snapshot, memo }: PageNode): At<GraphNode['snapshot'], unknown> => ({
  snapshot,
  memo,
});

export function pageGraph(graph: Graph, { starts, steps }: PageDriver): PageGraph {
  const nodes: PageNode[] = [];
  const origins: GraphNode[] = [];
  const edges: Edge[] = [];
  const known = new Map<string, PageNode>();

  const nodeOf = (origin: GraphNode, memo: unknown): PageNode => {
    const key = `${origin.key} ${JSON.stringify(memo)}`;
    const found = known.get(key);
    if (found) return found;
    const at = { snapshot: origin.snapshot, memo };
    const passing = origin.out.some(({ name }) => steps[name]?.byItself?.(at));
    const node = { ...origin, index: nodes.length, key, memo, passing, out: [] };
    nodes.push(node);
    origins.push(origin);
    known.set(key, node);
    return node;
  };

  const begun = graph.starts.flatMap((start): Start[] => {
    const name = start.name.slice(1);
    if (!(name in starts)) return [];
    return [{ ...start, to: nodeOf(graph.nodes[start.to]!, starts[name]).index }];
  });
  for (let from = 0; from < nodes.length; from += 1) {
    const node = nodes[from]!;
    const at = placeOf(node);
    for (const edge of origins[from]!.out) {
      const step = steps[edge.name];
      if (!step || (node.passing ? !step.byItself?.(at) : step.when?.(at) === false || !step.act)) continue;
      const memo = step.then ? step.then(node.memo, at) : node.memo;
      const walked = { ...edge, index: edges.length, from, to: nodeOf(graph.nodes[edge.to]!, memo).index };
      edges.push(walked);
      node.out.push(walked);
    }
  }
  return { ...graph, nodes, edges, starts: begun };
}

/**
 * Enough edges to take every distinguishable step of a definition once, each where it is closest to a start, and the edges
 * that lead there. The usual run walks only these on pages that would take minutes.
 */
export function essenceOf({ edges, starts }: PageGraph): ReadonlySet<Edge> {
  const chosen = new Set<Edge>();
  const known = new Set<string>();
  const wayTo = new Map<number, Edge>();
  const begins = new Set(starts.map(({ to }) => to));
  // In order of discovery: the nearest first.
  for (const edge of edges) {
    if (!begins.has(edge.to) && !wayTo.has(edge.to)) wayTo.set(edge.to, edge);
    const what = `${edge.name} ${edge.label}`;
    if (known.has(what)) continue;
    known.add(what);
    for (let way: Edge | undefined = edge; way && !chosen.has(way); way = wayTo.get(way.from))
      chosen.add(way);
  }
  return chosen;
}

/** Events and transitions that the paths omit without a reason, and reasons given for some that they do walk. */
export function unexplainedOnPage(
  graph: Graph,
  { noun, impossible }: PageDriver,
  paths: readonly Path[],
): readonly string[] {
  const walked = new Set(
    paths.flatMap(({ start, edges }) =>
      [start, ...edges].flatMap(({ name, transitions }) => [name, ...transitions]),
    ),
  );
  const all = [...Object.keys(graph.samples), ...graph.definition.transitions];
  const explained = (id: string) =>
    Object.hasOwn(impossible, id) || (graph.model.unreached[id] ?? null) !== null;
  return [
    ...all
      .filter((id) => !walked.has(id) && !explained(id))
      .map((id) => `${noun}: no path on the page has ${id}, and its driver gives no reason`),
    ...Object.keys(impossible)
      .filter((id) => walked.has(id) || !all.includes(id))
      .map((id) => `${noun}: the driver gives a reason for ${id}, which is walked or is not there`),
  ];
}
