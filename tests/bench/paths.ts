/**
 * Row `paths`: finding test paths, per machine and generator, beside what xstate/graph finds; and how close the edge and
 * pair covers come to the smallest possible number of steps.
 */
import { getShortestPaths } from 'xstate/graph';
import { explore, type Graph, keyOf } from '../../src/machines/paths/graph.ts';
import { defaults, generators } from '../../src/machines/paths/options.ts';
import { makeSuite } from '../../src/machines/paths/suite.ts';
import { stepCount } from '../../src/machines/paths/path.ts';
import { loadGraph, loadModel, machineNames } from '../paths/models.ts';
import { type Row, time } from './measure.ts';

/** Limit of steps and starts as a factor of the minimum, by generator; for pairs, of a lower bound that may be unreachable. */
const aims: Readonly<Record<string, number>> = { edge: 1.15, pairs: 1.4 };
type Found = readonly { readonly steps: readonly unknown[] }[];

/** Milliseconds, and the number of steps found. */
function measured(find: () => Found): { ms: number; steps: number } {
  let found: Found = [];
  const ms = time(() => (found = find()));
  return { ms, steps: found.reduce((sum, { steps }) => sum + steps.length, 0) };
}

/** xstate/graph over the same events and the same abstraction, where it can handle them. */
function peersOf({ model, samples, starts }: Graph): Readonly<Record<string, number>> {
  const events = Object.values(samples);
  const within = model.abstraction.within;
  const options = {
    events: (snapshot: never) => (within?.(snapshot) === false ? [] : events),
    serializeState: (snapshot: never) => keyOf(model, snapshot),
    input: starts[0]!.input,
    limit: 1_000_000,
  };
  const shortest = measured(() => getShortestPaths(model.machine, options as never) as never);
  // Its getSimplePaths lists all simple paths without a limit: it does not finish on any machine of ours.
  return { 'getShortestPaths, ms': shortest.ms, 'getShortestPaths, steps': shortest.steps };
}

export async function pathRates(nouns = machineNames()): Promise<Row[]> {
  const rows: Row[] = [];
  for (const noun of nouns) {
    const model = await loadModel(noun);
    const exploring = time(() => explore(model));
    const graph = await loadGraph(noun);
    rows.push({
      name: `paths ${noun}: explore (${graph.nodes.length} contexts, ${graph.edges.length} edges)`,
      unit: 'ms',
      ours: exploring,
      peers: peersOf(graph),
      aim: 'no aim: shown',
      met: true,
    });
    for (const generator of generators) {
      let suite = null as ReturnType<typeof makeSuite> | null;
      const ms = time(() => (suite = makeSuite(noun, graph, { ...defaults, generator })));
      const { paths, lowerBound } = suite!;
      const length = stepCount(paths) + paths.length;
      const aim = aims[generator] ?? null;
      rows.push({
        name: `paths ${noun}: ${generator}`,
        unit: 'ms',
        ours: ms,
        peers: {
          'its paths': paths.length,
          'its steps': length - paths.length,
          ...(lowerBound === null ? {} : { 'steps and starts against the bound': length / lowerBound }),
        },
        aim: aim === null ? 'no aim: shown' : `steps and starts within ${aim} of the bound`,
        met: aim === null || (lowerBound !== null && length / lowerBound <= aim),
      });
    }
  }
  return rows;
}
