/** A feature per machine, a scenario per path: for Cucumber and its kin. */
import type { Suite } from '../suite.ts';
import { askedNames, factNames, sayStep, writeValue } from './plain.ts';

export const toGherkin = (suites: readonly Suite[]): string => suites.map(feature).join('\n');

function feature({ noun, options, graph, paths }: Suite): string {
  const state = (node: number) => writeValue(graph.nodes[node]!.value);
  const scenarios = paths.map(({ start, edges }, at) => {
    const lines = [
      `  Scenario: ${noun} path ${at + 1} of ${paths.length}`,
      `    Given the ${noun} machine started as "${start.name.slice(1)}"`,
      `    And it is in "${state(start.to)}"`,
    ];
    for (const edge of edges) {
      lines.push(`    When ${sayStep(edge.name, edge.event)}`);
      lines.push(`    Then it is in "${state(edge.to)}"`);
      for (const fact of factNames(edge)) lines.push(`    And it tells ${fact}`);
      for (const asked of askedNames(edge)) lines.push(`    And it ${asked}`);
    }
    return lines.join('\n');
  });
  return `Feature: ${noun}, ${options.generator} paths\n\n${scenarios.join('\n\n')}\n`;
}
