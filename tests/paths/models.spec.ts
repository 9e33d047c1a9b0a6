/** Every statechart has a model, every path of it runs, and its log suffices to derive what it shows. */
import { describe, expect, it } from 'vitest';
import { unexplained } from '../../src/machines/paths/coverage.ts';
import { checkLimit } from '../../src/machines/paths/limits.ts';
import { hasModel, loadGraph, loadModel, machineNames } from './models.ts';
import { replayCommand, shrink } from '../../src/machines/paths/shrink.ts';
import { defaults, type Generator, generators } from '../../src/machines/paths/options.ts';
import { makeSuite, runSuite, type Suite } from '../../src/machines/paths/suite.ts';

it('finds every statechart, each with a model', () => {
  expect(machineNames()).toEqual(
    expect.arrayContaining(['auth', 'ledger', 'profile', 'registration', 'settings']),
  );
  expect(machineNames().filter((noun) => !hasModel(noun))).toEqual([]);
});

it('says which file is missing, and which machines there are', async () => {
  await expect(loadModel('lamp')).rejects.toThrow(/no machine lamp.*auth/);
});

/** Cached, since finding paths takes longer than running them, and two tests need the same ones. */
const suites = new Map<Generator, Suite>();

async function suiteOf(noun: string, generator: Generator): Promise<Suite> {
  const graph = await loadGraph(noun);
  const found = suites.get(generator);
  if (found?.graph === graph) return found;
  const suite = makeSuite(noun, graph, { ...defaults, generator, limit: 300 });
  suites.set(generator, suite);
  return suite;
}

describe.each(machineNames())('%s', (noun) => {
  it('leaves nothing unreached without a reason', async () => {
    expect(unexplained(await loadGraph(noun))).toEqual([]);
  });

  it('takes as much as its limits say, and no more', async () => {
    const model = await loadModel(noun);
    expect(model.limits.flatMap((limit) => checkLimit(model, limit) ?? [])).toEqual([]);
  });

  const runsEveryPath = async (generator: Generator) => {
    const suite = await suiteOf(noun, generator);
    const { graph } = suite;
    expect(suite.paths.length).toBeGreaterThan(0);
    const failed = runSuite(suite).find(({ failure }) => failure);
    const shortest = failed && shrink(graph, failed.path);
    const report = shortest && `${shortest.failure.problem}\n${replayCommand(noun, shortest.path, graph)}`;
    expect(report).toBeUndefined();
  };
  // In the usual run facts.spec.ts walks every edge of them.
  it.each(['shortest'] as const)('runs every path of %s as its log says', { timeout: 60_000 }, runsEveryPath);
  it.each(generators.filter((generator) => generator !== 'shortest'))(
    'runs every path of %s as its log says',
    { tags: 'full', timeout: 60_000 },
    runsEveryPath,
  );

  it('walks every edge and every pair, and no more steps than it must', { tags: 'full' }, async () => {
    const edges = await suiteOf(noun, 'edge');
    expect(edges.coverage.edges.covered).toBe(edges.graph.edges.length);
    expect(edges.steps + edges.paths.length).toBe(edges.lowerBound);
    const { states, transitions, guards } = edges.coverage;
    expect([...states, ...transitions, ...guards].filter(({ times }) => times === 0)).toEqual([]);
    const taken = await suiteOf(noun, 'transitions');
    expect(taken.coverage.transitions.filter(({ times }) => times === 0)).toEqual([]);
    expect(taken.steps + taken.paths.length).toBeGreaterThanOrEqual(taken.lowerBound!);
    // The bound ignores what a model leaves out: a batch, which walks one unusual thing at a time, is farthest away.
    expect((taken.steps + taken.paths.length) / taken.lowerBound!).toBeLessThanOrEqual(
      noun === 'batch' ? 1.6 : 1.2,
    );
    const pairs = await suiteOf(noun, 'pairs');
    expect(pairs.coverage.pairs.filter(({ times }) => times === 0)).toEqual([]);
    expect(pairs.steps + pairs.paths.length).toBeGreaterThanOrEqual(pairs.lowerBound!);
    // The bound counts kinds of steps without contexts, so it may be unreachable; a recording, with four regions, is farthest away.
    expect((pairs.steps + pairs.paths.length) / pairs.lowerBound!).toBeLessThanOrEqual(1.6);
  });
});
