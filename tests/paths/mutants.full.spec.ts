/** The paths notice mistakes in the statecharts: seeded mutants, at least 95 of 100 of each machine. */
import { describe, expect, it } from 'vitest';
import { edgeCover } from '../../src/machines/paths/generators/edge.ts';
import { pairCover } from '../../src/machines/paths/generators/pair-cover.ts';
import { loadGraph, loadModel, machineNames } from './models.ts';
import { mutantsOf } from './mutants.ts';
import { runPath } from '../../src/machines/paths/run.ts';
import { shrink } from '../../src/machines/paths/shrink.ts';

describe.each(machineNames())('mutants of %s', (noun) => {
  it('are told from the original', { timeout: 120_000 }, async () => {
    const graph = await loadGraph(noun);
    // The pairs are fewer steps and tell most of them already.
    const paths = [...pairCover(graph).paths, ...edgeCover(graph).paths];
    const mutants = mutantsOf(graph.model.machine, 1);
    const survivors = mutants.filter(
      ({ machine }) => !paths.some((path) => runPath(graph.model, graph.nodes, path, machine)),
    );
    const share = 1 - survivors.length / mutants.length;
    const names = survivors.map(({ name }) => name);
    console.log(`${noun}: ${mutants.length - survivors.length} of ${mutants.length} mutants killed`, names);
    expect(mutants.length).toBeGreaterThan(20);
    expect(share, names.join(', ')).toBeGreaterThanOrEqual(0.95);
  });

  it('are the same for the same seed', async () => {
    const { machine } = await loadModel(noun);
    const names = (seed: number) => mutantsOf(machine, seed).map(({ name }) => name);
    expect(names(7)).toEqual(names(7));
    expect(names(7)).not.toEqual(names(8));
  });
});

it('shrinks a failing path to its shortest failing form', async () => {
  const graph = await loadGraph('registration');
  const { paths } = edgeCover(graph);
  const mutant = mutantsOf(graph.model.machine, 1).find(({ name }) => name === 'authSettles of 201 ms');
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
