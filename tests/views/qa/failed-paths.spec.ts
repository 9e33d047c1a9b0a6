/** Failed paths from elsewhere, read from the file that `npm run paths` writes; other files are refused. */
import { describe, expect, it } from 'vitest';
import { toJson } from '../../../src/machines/paths/formats/json.ts';
import { readPath } from '../../../src/machines/paths/path.ts';
import { defaults } from '../../../src/machines/paths/options.ts';
import { runPath } from '../../../src/machines/paths/run.ts';
import { makeSuite } from '../../../src/machines/paths/suite.ts';
import { readFailedPaths } from '../../../src/views/qa/failed-paths.ts';
import { loadGraph } from '../../paths/models.ts';
import { mutantsOf } from '../../paths/mutants.ts';

const path = {
  machine: 'settings',
  replay: '@nothing setting.change:dark',
  failure: { step: 1, name: 'setting.change:dark', problem: 'it is in "refused" instead of "ready"' },
};

describe('a file of failed paths', () => {
  it('is what npm run paths writes of a statechart that does otherwise, in its shortest form', async () => {
    const graph = await loadGraph('registration');
    const mutant = mutantsOf(graph.model, 1).find(
      ({ name }) => name === 'registration.drawing onDone dropped',
    )!;
    const broken = { ...graph, model: { ...graph.model, machine: mutant.machine } };
    const options = { ...defaults, generator: 'transitions' as const };
    const suites = [makeSuite('registration', graph, options), makeSuite('registration', broken, options)];
    const read = readFailedPaths(toJson(suites));
    if (!read.ok) throw new Error(read.message);
    const [found] = read.paths;
    expect(read.paths).toHaveLength(1);
    expect(found).toMatchObject({ machine: 'registration', failure: { step: 4, name: 'done.draw' } });
    const again = readPath(graph, found!.replay);
    expect(again.edges).toHaveLength(4);
    expect(runPath(graph.model, graph.nodes, again)).toBeNull();
  });

  it('is one path, with a failure or without', () => {
    expect(readFailedPaths(JSON.stringify(path))).toEqual({ ok: true, paths: [path] });
    const { machine, replay } = path;
    expect(readFailedPaths(JSON.stringify([{ machine, replay }]))).toEqual({
      ok: true,
      paths: [{ machine, replay, failure: null }],
    });
  });

  it.each([
    ['', 'It is not JSON.'],
    ['{', 'It is not JSON.'],
    ['null', 'It is neither a path nor a suite of paths.'],
    ['7', 'It is neither a path nor a suite of paths.'],
    ['{}', 'It is neither a path nor a suite of paths: machine is missing or does not fit.'],
    ['{"machine":"","replay":""}', 'machine is missing or does not fit.'],
    ['{"machine":"auth","replay":7}', 'replay is missing or does not fit.'],
    ['{"machine":"auth","paths":{}}', 'paths is missing or does not fit.'],
    [
      '[{"machine":"auth","paths":[{}]}]',
      'Item 1: It is neither a path nor a suite of paths: paths.0.replay',
    ],
    [JSON.stringify({ ...path, failure: { ...path.failure, step: -1 } }), 'failure.step is missing'],
    [JSON.stringify({ ...path, failure: { ...path.failure, step: 0.5 } }), 'failure.step is missing'],
    [JSON.stringify({ ...path, replay: 'a '.repeat(1_000_000) }), 'replay is missing or does not fit.'],
    ['[]', 'No path in it has failed.'],
    ['[{"machine":"auth","paths":[{"replay":"a","failure":null}]}]', 'No path in it has failed.'],
  ])('is refused when it is %.40s', (text, message) => {
    const read = readFailedPaths(text);
    expect(read).toEqual({ ok: false, message: expect.stringContaining(message) });
  });

  it('is cut where nobody would look any further', () => {
    const read = readFailedPaths(JSON.stringify(Array.from({ length: 500 }, () => path)));
    expect(read).toMatchObject({ ok: true, paths: { length: 200 } });
  });
});
