/** The suite as people read it: counts, what is covered, every path as a list. */
import { type Part, percent } from '../coverage.ts';
import { replayCommand } from '../shrink.ts';
import type { Suite } from '../suite.ts';
import { factNames, sayStep, writeValue } from './plain.ts';

export const toMarkdown = (suites: readonly Suite[]): string => suites.map(machine).join('\n');

function machine({ noun, options, graph, paths, steps, lowerBound, note, coverage }: Suite): string {
  const { states, transitions, guards, pairs, contexts, edges } = coverage;
  return [
    `# ${noun}: ${options.generator}`,
    '',
    `${paths.length} ${paths.length === 1 ? 'path' : 'paths'}, ${steps} steps${bound(lowerBound)}. ${note ?? ''}`.trim(),
    '',
    `Contexts told apart: ${graph.model.abstraction.name}.`,
    '',
    '| covered | of all | share |',
    '| --- | --- | --- |',
    row('states', states),
    row('transitions', transitions),
    row('guard outcomes', guards),
    row('pairs of transitions', pairs),
    `| contexts | ${contexts.covered} of ${contexts.all} | ${share(contexts.covered, contexts.all)} |`,
    `| edges | ${edges.covered} of ${edges.all} | ${share(edges.covered, edges.all)} |`,
    '',
    ...uncovered([...states, ...transitions, ...guards]),
    ...paths.flatMap((path, i) => [
      `## Path ${i + 1}`,
      '',
      `\`${replayCommand(noun, path, graph)}\``,
      '',
      `0. starts as ${path.start.name}: **${writeValue(graph.nodes[path.start.to]!.value)}**`,
      ...path.edges.map((edge, at) => {
        const facts = factNames(edge);
        const turned = edge.transitions.length === 0 ? ', turned away' : '';
        const factText = facts.length > 0 ? ` (${facts.join(', ')})` : '';
        return `${at + 1}. ${sayStep(edge.name, edge.event)}${turned} → **${writeValue(graph.nodes[edge.to]!.value)}**${factText}`;
      }),
      '',
    ]),
  ].join('\n');
}

const bound = (lowerBound: number | null) =>
  lowerBound === null ? '' : `; steps and starts cannot be fewer than ${lowerBound}`;

const share = (covered: number, all: number) => `${all === 0 ? 100 : Math.floor((100 * covered) / all)} %`;

function row(name: string, parts: readonly Part[]): string {
  const covered = parts.filter(({ times }) => times > 0).length;
  return `| ${name} | ${covered} of ${parts.length} | ${Math.floor(percent(parts))} % |`;
}

function uncovered(parts: readonly Part[]): readonly string[] {
  const left = parts.filter(({ reason }) => reason !== null);
  if (left.length === 0) return [];
  return ['Not covered:', '', ...left.map(({ id, reason }) => `- \`${id}\`: ${reason}`), ''];
}
