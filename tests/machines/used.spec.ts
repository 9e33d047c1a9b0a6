/** Which parts of a statechart were really used, counted from journals. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/events/log/event.ts';
import { sealFacts, emptyHead } from '../../src/events/log/hash-chain.ts';
import { explore } from '../../src/machines/paths/graph.ts';
import { randomWalk } from '../../src/machines/paths/generators/random.ts';
import { Tracer } from '../../src/machines/paths/trace.ts';
import { usedOf, weightsFrom } from '../../src/machines/paths/used.ts';
import { model } from '../../src/machines/settings.model.ts';
import { loadGraph } from '../paths/models.ts';

const stamp = { at: '2026-04-30T12:00:00.000Z', actor: 'ida', device: 'd' };
const journal = (facts: readonly Fact[]) => sealFacts('settings', emptyHead, facts, stamp);
const dark = (value: boolean): Fact => ({ type: 'SettingChanged', v: 1, data: { key: 'darkMode', value } });
const graph = explore(model);
const tracer = new Tracer(graph);

describe('use of a statechart', () => {
  it('[INSPECT5] counts every transition, and names those never taken', () => {
    const { records, transitions, unclear } = usedOf(graph, tracer, [
      journal([dark(true), dark(false)]),
      journal([dark(true)]),
    ]);
    expect(records).toBe(3);
    expect(unclear).toBe(0);
    expect(transitions[0]).toEqual({
      id: expect.stringContaining('setting.change') as string,
      times: 3,
      reason: null,
    });
    const refused = transitions.find(({ id }) => id.includes('refusal.dismiss'));
    expect(refused).toMatchObject({ times: 0, reason: 'never taken' });
  });

  it('[INSPECT5] counts no transition more often than a walk took it, and nearly all as often', async () => {
    const ledger = await loadGraph('ledger');
    const walk = randomWalk(ledger, { seed: 3, steps: 300, maxSteps: null, weighted: true });
    const times = new Map<string, number>();
    for (const { transitions } of walk.flatMap(({ edges }) => edges))
      for (const id of transitions) times.set(id, (times.get(id) ?? 0) + 1);
    const journals = walk.map(({ start, edges }) =>
      // Each step has a time of its own.
      [start, ...edges].flatMap(({ facts }, i) =>
        sealFacts('workflow/ledger', emptyHead, facts, {
          ...stamp,
          at: new Date(Date.parse(stamp.at) + i * 1000).toISOString(),
        }),
      ),
    );
    const { transitions } = usedOf(ledger, new Tracer(ledger), journals);
    const counted = transitions.filter(({ times: often }) => often > 0);
    expect(counted.length).toBeGreaterThan(10);
    for (const { id, times: often } of counted) expect(often, id).toBeLessThanOrEqual(times.get(id) ?? 0);
    const exact = counted.filter(({ id, times: often }) => often === times.get(id));
    expect(exact.length / counted.length).toBeGreaterThan(0.8);
  });

  it('[INSPECT5] says of what leaves no fact that it cannot be seen', async () => {
    const { transitions } = await (async () => {
      const hr = await loadGraph('hr-agent');
      return usedOf(hr, new Tracer(hr), []);
    })();
    const reasons = new Set(transitions.map(({ reason }) => reason));
    expect(reasons).toEqual(new Set(['never taken', 'leaves no fact, so it cannot be seen']));
  });

  it('[INSPECT5] weighs walks by it, and leaves what nobody did possible', () => {
    const weights = weightsFrom(
      graph,
      usedOf(graph, tracer, [journal([dark(true), dark(false), dark(true)])]),
    );
    expect(weights['setting.change:dark']).toBe(2);
    expect(weights['setting.change:light']).toBe(1);
    expect(weights['refusal.dismiss']).toBe(0.5);
    expect(Object.keys(weights)).toEqual(Object.keys(graph.samples));
  });
});
