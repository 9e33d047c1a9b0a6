/**
 * One executable Playwright test per path. How to do a step on a page is up to that page's driver, which `walk` calls.
 * Paths are of the graph that a page can walk.
 */
import type { Edge, GraphNode, Step } from '../graph.ts';
import { nodeAfter, type Path } from '../path.ts';
import type { Suite } from '../suite.ts';
import { titles } from './titles.ts';
import { sayPath, sayResults, sayStep, spaced } from './words.ts';

/** Where the drivers are, relative to the folder the suite is written into. */
const usualDrivers = './tests/browser/paths/on-playwright.ts';

export const toPlaywright = (suites: readonly Suite[], drivers = usualDrivers): string =>
  [
    '// Written by npm run paths. Start Patina, then: npx playwright test, and the folder of this file.',
    `import { test } from ${literal(drivers)};`,
    ...suites.flatMap(tests),
    '',
  ].join('\n');

const literal = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`;

function tests({ noun, options, graph, paths }: Suite): readonly string[] {
  return [
    '',
    `test.describe(${literal(`${spaced(noun)}, ${titles[options.generator]}`)}, () => {`,
    ...paths.flatMap((path, at) => {
      const { start } = path;
      const rounds = untilRest(path, graph.nodes);
      const title = `path ${at + 1} of ${paths.length}, ${sayPath(path, graph, nodeAfter(path))}`;
      const names = (list: readonly Edge[]) => list.map(({ name }) => literal(name));
      const must = (list: readonly Step[]) => `    // ${sayResults(list.at(-1)!, graph).join('; ')}`;
      const [first = [], ...others] = rounds;
      return [
        ...(at > 0 ? [''] : []),
        `  test(${literal(title)}, async ({ walk }) => {`,
        `    await walk.begin(${[literal(noun), literal(start.name.slice(1)), ...names(first)].join(', ')});`,
        must([start, ...first]),
        ...others.flatMap((round) => [
          `    // ${round.map((edge) => sayStep(edge, graph)).join(', then ')}`,
          `    await walk.take(${names(round).join(', ')});`,
          must(round),
        ]),
        '  });',
      ];
    }),
    '});',
  ];
}

/** Each step of a path with what the page then does by itself; first, what it does by itself when it opens. */
function untilRest({ edges }: Path, nodes: readonly GraphNode[]): readonly (readonly Edge[])[] {
  const passing = (node: number) =>
    (nodes[node] as GraphNode & { readonly passing?: boolean }).passing === true;
  const rounds: Edge[][] = [[]];
  for (const edge of edges) {
    if (!passing(edge.from)) rounds.push([]);
    rounds.at(-1)!.push(edge);
  }
  return rounds;
}
