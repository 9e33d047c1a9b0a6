/** The whole suite as JSON, for programs. */
import type { Graph, Step } from '../graph.ts';
import { type Path, writePath } from '../path.ts';
import { shrink } from '../shrink.ts';
import { runSuite, type Suite } from '../suite.ts';
import { askedNames, payloadOf } from './plain.ts';

export function toJson(suites: readonly Suite[]): string {
  return `${JSON.stringify(suites.map(suiteJson), null, 2)}\n`;
}

/** The shortest variant of a failing path, and its problem. */
function shortestOf(path: Path, graph: Graph) {
  const shrunk = shrink(graph, path);
  return shrunk && { replay: writePath(shrunk.path, graph), failure: shrunk.failure };
}

function suiteJson(suite: Suite) {
  const { noun, options, graph, paths, steps, lowerBound, note, coverage } = suite;
  const { nodes, model } = graph;
  const after = (step: Step) => ({
    state: nodes[step.to]!.value,
    context: nodes[step.to]!.context,
    transitions: step.transitions,
    facts: step.facts,
    asks: askedNames(step),
  });
  return {
    machine: noun,
    generator: options.generator,
    abstraction: model.abstraction.name,
    note,
    counts: {
      paths: paths.length,
      steps,
      lowerBound,
      contexts: coverage.contexts,
      edges: coverage.edges,
    },
    coverage: { states: coverage.states, transitions: coverage.transitions, guards: coverage.guards },
    pairs: {
      covered: coverage.pairs.filter(({ times }) => times > 0).length,
      all: coverage.pairs.length,
    },
    paths: runSuite(suite).map(({ path, failure }) => ({
      replay: writePath(path, graph),
      failure,
      shortest: failure && shortestOf(path, graph),
      start: { name: path.start.name, ...after(path.start) },
      steps: path.edges.map((edge) => ({
        name: edge.name,
        event: edge.event.type,
        payload: payloadOf(edge.event),
        ...after(edge),
      })),
    })),
  };
}
