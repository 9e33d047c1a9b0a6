/** Journals traced through their statecharts: walks with known steps, written as if people had left them. */
import { describe, expect, it } from 'vitest';
import type { EventRecord, Fact } from '../../src/events/log/event.ts';
import { activeStates, type Graph, type Step } from '../../src/machines/paths/graph.ts';
import { randomWalk } from '../../src/machines/paths/generators/random.ts';
import { Likeness } from '../../src/machines/paths/likeness.ts';
import { Tracer } from '../../src/machines/paths/trace.ts';
import { loadGraph, machineNames } from '../paths/models.ts';

const journalOf = (facts: readonly Fact[]): readonly EventRecord[] =>
  facts.map(({ type, v, data }, i) => ({
    stream: 's',
    seq: i + 1,
    type,
    v,
    at: '2026-04-30T12:00:00.000Z',
    actor: 'ida',
    device: 'd',
    data,
    prev: '',
    hash: '',
  }));

/** A person other than those of the samples. */
const asLived = (facts: readonly Fact[]): readonly Fact[] =>
  JSON.parse(
    JSON.stringify(facts)
      .replaceAll('"uid":"u1"', '"uid":"life-1"')
      .replaceAll('"uid":"u2"', '"uid":"life-2"')
      .replaceAll('"uid":"anna"', '"uid":"life-3"'),
  ) as Fact[];

const walksOf = (graph: Graph) =>
  randomWalk(graph, { seed: 7, steps: 400, maxSteps: null, weighted: true }).map(({ start, edges }) => [
    start,
    ...edges,
  ]);

describe.each(machineNames())('the journal of %s', (noun) => {
  it(
    '[INSPECT4] gives back what the statechart showed, where it was, and what it took',
    { timeout: 120_000 },
    async () => {
      const graph = await loadGraph(noun);
      const tracer = new Tracer(graph);
      let seen = 0;
      for (const steps of walksOf(graph)) {
        const facts = steps.flatMap((step) => step.facts);
        const moments = tracer.trace(journalOf(facts));
        expect(moments).toHaveLength(facts.length);
        let at = 0;
        for (const step of steps as readonly Step[]) {
          if (step.facts.length === 0) continue;
          at += step.facts.length;
          const moment = moments[at - 1]!;
          const node = graph.nodes[step.to]!;
          expect(moment.view).toEqual(graph.model.view(node.snapshot));
          expect(activeStates(node)).toEqual(expect.arrayContaining([...moment.active]));
          seen += moment.active.length;
        }
      }
      expect(seen).toBeGreaterThan(0);
    },
  );

  it('[INSPECT4] names no transition that was not taken, whoever left it', { timeout: 120_000 }, async () => {
    const graph = await loadGraph(noun);
    const tracer = new Tracer(graph);
    let [right, wrong] = [0, 0];
    for (const steps of walksOf(graph)) {
      const taken = new Set(steps.flatMap(({ transitions }) => transitions));
      const moments = tracer.trace(journalOf(asLived(steps.flatMap((step) => step.facts))));
      for (const id of moments.flatMap((moment) => moment.taken)) {
        if (taken.has(id)) right += 1;
        else wrong += 1;
      }
    }
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThan(0);
  });
});

describe('a journal from life', () => {
  it('[INSPECT4] begins anew with the page that was opened again', async () => {
    const tracer = new Tracer(await loadGraph('cart'));
    const fact = (type: string, data = {}): Fact => ({ type, v: 1, data });
    const opened = fact('CartOpened');
    const taken = fact('CartCommandTaken', { command: 'AddToCart' });
    // The tab was closed while it saved.
    const moments = tracer.trace(journalOf([opened, taken, opened, taken]));
    expect(moments.map(({ restarted }) => restarted)).toEqual([false, false, true, false]);
    expect(moments.map(({ view }) => (view as { waiting: number }).waiting)).toEqual([0, 1, 0, 1]);
  });

  it('[CART20] of the cart lights the cart and its order, each by its own facts', async () => {
    const [cart, order] = [new Tracer(await loadGraph('cart')), new Tracer(await loadGraph('order'))];
    const fact = (type: string, data = {}): Fact => ({ type, v: 1, data });
    const opened = fact('CartOpened');
    const step = (name: string) => fact('OrderStepTaken', { step: name, changes: 0 });
    const taken = fact('CartCommandTaken', { command: 'AddToCart' });
    // As it was written when both were one statechart; the page was opened anew before the last fact.
    const journal = journalOf([opened, step('reviewing'), taken, step('starting'), opened]);
    const lit = (tracer: Tracer) => tracer.trace(journal).map(({ active }) => active.at(-1));
    expect(lit(cart)).toEqual([
      ...['cart.open.idle', 'cart.open.idle'],
      ...['cart.open.appending', 'cart.open.appending', 'cart.open.idle'],
    ]);
    expect(lit(order)).toEqual([
      ...['order.none', 'order.reviewing', 'order.reviewing', 'order.starting', 'order.none'],
    ]);
  });

  it('[INSPECT4] keeps its place at a fact that the statechart does not know, or that is damaged', async () => {
    const tracer = new Tracer(await loadGraph('settings'));
    const changed: Fact = { type: 'SettingChanged', v: 1, data: { key: 'darkMode', value: true } };
    const damaged: Fact = { type: 'SettingChanged', v: 1, data: null };
    const [first, second, third] = tracer.trace(
      journalOf([changed, { type: 'MoonRose', v: 1, data: {} }, damaged]),
    );
    expect(first!.taken).toHaveLength(1);
    expect(second!.view).toEqual(first!.view);
    expect(second!.taken).toEqual([]);
    expect(third!.view).toEqual(first!.view);
  });
});

it('tells words of a statechart from what people bring', () => {
  const likeness = new Likeness(1000);
  likeness.learn({ step: 'idle', uid: 'anna', list: ['a'] });
  likeness.learn({ step: 'loading', uid: null, list: [] });
  const distance = (real: unknown) => likeness.distance({ step: 'idle', uid: 'anna', list: ['a'] }, real);
  expect(distance({ step: 'idle', uid: 'anna', list: ['a'] })).toBe(0);
  expect(distance({ step: 'idle', uid: 'life', list: ['b'] })).toBe(2);
  expect(distance({ step: 'loading', uid: 'anna', list: ['a'] })).toBeGreaterThanOrEqual(1000);
  expect(distance({ step: 'idle', uid: null, list: ['a'] })).toBeGreaterThanOrEqual(1000);
  expect(likeness.distance(3, 5)).toBeLessThan(likeness.distance(3, 50));
});
