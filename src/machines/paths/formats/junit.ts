/** The result of running the paths, as JUnit XML for continuous integration. Without times, so that output is reproducible. */
import { runSuite, type Suite } from '../suite.ts';
import { replayCommand, shrink } from '../shrink.ts';
import { escapeXml } from './plain.ts';

export function toJunit(suites: readonly Suite[]): string {
  const bodies = suites.map(testSuite);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${bodies.join('')}</testsuites>\n`;
}

function testSuite(suite: Suite): string {
  const { noun, options, graph } = suite;
  const runs = runSuite(suite);
  const failures = runs.filter(({ failure }) => failure).length;
  const cases = runs.map(({ path, failure }, i) => {
    const name = `path ${i + 1}: ${path.edges.length} steps from ${path.start.name}`;
    const open = `    <testcase classname="paths.${noun}.${options.generator}" name="${escapeXml(name)}"`;
    if (!failure) return `${open}/>\n`;
    const shortest = shrink(graph, path);
    const command = shortest ? replayCommand(noun, shortest.path, graph) : '';
    const text = `step ${failure.step}, ${failure.name}: ${failure.problem}\n${command}`;
    return `${open}>\n      <failure message="${escapeXml(failure.problem)}">${escapeXml(text)}</failure>\n    </testcase>\n`;
  });
  const name = `${noun} ${options.generator}`;
  return `  <testsuite name="${escapeXml(name)}" tests="${runs.length}" failures="${failures}" errors="0" skipped="0">\n${cases.join('')}  </testsuite>\n`;
}
