/** The explorer and the runner find what they should, in a machine small enough to check by hand. */
import { describe, expect, it } from 'vitest';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';
import { defineFact, type FactsOf } from '../../src/events/log/facts.ts';
import type { Projection } from '../../src/events/log/decider.ts';
import { type Failure, failureOf } from '../../src/events/shared/failure.ts';
import { promiseSlot } from '../../src/machines/slots.ts';
import { unexplained } from '../../src/machines/paths/coverage.ts';
import { edgeCover } from '../../src/machines/paths/generators/edge.ts';
import { explore, missingSamples } from '../../src/machines/paths/graph.ts';
import { defineModel, done, failed } from '../../src/machines/paths/model.ts';
import { saysWhyItFailed } from '../../src/machines/paths/invariants.ts';
import { checkLimit } from '../../src/machines/paths/limits.ts';
import { readPath, writePath } from '../../src/machines/paths/path.ts';
import { runPath } from '../../src/machines/paths/run.ts';

const definitions = {
  Loaded: defineFact('journal', 1, z.strictObject({ n: z.number() })),
  Rested: defineFact('journal', 1, z.strictObject({})),
  Failed: defineFact('journal', 1, z.strictObject({})),
};
type LampFact = FactsOf<typeof definitions>;
interface LampContext {
  readonly n: number;
  readonly visits: number;
  readonly failure: Failure | null;
}
interface LampView {
  readonly step: string;
  readonly n: number;
}

const projection: Projection<LampView, LampFact> = {
  name: 'lamp',
  version: 1,
  initial: () => ({ step: 'loading', n: 0 }),
  evolve(view, fact) {
    if (fact.type === 'Loaded') return { step: 'bright', n: fact.data.n };
    return { ...view, step: fact.type === 'Rested' ? 'dark' : 'broken' };
  },
  encode: (view) => ({ ...view }),
  decode: (json) => json as unknown as LampView,
};

interface Flaws {
  /** Stops without a fact. */
  readonly silent?: boolean;
  /** Reports another number than it shows. */
  readonly wrongData?: boolean;
  /** Has an unreachable state. */
  readonly unreachable?: boolean;
  /** Stores another text than that of the error. */
  readonly vague?: boolean;
  /** Counts forever, and the abstraction does not limit it. */
  readonly blind?: boolean;
}

function lamp(
  { silent, wrongData, unreachable, vague, blind }: Flaws = {},
  reasons: Record<string, string> = {},
) {
  const machine = setup({
    types: { context: {} as LampContext, emitted: {} as LampFact },
    actors: { load: promiseSlot<number>('load') },
    delays: { fades: 300 },
    guards: { tired: ({ context }) => context.visits > 1 },
  }).createMachine({
    id: 'lamp',
    context: { n: 0, visits: 0, failure: null },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          onDone: {
            target: 'bright',
            actions: [
              assign(({ event }) => ({ n: event.output })),
              emit(({ event }) => ({ type: 'Loaded', v: 1, data: { n: wrongData ? 1 : event.output } })),
            ],
          },
          onError: {
            target: 'broken',
            actions: [
              assign(({ event }) => ({ failure: failureOf(vague ? null : event.error) })),
              emit({ type: 'Failed', v: 1, data: {} }),
            ],
          },
        },
      },
      bright: {
        after: {
          fades: { target: 'dark', actions: silent ? [] : emit({ type: 'Rested', v: 1, data: {} }) },
        },
      },
      dark: {
        on: {
          look: [
            { guard: 'tired', target: 'broken', actions: emit({ type: 'Failed', v: 1, data: {} }) },
            { actions: assign(({ context }) => ({ visits: context.visits + 1 })) },
          ],
        },
      },
      broken: {},
      ...(unreachable ? { lost: {} } : {}),
    },
  });
  return defineModel({
    machine,
    samples: {
      look: { type: 'look' },
      'done.load': done('load', 7),
      'failed.load': failed('load', Object.assign(new Error('No current.'), { reason: 'dark' })),
    },
    abstraction: {
      name: 'every look',
      of: ({ context: { n, visits } }) => (blind ? [n] : [n, visits]),
    },
    definitions,
    projection,
    view: ({ value, context }) => ({ step: String(value), n: context.n }),
    invariants: [saysWhyItFailed<LampContext>('failure', 'load')],
    unreached: reasons,
  });
}

function firstFailure(model: ReturnType<typeof lamp>) {
  const graph = explore(model);
  return (
    edgeCover(graph)
      .paths.map((path) => runPath(model, graph.nodes, path))
      .find(Boolean) ?? null
  );
}

describe('a lamp', () => {
  it('is walked through answers, errors, delays and guards', () => {
    const graph = explore(lamp());
    const { paths, lowerBound } = edgeCover(graph);
    expect(paths.map((path) => writePath(path, graph)).sort()).toEqual([
      'done.load after.fades look look look',
      'failed.load',
    ]);
    expect(lowerBound).toBe(6 + 2);
    expect(firstFailure(lamp())).toBeNull();
  });

  it('is caught when its facts do not tell what it shows', () => {
    expect(firstFailure(lamp({ silent: true }))).toMatchObject({
      name: 'after.fades',
      problem: expect.stringContaining('its log folds to'),
    });
    expect(firstFailure(lamp({ wrongData: true }))).toMatchObject({ name: 'done.load' });
  });

  it('is caught when it keeps other words than those of the error', () => {
    expect(firstFailure(lamp({ vague: true }))).toMatchObject({
      name: 'failed.load',
      problem: expect.stringContaining('this does not hold: failure is what the step brings'),
    });
  });

  it.each([
    [1, 'looks: 2 still fit'],
    [2, null],
    [3, 'looks: 3 are too many already'],
  ])('takes %i looks, says a limit: %s', (most, answer) => {
    const limit = {
      ...{ name: 'looks', key: 'visits', most, before: ['done.load', 'after.fades'], again: ['look'] },
      isOver: ({ value }: { readonly value: unknown }) => value === 'broken',
    };
    expect(checkLimit(lamp(), limit)).toBe(answer);
  });

  it('says which step a limit cannot take', () => {
    const limit = {
      name: 'looks',
      key: 'visits',
      most: 2,
      before: ['done.sleep'],
      again: ['look'],
      isOver: () => true,
    };
    expect(checkLimit(lamp(), limit)).toBe('looks: done.sleep: there is no sample done.sleep');
  });

  it('needs a reason for a state that nothing reaches, and no reason for one that is reached', () => {
    const id = 'lamp.lost';
    expect(unexplained(explore(lamp({ unreachable: true })))).toEqual([`${id}: no path reaches it`]);
    expect(unexplained(explore(lamp({ unreachable: true }, { [id]: 'kept for later' })))).toEqual([]);
    expect(unexplained(explore(lamp({}, { 'lamp.dark': 'never' })))).toHaveLength(1);
  });

  it('is not fully seen by an abstraction that leaves out what a guard asks for', () => {
    expect(unexplained(explore(lamp({ blind: true })))).toContainEqual(
      expect.stringContaining('lamp.dark / look #1'),
    );
  });

  it('needs a sample of every event', () => {
    const model = lamp();
    const { 'failed.load': _, ...samples } = model.samples;
    expect(missingSamples({ ...model, samples })).toEqual(['xstate.error.actor.load']);
  });

  it('says which step of a written path cannot happen', () => {
    const graph = explore(lamp());
    expect(() => readPath(graph, 'done.load look')).toThrow(
      'Step 2, look, cannot happen there. What can: after.fades',
    );
    expect(() => readPath(graph, '@attic')).toThrow('There is no start @attic');
  });
});
