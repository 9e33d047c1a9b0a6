/** What people actually used of a statechart, from their journals: which transitions, how often, and which never. */
import type { EventRecord } from '../../events/log/event.ts';
import type { Part } from './coverage.ts';
import type { Graph } from './graph.ts';
import type { Tracer } from './trace.ts';

export interface Used {
  /** Records read from all journals. */
  readonly records: number;
  /** Steps that match several transitions or none; they count for no transition. */
  readonly unclear: number;
  readonly states: readonly Part[];
  /** Most used first; unused ones at the end, with the reason. */
  readonly transitions: readonly Part[];
  /** How often each sample's step was taken; if several match, each gets a share. */
  readonly steps: Readonly<Record<string, number>>;
}

const never = 'never taken';
const traceless = 'leaves no fact, so it cannot be seen';

/** @param journals each of one device, in order */
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

/** Lowest weight: what nobody has done yet may still happen. */
const minWeight = 0.5;

/** Weights for walks, from how often people took each sample's step. */
export function weightsFrom({ samples }: Graph, { steps }: Used): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.keys(samples).map((name) => [name, Math.max(minWeight, steps[name] ?? 0)]),
  );
}
