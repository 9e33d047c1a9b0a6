/**
 * A Playwright test per path. How a page does a step is not the definition's to know: `drive` does it, and says what
 * the page shows.
 */
import { writePath } from '../path.ts';
import type { Suite } from '../suite.ts';
import { payloadOf } from './plain.ts';
import { sayStep } from './words.ts';

export const toPlaywright = (suites: readonly Suite[]): string =>
  [
    "import { expect, test } from '@playwright/test';",
    "import { drive } from './drive';",
    '',
    '// drive.start(page, machine, start) opens the page as the path begins;',
    '// drive.take(page, machine, name, payload) does one step, or lets the network answer as it says;',
    '// drive.state(page, machine) reads the state from the page.',
    ...suites.flatMap(tests),
    '',
  ].join('\n');

function tests({ noun, graph, paths }: Suite): readonly string[] {
  const literal = (value: unknown) => JSON.stringify(value);
  return [
    '',
    `test.describe(${literal(noun)}, () => {`,
    ...paths.flatMap((path, at) => [
      `  // ${writePath(path, graph)}`,
      `  test(${literal(`path ${at + 1}`)}, async ({ page }) => {`,
      `    await drive.start(page, ${literal(noun)}, ${literal(path.start.name.slice(1))});`,
      `    expect(await drive.state(page, ${literal(noun)})).toEqual(${literal(graph.nodes[path.start.to]!.value)});`,
      ...path.edges.flatMap((edge) => [
        `    await test.step(${literal(sayStep(edge, graph))}, async () => {`,
        `      await drive.take(page, ${literal(noun)}, ${literal(edge.name)}, ${literal(payloadOf(edge.event))});`,
        `      expect(await drive.state(page, ${literal(noun)})).toEqual(${literal(graph.nodes[edge.to]!.value)});`,
        '    });',
      ]),
      '  });',
    ]),
    '});',
  ];
}
