/** One feature per machine and one scenario per path, in words a tester can follow; for Cucumber and similar tools. */
import { nodeAfter } from '../path.ts';
import type { Suite } from '../suite.ts';
import { payloadOf } from './plain.ts';
import { titles } from './titles.ts';
import { sayData, sayPath, sayResults, sayStep, spaced } from './words.ts';

export const toGherkin = (suites: readonly Suite[]): string => suites.map(feature).join('\n');

function feature({ noun, options, graph, paths, note }: Suite): string {
  const subject = spaced(noun);
  const data = sayData(paths, payloadOf).map((one) => `  “${spaced(one.name)}” carries ${one.data}.`);
  const about = [...(note === null ? [] : [`  ${note}`]), ...data];
  const scenarios = paths.map((path, at) => {
    const { start, edges } = path;
    const [state, ...others] = sayResults(start, graph);
    const as = graph.starts.length > 1 ? ` as “${spaced(start.name.slice(1))}”` : '';
    return [
      `  Scenario: ${subject} ${at + 1} of ${paths.length}, ${sayPath(path, graph, nodeAfter(path))}`,
      `    Given ${subject} has started${as}, and ${state}`,
      ...others.map((result) => `    And ${result}`),
      ...edges.flatMap((edge) => {
        const [first, ...more] = sayResults(edge, graph);
        return [
          `    When ${sayStep(edge, graph)}`,
          `    Then ${first}`,
          ...more.map((result) => `    And ${result}`),
        ];
      }),
    ].join('\n');
  });
  const head = `Feature: ${subject}, ${titles[options.generator]}`;
  return `${[[head, ...about].join('\n'), ...scenarios].join('\n\n')}\n`;
}
