/** The suite for reading: counts, coverage, and every path as a list. */
import { type Part, percent } from '../coverage.ts';
import { nodeAfter } from '../path.ts';
import { replayCommand } from '../shrink.ts';
import type { Suite } from '../suite.ts';
import { payloadOf } from './plain.ts';
import { titles } from './titles.ts';
import { sayData, sayPath, sayResults, sayStep, spaced } from './words.ts';

export const toMarkdown = (suites: readonly Suite[]): string => suites.map(machine).join('\n');

function machine({ noun, options, graph, paths, steps, lowerBound, note, coverage }: Suite): string {
  const { states, transitions, guards, pairs, contexts, edges } = coverage;
  return [
    `# ${capital(spaced(noun))}: ${titles[options.generator]}`,
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
    ...data(paths),
    ...paths.flatMap((path, i) => [
      `## Path ${i + 1}: ${sayPath(path, graph, nodeAfter(path))}`,
      '',
      '| step | do this | and this must follow |',
      '| --- | --- | --- |',
      line(0, `start as “${spaced(path.start.name.slice(1))}”`, sayResults(path.start, graph)),
      ...path.edges.map((edge, at) => line(at + 1, sayStep(edge, graph), sayResults(edge, graph))),
      '',
      `See it run: \`${replayCommand(noun, path, graph)}\``,
      '',
    ]),
  ].join('\n');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const cell = (text: string) => text.replaceAll('|', '\\|');

const line = (at: number, does: string, results: readonly string[]) =>
  `| ${at} | ${cell(does)} | ${cell(results.join('; '))} |`;

function data(paths: Suite['paths']): readonly string[] {
  const all = sayData(paths, payloadOf);
  if (all.length === 0) return [];
  return ['What the steps carry:', '', ...all.map((one) => `- “${spaced(one.name)}”: ${one.data}`), ''];
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
