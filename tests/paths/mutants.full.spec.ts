/** The paths detect mistakes in the statecharts: seeded mutants, at least 98 of 100 per machine, the others with reasons. */
import { describe, expect, it } from 'vitest';
import { edgeCover } from '../../src/machines/paths/generators/edge.ts';
import { pairCover } from '../../src/machines/paths/generators/pair-cover.ts';
import { checkLimit } from '../../src/machines/paths/limits.ts';
import { runPath } from '../../src/machines/paths/run.ts';
import { shrink } from '../../src/machines/paths/shrink.ts';
import { loadGraph, loadModel, machineNames } from './models.ts';
import { contentMutantsOf } from './mutants-of-content.ts';
import { mutantsOf } from './mutants.ts';
import { survivors as known } from './survivors.ts';

describe.each(machineNames())('mutants of %s', (noun) => {
  it('are told from the original', { timeout: 600_000 }, async () => {
    const graph = await loadGraph(noun);
    const { model, nodes } = graph;
    // The pairs take fewer steps and detect most of them already.
    const paths = [...pairCover(graph).paths, ...edgeCover(graph).paths];
    const mutants = [...mutantsOf(model, 1), ...contentMutantsOf(model)];
    const survivors = mutants
      .filter(
        ({ machine }) =>
          !paths.some((path) => runPath(model, nodes, path, machine)) &&
          !model.limits.some((limit) => checkLimit(model, limit, machine)),
      )
      .map(({ name }) => name);
    const share = 1 - survivors.length / mutants.length;
    console.log(
      `${noun}: ${mutants.length - survivors.length} of ${mutants.length} mutants killed`,
      survivors,
    );
    expect(mutants.length).toBeGreaterThan(20);
    expect(survivors.sort()).toEqual(Object.keys(known[noun] ?? {}).sort());
    expect(share).toBeGreaterThanOrEqual(0.98);
  });

  it('are the same for the same seed', async () => {
    const model = await loadModel(noun);
    const names = (seed: number) => mutantsOf(model, seed).map(({ name }) => name);
    expect(names(7)).toEqual(names(7));
    expect(names(7)).not.toEqual(names(8));
  });
});

it('shrinks a failing path to its shortest failing form', async () => {
  const graph = await loadGraph('registration');
  const { paths } = edgeCover(graph);
  const mutant = mutantsOf(graph.model, 1).find(({ name }) => name === 'authSettles of 201 ms');
  const failing = paths.find((path) => runPath(graph.model, graph.nodes, path, mutant!.machine));
  const shrunk = shrink(graph, failing!, mutant!.machine);
  expect(shrunk?.path.edges.map(({ name }) => name)).toEqual([
    'registration.submit',
    'done.createAccount',
    'done.setDisplayName',
    'done.draw',
    'done.writeUserDocument',
    'after.authSettles',
  ]);
  expect(shrink(graph, failing!)).toBeNull();
});
