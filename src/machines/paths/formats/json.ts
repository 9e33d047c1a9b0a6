/** The whole suite as JSON: for programs. */
import type { Step } from '../graph.ts';
import { writePath } from '../path.ts';
import type { Suite } from '../suite.ts';
import { askedNames, payloadOf } from './plain.ts';

export function toJson(suites: readonly Suite[]): string {
  return `${JSON.stringify(suites.map(suiteJson), null, 2)}\n`;
}

function suiteJson({ noun, options, graph, paths, steps, lowerBound, note, coverage }: Suite) {
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
    paths: paths.map((path) => ({
      replay: writePath(path, graph),
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
