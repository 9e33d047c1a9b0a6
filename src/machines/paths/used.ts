/** What people really took of a statechart, as their journals tell it: which transitions, how often, which never. */
import type { EventRecord } from '../../events/log/event.ts';
import type { Part } from './coverage.ts';
import type { Graph } from './graph.ts';
import type { Tracer } from './trace.ts';

export interface Used {
  /** Records that were read, of all journals. */
  readonly records: number;
  /** Steps that fit more than one transition, or none: they count for no transition. */
  readonly unclear: number;
  readonly states: readonly Part[];
  /** The most used first; those never used at the end, with the reason. */
  readonly transitions: readonly Part[];
  /** How often each sample's step was taken; where several fit, each has its share. */
  readonly steps: Readonly<Record<string, number>>;
}

const never = 'never taken';
const traceless = 'leaves no fact, so it cannot be seen';

/** @param journals each in order, of one device */
export function usedOf(
  { definition }: Graph,
  tracer: Tracer,
  journals: readonly (readonly EventRecord[])[],
): Used {
  const states = new Map<string, number>();
  const transitions = new Map<string, number>();
  const steps = new Map<string, number>();
  let unclear = 0;
  const add = (to: Map<string, number>, id: string, times = 1) => to.set(id, (to.get(id) ?? 0) + times);
  for (const moment of journals.flatMap((records) => tracer.trace(records))) {
    for (const id of moment.active) add(states, id);
    for (const id of moment.taken) add(transitions, id);
    for (const name of moment.names) add(steps, name, 1 / moment.names.length);
    if (moment.ends && moment.taken.length === 0) unclear += 1;
  }
  const seen = tracer.traceable;
  return {
    records: journals.reduce((sum, records) => sum + records.length, 0),
    unclear,
    states: definition.states.map((id) => partOf(id, states, never)),
    transitions: definition.transitions
      .map((id) => partOf(id, transitions, seen.has(id) ? never : traceless))
      .sort((a, b) => b.times - a.times),
    steps: Object.fromEntries(steps),
  };
}

function partOf(id: string, times: ReadonlyMap<string, number>, reason: string): Part {
  const often = times.get(id) ?? 0;
  return { id, times: often, reason: often > 0 ? null : reason };
}

/** As seldom as can be: what nobody did yet can still happen. */
const leastWeight = 0.5;

/** Weights for walks as people take them: how often each sample's step was taken. */
export function weightsFrom({ samples }: Graph, { steps }: Used): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.keys(samples).map((name) => [name, Math.max(leastWeight, steps[name] ?? 0)]),
  );
}
