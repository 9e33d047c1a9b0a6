/** The parts of a definition that a set of paths covers: states, transitions, guard outcomes and pairs; and why others are not. */
import { activeStates, type Graph, type Step } from './graph.ts';
import { allPairs, pairOf } from './generators/pairs.ts';
import type { Path } from './path.ts';

export interface Part {
  readonly id: string;
  /** How often paths take it. */
  readonly times: number;
  /** Why it is not covered; null when it is. */
  readonly reason: string | null;
}

export interface Coverage {
  readonly states: readonly Part[];
  readonly transitions: readonly Part[];
  /** `<transition>: passes` and `<transition>: turns away`. */
  readonly guards: readonly Part[];
  readonly pairs: readonly Part[];
  /** Nodes and edges of the explored graph. */
  readonly contexts: { readonly covered: number; readonly all: number };
  readonly edges: { readonly covered: number; readonly all: number };
}

const outcomeId = (transition: string, passed: boolean) =>
  `${transition}: ${passed ? 'passes' : 'turns away'}`;

const noneLeads = 'no path within the abstraction leads there';
const notByThese = 'these paths do not go there, others do';

class Tally {
  readonly #times = new Map<string, number>();

  add(id: string): void {
    this.#times.set(id, (this.#times.get(id) ?? 0) + 1);
  }

  has(id: string): boolean {
    return this.#times.has(id);
  }

  parts(ids: Iterable<string>, reason: (id: string) => string): readonly Part[] {
    return [...ids].map((id) => {
      const times = this.#times.get(id) ?? 0;
      return { id, times, reason: times > 0 ? null : reason(id) };
    });
  }
}

interface Tallies {
  readonly states: Tally;
  readonly transitions: Tally;
  readonly guards: Tally;
}

const tallies = (): Tallies => ({ states: new Tally(), transitions: new Tally(), guards: new Tally() });

function count({ nodes }: Graph, { states, transitions, guards }: Tallies, step: Step): void {
  for (const state of activeStates(nodes[step.to]!)) states.add(state);
  for (const transition of step.transitions) transitions.add(transition);
  for (const { transition, passed } of step.guards) guards.add(outcomeId(transition, passed));
}

export function coverageOf(graph: Graph, paths: readonly Path[]): Coverage {
  const { definition, model } = graph;
  const possible = tallies();
  for (const step of [...graph.starts, ...graph.edges]) count(graph, possible, step);
  const covered = tallies();
  const pairs = new Tally();
  const contexts = new Set<number>();
  const edges = new Set<number>();
  for (const path of paths) {
    for (const step of [path.start, ...path.edges]) {
      count(graph, covered, step);
      contexts.add(step.to);
    }
    for (const [i, edge] of path.edges.entries()) {
      edges.add(edge.index);
      const next = path.edges[i + 1];
      if (next) pairs.add(pairOf(edge, next));
    }
  }
  const why = (tally: Tally) => (id: string) =>
    tally.has(id) ? notByThese : (model.unreached[id] ?? noneLeads);
  const outcomes = definition.guarded.flatMap((id) => [outcomeId(id, true), outcomeId(id, false)]);
  return {
    states: covered.states.parts(definition.states, why(possible.states)),
    transitions: covered.transitions.parts(definition.transitions, why(possible.transitions)),
    guards: covered.guards.parts(outcomes, why(possible.guards)),
    pairs: pairs.parts(allPairs(graph), () => notByThese),
    contexts: { covered: contexts.size, all: graph.nodes.length },
    edges: { covered: edges.size, all: graph.edges.length },
  };
}

/**
 * States, transitions and guard outcomes that no path can reach and the model does not explain, and explanations for
 * parts that can be reached or do not exist.
 */
export function unexplained(graph: Graph): readonly string[] {
  const { states, transitions, guards } = coverageOf(
    graph,
    graph.edges.map((edge) => ({ start: { ...graph.starts[0]!, to: edge.from }, edges: [edge] })),
  );
  const unreached = [...states, ...transitions, ...guards].filter(({ times }) => times === 0);
  const left = new Set(unreached.map(({ id }) => id));
  const { unreached: reasons } = graph.model;
  return [
    ...unreached.filter(({ id }) => !(id in reasons)).map(({ id }) => `${id}: no path reaches it`),
    ...Object.keys(reasons)
      .filter((id) => !left.has(id))
      .map((id) => `${id}: a reason says that no path reaches it, but one does, or it is gone`),
  ];
}

export const percent = (parts: readonly Part[]) =>
  parts.length === 0 ? 100 : (100 * parts.filter(({ times }) => times > 0).length) / parts.length;
