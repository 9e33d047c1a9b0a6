/** Transition covers of random statecharts, compared with the minimum that an exhaustive search finds. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, setup } from 'xstate';
import type { Projection } from '../../src/events/log/decider.ts';
import { restartCost } from '../../src/machines/paths/generators/edge.ts';
import { transitionCover } from '../../src/machines/paths/generators/transitions.ts';
import { explore, type Graph } from '../../src/machines/paths/graph.ts';
import { defineModel } from '../../src/machines/paths/model.ts';
import { defaults, type Generator } from '../../src/machines/paths/options.ts';
import { runPath } from '../../src/machines/paths/run.ts';
import { makeSuite } from '../../src/machines/paths/suite.ts';
import { loadGraph } from './models.ts';

interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly event: number;
  /** Toggles the light, which the guards depend on. */
  readonly flips: boolean;
  readonly guarded: boolean;
}

const nothing: Projection<object, never> = {
  name: 'drawn',
  version: 1,
  initial: () => ({}),
  evolve: (view) => view,
  encode: (view) => ({ ...view }),
  decode: () => ({}),
};

const stateCount = 4;
const states = fc.nat({ max: stateCount - 1 });
const drawn: fc.Arbitrary<readonly Drawn[]> = fc.array(
  fc.record({
    from: states,
    to: states,
    event: fc.nat({ max: 2 }),
    flips: fc.boolean(),
    guarded: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

function graphOf(transitions: readonly Drawn[]): Graph {
  const events = ['a', 'b', 'c'] as const;
  const of = (from: number) =>
    Object.fromEntries(
      events.map((event, number) => [
        event,
        transitions
          .filter((one) => one.from === from && one.event === number)
          .map(({ to, flips, guarded }) => ({
            target: `s${to}`,
            ...(guarded ? { guard: 'isLit' as const } : {}),
            ...(flips ? { actions: 'flip' as const } : {}),
          })),
      ]),
    );
  const machine = setup({
    types: { context: {} as { lit: boolean } },
    actions: { flip: assign(({ context }) => ({ lit: !context.lit })) },
    guards: { isLit: ({ context }) => context.lit },
  }).createMachine({
    id: 'drawn',
    context: { lit: false },
    initial: 's0',
    states: Object.fromEntries(Array.from({ length: stateCount }, (_, i) => [`s${i}`, { on: of(i) }])),
  } as never);
  return explore(
    defineModel({
      machine: machine as unknown as AnyStateMachine,
      samples: Object.fromEntries(events.map((type) => [type, { type }])),
      abstraction: { name: 'everything', of: ({ context }) => context },
      definitions: {},
      projection: nothing,
      view: () => ({}),
    }),
  );
}

/** Smallest number of steps and starts that covers everything coverable, by exhaustive search. */
function fewest({ nodes, edges, starts }: Graph): number {
  const ids = [...new Set(edges.flatMap(({ transitions }) => transitions))];
  const all = 2 ** ids.length - 1;
  const bits = (transitions: readonly string[]) =>
    transitions.reduce((sum, id) => sum | (1 << ids.indexOf(id)), 0);
  let round = starts.map(({ to }): readonly [number, number] => [to, 0]);
  const known = new Set(round.map(String));
  for (let cost = restartCost; ; cost += 1) {
    if (round.some(([, taken]) => taken === all)) return cost;
    // A start costs as much as a step.
    const next = round.flatMap(([node, taken]) => [
      ...nodes[node]!.out.map((edge) => [edge.to, taken | bits(edge.transitions)] as const),
      ...starts.map(({ to }) => [to, taken] as const),
    ]);
    round = next.filter((place) => !known.has(String(place)) && known.add(String(place)));
  }
}

describe('every transition once', () => {
  test.prop([drawn])(
    'is never fewer steps than the bound, and seldom more than the fewest',
    (transitions) => {
      const graph = graphOf(transitions);
      const { paths, lowerBound } = transitionCover(graph);
      const taken = new Set(paths.flatMap(({ edges }) => edges.flatMap((edge) => edge.transitions)));
      expect(taken).toEqual(new Set(graph.edges.flatMap((edge) => edge.transitions)));
      if (taken.size === 0) return;
      const cost = paths.reduce((sum, { edges }) => sum + restartCost + edges.length, 0);
      const least = fewest(graph);
      expect(lowerBound).toBeLessThanOrEqual(least);
      expect(least).toBeLessThanOrEqual(cost);
      expect(cost).toBeLessThanOrEqual(1.5 * least);
      for (const path of paths) expect(runPath(graph.model, graph.nodes, path)).toBeNull();
    },
  );

  it('cuts out a path that takes nothing of its own', () => {
    const plain = { flips: false, guarded: false };
    const graph = graphOf([
      { from: 0, to: 3, event: 0, ...plain },
      { from: 0, to: 0, event: 1, flips: true, guarded: false },
      { from: 3, to: 3, event: 0, flips: false, guarded: true },
    ]);
    expect(transitionCover(graph).paths.map(({ edges }) => edges.length)).toEqual([3]);
  });

  it('takes the 26 of a registration in 61 steps, and no fewer would do', async () => {
    const { paths, lowerBound } = transitionCover(await loadGraph('registration'));
    expect(paths.map(({ edges }) => edges.length)).toEqual([61]);
    expect(lowerBound).toBe(61 + restartCost);
  });
});

describe('every transition once, as people take them', () => {
  it.each(['registration', 'settings', 'thread'])('has no step more of %s for it', async (noun) => {
    const graph = await loadGraph(noun);
    const cost = (paths: readonly { readonly edges: readonly unknown[] }[]) =>
      paths.reduce((sum, { edges }) => sum + restartCost + edges.length, 0);
    const taken = (paths: ReturnType<typeof transitionCover>['paths']) =>
      new Set(paths.flatMap(({ edges }) => edges.flatMap(({ transitions }) => transitions)));
    const [plain, used] = [transitionCover(graph), transitionCover(graph, true)];
    expect(taken(used.paths)).toEqual(taken(plain.paths));
    expect(cost(used.paths)).toBeLessThanOrEqual(cost(plain.paths));
    expect(used.lowerBound).toBeLessThanOrEqual(cost(used.paths));
  });

  it('goes by the steps that are taken most, where others are as short', () => {
    const names = (others: boolean) => {
      const graph = graphOf([
        { from: 0, to: 1, event: 0, flips: false, guarded: false },
        { from: 1, to: 0, event: 1, flips: false, guarded: false },
      ]);
      // A second name for each edge, like the variants of an event.
      const twin = graph.edges.map((edge, i) => ({
        ...edge,
        index: graph.edges.length + i,
        name: `${edge.name}:other`,
      }));
      const edges = [...graph.edges, ...twin];
      const nodes = graph.nodes.map((node) => ({
        ...node,
        out: edges.filter(({ from }) => from === node.index),
      }));
      const weights = Object.fromEntries(
        edges.map(({ name }) => [name, name.endsWith(':other') === others ? 50 : 1]),
      );
      const { paths } = transitionCover({ ...graph, nodes, edges, model: { ...graph.model, weights } }, true);
      return paths.flatMap((path) => path.edges.map(({ name }) => name));
    };
    expect(names(true)).toEqual(['a:other', 'b:other']);
    expect(names(false)).toEqual(['a', 'b']);
  });

  it('begins with what people do most', async () => {
    const graph = await loadGraph('settings');
    const weights = { 'setting.change:too-long': 100, 'refusal.dismiss': 100 };
    const weighted = { ...graph, model: { ...graph.model, weights } };
    const options = { ...defaults, generator: 'transitions' as const, maxSteps: 2, byUse: true };
    const { paths, note } = makeSuite('settings', weighted, options);
    expect(paths[0]!.edges.map(({ name }) => name)).toContain('setting.change:too-long');
    expect(note).toContain('By the steps that people take, the most used paths first.');
  });
});

describe('at most so many steps a path', () => {
  const generators: readonly Generator[] = ['transitions', 'edge', 'pairs', 'random', 'shortest', 'simple'];
  it.each(generators)('holds for %s', async (generator) => {
    const graph = await loadGraph('registration');
    for (const maxSteps of [1, 7, 12]) {
      const suite = makeSuite('registration', graph, { ...defaults, generator, maxSteps });
      expect(Math.max(0, ...suite.paths.map(({ edges }) => edges.length))).toBeLessThanOrEqual(maxSteps);
      if (generator !== 'random') expect(suite.note).toContain(`At most ${maxSteps} step`);
      for (const path of suite.paths) expect(runPath(graph.model, graph.nodes, path)).toBeNull();
    }
  });

  it.each(['transitions', 'edge', 'pairs'] as const)(
    'leaves nothing of %s out that is near enough',
    async (generator) => {
      const graph = await loadGraph('settings');
      const whole = makeSuite('settings', graph, { ...defaults, generator });
      const short = makeSuite('settings', graph, { ...defaults, generator, maxSteps: 5 });
      expect(short.note).toBe('At most 5 steps a path.');
      expect(short.paths.length).toBeGreaterThan(whole.paths.length);
      const covered = ({ coverage: { transitions, edges, pairs } }: typeof whole) => ({
        transitions: transitions.filter(({ times }) => times > 0).length,
        ...(generator === 'edge' ? { edges: edges.covered } : {}),
        ...(generator === 'pairs' ? { pairs: pairs.filter(({ times }) => times > 0).length } : {}),
      });
      expect(covered(short)).toEqual(covered(whole));
    },
  );

  it('says how much lies farther away', async () => {
    const graph = await loadGraph('registration');
    const { note, lowerBound } = makeSuite('registration', graph, {
      ...defaults,
      generator: 'transitions',
      maxSteps: 10,
    });
    expect([note, lowerBound]).toEqual(['At most 10 steps a path: 1 transition lies farther away.', null]);
  });
});
