/** A state that a page has read never changes, whatever facts follow: true of every projection except the ledger's. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartFacts } from '../../src/events/cart/events.ts';
import { cartProjection } from '../../src/events/cart/projection.ts';
import type { Projection } from '../../src/events/log/decider.ts';
import type { Fact, Recorded } from '../../src/events/log/event.ts';
import type { FactDefinitions } from '../../src/events/log/facts.ts';
import { seed, times } from '../counts.ts';
import { streamOf } from './drawn-facts.ts';

type AnyProjection = Projection<unknown, Fact>;

const modules = import.meta.glob<Record<string, unknown>>('../../src/events/*/*.ts', { eager: true });

const isProjection = (value: unknown): value is AnyProjection =>
  typeof value === 'object' && value !== null && 'evolve' in value && 'decode' in value;

const isDefinitions = (value: unknown): value is FactDefinitions =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((one) => typeof one === 'object' && one !== null && 'upcasts' in one);

/** Every projection of the product with the facts that it folds: those of its own file, or of the noun's events.ts. */
const projections = Object.entries(modules).flatMap(([path, module]) => {
  const events = modules[path.replace(/[^/]+$/, 'events.ts')];
  const definitions = [...Object.values(module), ...Object.values(events ?? {})].find(isDefinitions);
  return Object.values(module)
    .filter(isProjection)
    .map((projection) => ({ name: projection.name, projection, definitions: definitions! }));
});

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** Folds `records`. @throws when a state or a fact was changed, or could be */
function foldPurely(projection: AnyProjection, records: readonly Recorded<Fact>[]): void {
  let state = projection.initial();
  for (const record of records) {
    const before = structuredClone({ state, record });
    const next = projection.evolve(state, record);
    expect({ state, record }).toEqual(before);
    if (!isFrozen(next)) throw new Error(`The state after ${record.type} can be changed`);
    state = next;
  }
}

describe('folding', () => {
  it('is in place for the ledger alone', () => {
    expect(projections.length).toBeGreaterThan(18);
    expect(projections.filter(({ projection }) => projection.foldsInPlace).map(({ name }) => name)).toEqual([
      'ledger',
    ]);
  });

  it.each(projections.filter(({ projection }) => !projection.foldsInPlace))(
    'never changes the state of $name that it was given',
    ({ projection, definitions }) => {
      const property = fc.property(streamOf(definitions), (records) => foldPurely(projection, records));
      fc.assert(property, { numRuns: times(1000), seed });
    },
  );

  it('is seen when it happens in place, or leaves a state that can be changed', () => {
    const counter = (evolve: (state: { count: number }) => { count: number }) =>
      ({ initial: () => ({ count: 0 }), evolve }) as unknown as AnyProjection;
    const inPlace = counter((state) => Object.assign(state, { count: state.count + 1 }));
    const copying = counter(({ count }) => ({ count: count + 1 }));
    const [record] = fc.sample(streamOf(cartFacts), { numRuns: 1, seed })[0]!;
    expect(() => foldPurely(inPlace, [record!])).toThrow(/to deeply equal/);
    expect(() => foldPurely(copying, [record!])).toThrow(/can be changed/);
  });

  it('draws facts that meet: carts with lines, removals and orders come up', () => {
    const seen = new Set<string>();
    for (const records of fc.sample(streamOf(cartFacts), { numRuns: 500, seed })) {
      const { lines, removed, checkout, placed } = records.reduce(
        (state, record) => cartProjection.evolve(state, record as never),
        cartProjection.initial(),
      );
      if (lines.length > 0) seen.add('lines');
      if (removed.length > 0) seen.add('removed');
      if (checkout?.sent) seen.add('sent');
      if (placed) seen.add('placed');
    }
    expect([...seen].sort()).toEqual(['lines', 'placed', 'removed', 'sent']);
  });
});
