/**
 * Changed copies of a machine whose way is right and whose words are not: an error replaced by another, a refusal without
 * its text, a list that loses its last, a number one off, a part that is forgotten, a limit that comes one too early or too late. Which of
 * them there are to make is seen while the machine is explored, so that none is the original again.
 */
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate';
import { explore } from '../../src/machines/paths/graph.ts';
import type { PathModel } from '../../src/machines/paths/model.ts';
import { isSame } from '../../src/machines/paths/same.ts';
import type { Mutant } from './mutants.ts';

type Values = Readonly<Record<string, unknown>>;
interface Args {
  readonly context: Values;
  readonly event: Values;
}

export const contentMutantsOf = (model: PathModel): readonly Mutant[] => [
  ...assignMutants(model),
  ...guardMutants(model),
  ...limitMutants(model),
];

// What is assigned

type Change = (assigned: Values, args: Args) => Values;

interface Assigning {
  (): void;
  readonly assignment: unknown;
}
const isAssigning = (value: unknown): value is Assigning =>
  typeof value === 'function' && 'assignment' in value;

interface Enqueuing {
  (): void;
  readonly collect: (args: Args & { readonly enqueue: Enqueue }, params: unknown) => void;
}
type Enqueue = ((action: unknown) => void) & Record<string, (...args: readonly unknown[]) => void>;
const isEnqueuing = (value: unknown): value is Enqueuing =>
  typeof value === 'function' && 'collect' in value && 'resolve' in value;

function assigned(assignment: unknown, args: Args, params: unknown): Values {
  const valueOf = (value: unknown) =>
    typeof value === 'function' ? (value as (args: Args, params: unknown) => unknown)(args, params) : value;
  if (typeof assignment === 'function') return valueOf(assignment) as Values;
  return Object.fromEntries(
    Object.entries(assignment as Values).map(([key, value]) => [key, valueOf(value)]),
  );
}

const changedAssign = (assignment: unknown, change: Change): unknown =>
  assign(((args: Args, params: unknown) => change(assigned(assignment, args, params), args)) as never);

/** The machine with other assignments, each known by where it is written. */
function withAssigns(machine: AnyStateMachine, changeAt: (place: string) => Change | null): AnyStateMachine {
  const copy = (value: unknown, path: readonly string[]): unknown => {
    if (isAssigning(value)) {
      const change = changeAt(path.filter((part) => part !== 'states').join('.'));
      return change ? changedAssign(value.assignment, change) : value;
    }
    if (Array.isArray(value)) return value.map((part, i) => copy(part, [...path, String(i + 1)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, [...path, key])]));
  };
  const actions = Object.entries(machine.implementations.actions).map(([name, action]) => {
    const change = isAssigning(action) || isEnqueuing(action) ? changeAt(name) : null;
    if (!change) return [name, action] as const;
    if (isAssigning(action)) return [name, changedAssign(action.assignment, change)] as const;
    return [name, enqueuing(action as unknown as Enqueuing, (args) => args, change)] as const;
  });
  const { id, ...config } = machine.config as Values;
  return createMachine(
    { id, ...(copy(config, [String(id)]) as object) } as never,
    { ...machine.implementations, actions: Object.fromEntries(actions) } as never,
  ) as unknown as AnyStateMachine;
}

/** The same action that sees, or assigns, something else. */
function enqueuing(original: Enqueuing, see: (args: Args) => Args, change: Change | null): unknown {
  return Object.assign(() => undefined, original, {
    collect: (args: Args & { readonly enqueue: Enqueue }, params: unknown) => {
      const enqueue = Object.assign((one: unknown) => args.enqueue(one), args.enqueue, {
        assign: (assignment: unknown) =>
          args.enqueue(change ? changedAssign(assignment, change) : assign(assignment as never)),
      }) as Enqueue;
      original.collect({ ...args, ...see(args), enqueue }, params);
    },
  });
}

interface Tampering {
  readonly name: string;
  /** Undefined where there is nothing to tamper with. */
  readonly of: (value: unknown) => unknown;
}

/** Every part of it that `change` changes, replaced; undefined where there is none. */
function replaced(value: unknown, change: (part: unknown) => unknown): unknown {
  let found = false;
  const visit = (part: unknown): unknown => {
    const other = change(part);
    if (other !== undefined) {
      found = true;
      return other;
    }
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
      return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
  };
  const result = visit(value);
  return found ? result : undefined;
}

const tamperings: readonly Tampering[] = [
  {
    name: 'with another error',
    of: (value) => replaced(value, (part) => (part instanceof Error ? new Error('another') : undefined)),
  },
  {
    name: 'with empty words',
    of: (value) => replaced(value, (part) => (typeof part === 'string' && part !== '' ? '' : undefined)),
  },
  {
    name: 'with numbers one more',
    of: (value) => replaced(value, (part) => (typeof part === 'number' ? part + 1 : undefined)),
  },
  {
    name: 'without its last',
    of: (value) => (Array.isArray(value) && value.length > 0 ? value.slice(0, -1) : undefined),
  },
];
const forgotten = 'forgotten';

function assignMutants(model: PathModel): readonly Mutant[] {
  const found = new Map<string, { readonly place: string; readonly key: string; readonly how: string }>();
  const note = (place: string, key: string, how: string) =>
    found.set(`${place}: ${key} ${how}`, { place, key, how });
  const watched = withAssigns(model.machine, (place) => (values, { context }) => {
    for (const [key, value] of Object.entries(values)) {
      if (!isSame(value, context[key])) note(place, key, forgotten);
      for (const { name, of } of tamperings) if (of(value) !== undefined) note(place, key, name);
    }
    return values;
  });
  explore({ ...model, machine: watched });
  return [...found].map(([name, { place, key, how }]) => {
    const change: Change = (values) => {
      if (!Object.hasOwn(values, key)) return values;
      const { [key]: value, ...others } = values;
      const tampering = tamperings.find((one) => one.name === how);
      return tampering ? { ...values, [key]: tampering.of(value) ?? value } : others;
    };
    return { name, machine: withAssigns(model.machine, (at) => (at === place ? change : null)) };
  });
}

// What is compared

type Guard = (args: Args, params: unknown) => boolean;

/** The number one off, the list with one more or fewer; anything else as it is. */
function shifted(value: unknown, by: 1 | -1): unknown {
  if (typeof value === 'number') return value + by;
  if (!Array.isArray(value)) return value;
  return by === 1 ? [...(value as unknown[]), value.at(-1) ?? {}] : value.slice(1);
}

const compares = (guard: unknown) => /[<>]/.test(String(guard).replaceAll('=>', ''));
const inWords = (by: 1 | -1) => (by === 1 ? 'one more' : 'one fewer');

/** Guards that compare, each with one of the compared numbers one off. */
function guardMutants(model: PathModel): readonly Mutant[] {
  const { guards } = model.machine.implementations as unknown as { guards: Readonly<Record<string, Guard>> };
  const ways = Object.entries(guards).flatMap(([name, guard]) => {
    if (typeof guard !== 'function' || !compares(guard)) return [];
    return ([1, -1] as const).flatMap((by) =>
      (['context', 'event'] as const).flatMap((part) =>
        keysIn(guard, part, model).map((key) => ({
          name: `${name} with ${part}.${key} ${inWords(by)}`,
          guard: name,
          changed: ((args, params) =>
            guard(
              { ...args, [part]: { ...args[part], [key]: shifted(args[part][key], by) } },
              params,
            )) as Guard,
        })),
      ),
    );
  });
  const differing = new Set<string>();
  const watched = Object.fromEntries(
    Object.entries(guards).map(([name, guard]) => [
      name,
      typeof guard === 'function'
        ? (args: Args, params: unknown) => {
            const answer = guard(args, params);
            for (const way of ways)
              if (way.guard === name && way.changed(args, params) !== answer) differing.add(way.name);
            return answer;
          }
        : guard,
    ]),
  );
  explore({ ...model, machine: model.machine.provide({ guards: watched } as never) });
  return ways
    .filter(({ name }) => differing.has(name))
    .map(({ name, guard, changed }) => ({
      name,
      machine: model.machine.provide({ guards: { [guard]: changed } } as never),
    }));
}

/** Parts of the context, or of events, whose names the guard mentions. */
function keysIn(guard: Guard, part: 'context' | 'event', { machine, starts, samples }: PathModel) {
  const all =
    part === 'event'
      ? Object.values(samples).flatMap((sample) => Object.keys(sample))
      : Object.keys(
          createActor(machine, { input: Object.values(starts)[0] as never }).getSnapshot().context as object,
        );
  return [...new Set(all)].filter((key) => key !== 'type' && new RegExp(`\\b${key}\\b`).test(String(guard)));
}

// Where it is enough

/** A limit that comes one too early, and one too late: only there the count looks other than it is. */
function limitMutants({ machine, limits }: PathModel): readonly Mutant[] {
  return limits.flatMap(({ name, key, most }) =>
    ([1, -1] as const).map((by) => {
      const see = ({ context, ...args }: Args): Args => {
        const value = context[key];
        const count = Array.isArray(value) ? value.length : value;
        const isThere = count === (by === 1 ? most - 1 : most);
        return { ...args, context: isThere ? { ...context, [key]: shifted(value, by) } : context };
      };
      const { guards, actions } = machine.implementations as unknown as {
        guards: Readonly<Record<string, Guard>>;
        actions: Values;
      };
      return {
        name: `${name}: the limit ${by === 1 ? 'one too early' : 'one too late'}`,
        machine: machine.provide({
          guards: Object.fromEntries(
            Object.entries(guards).map(([id, guard]) => [
              id,
              typeof guard === 'function'
                ? (args: Args, params: unknown) => guard({ ...args, ...see(args) }, params)
                : guard,
            ]),
          ),
          actions: Object.fromEntries(
            Object.entries(actions).flatMap(([id, action]) =>
              isEnqueuing(action) ? [[id, enqueuing(action, see, null)]] : [],
            ),
          ),
        } as never),
      };
    }),
  );
}
