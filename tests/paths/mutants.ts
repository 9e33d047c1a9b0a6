/**
 * Changed copies of a machine, each with one mistake that a programmer could make: a dropped or misled transition, a
 * dropped guard, action or effect, swapped candidates, a wrong delay, a lost fact. Good paths tell every one of them
 * from the original.
 */
import { and, type AnyStateMachine, createMachine } from 'xstate';
import { explore } from '../../src/machines/paths/graph.ts';
import type { PathModel } from '../../src/machines/paths/model.ts';
import { seeded } from '../../src/machines/paths/seeded.ts';

export interface Mutant {
  /** What was changed and where. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

type Config = Record<string, unknown>;

/** A mistake to make in a fresh copy of the definition. */
interface Mistake {
  readonly name: string;
  readonly make: (config: Config) => void;
  /** Of a swap: sees in a copy whether both could ever be taken; where they never can, it is no mistake. */
  readonly watch?: (config: Config, note: () => void) => void;
}

/** Every mistake in the definition, in an order that `seed` decides; wrong targets are the seed's choice too. */
export function mutantsOf(model: PathModel, seed: number): readonly Mutant[] {
  const { machine } = model;
  const random = seeded(seed);
  const config = machine.config as Config;
  const mutants = [
    ...realMistakes(mistakesIn(config, random), model).map(({ name, make }) => {
      const copy = copyOf(config) as Config;
      make(copy);
      return { name, machine: rebuild(copy, machine) };
    }),
    ...delayMutants(machine),
    ...factMutants(machine),
  ];
  return mutants
    .map((mutant) => ({ mutant, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ mutant }) => mutant);
}

/** Without the swaps of candidates that shut each other out. */
function realMistakes(mistakes: readonly Mistake[], model: PathModel): readonly Mistake[] {
  const watched = copyOf(model.machine.config) as Config;
  const seen = new Set<Mistake>();
  // From the last on: what is put before a candidate moves those behind it.
  for (const mistake of [...mistakes].reverse()) mistake.watch?.(watched, () => seen.add(mistake));
  explore({ ...model, machine: rebuild(watched, model.machine) });
  return mistakes.filter((mistake) => !mistake.watch || seen.has(mistake));
}

const rebuild = (config: Config, { implementations }: AnyStateMachine): AnyStateMachine =>
  createMachine(config as never, implementations as never) as unknown as AnyStateMachine;

/** Functions are the product's own and stay the same. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}

const at = (config: unknown, path: readonly string[]): Config =>
  path.reduce<Config>((part, key) => part[key] as Config, config as Config);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** One entry, which may be a list of candidates, without its `index`th. */
function drop(holder: Config, key: string, index: number): void {
  const left = listOf(holder[key]).filter((_, i) => i !== index);
  if (left.length === 0) delete holder[key];
  else holder[key] = left;
}

function mistakesIn(config: Config, random: () => number): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const visit = (path: readonly string[], name: string, siblings: readonly string[]) => {
    const state = at(config, path);
    for (const hook of ['entry', 'exit'])
      mistakes.push(...dropped(path, hook, listOf(state[hook]).length, `${name} ${hook} action`));
    mistakes.push(...dropped(path, 'invoke', listOf(state.invoke).length, `${name} effect`));
    const own = path.at(-1);
    for (const { holder, key } of transitionLists(state)) {
      const list = listOf(at(state, holder)[key]);
      mistakes.push(...transitionMistakes([...path, ...holder], key, list, name, siblings, own, random));
    }
    const children = Object.keys((state.states as Config | undefined) ?? {});
    if (typeof state.initial === 'string') {
      const others = children.filter((child) => child !== state.initial);
      const other = others[Math.floor(random() * others.length)];
      if (other !== undefined)
        mistakes.push({
          name: `${name} begins in ${other}`,
          make: (copy) => void (at(copy, path).initial = other),
        });
    }
    for (const child of children) visit([...path, 'states', child], `${name}.${child}`, children);
  };
  visit([], String(config.id), []);
  return mistakes;
}

function dropped(path: readonly string[], key: string, count: number, name: string): readonly Mistake[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `${name} ${i + 1} dropped`,
    make: (copy) => drop(at(copy, path), key, i),
  }));
}

/** Where a state holds transitions: by event, by delay, always, and of its effects. */
function transitionLists(state: Config): readonly { holder: readonly string[]; key: string }[] {
  const keyed = ['on', 'after'].flatMap((holder) =>
    Object.keys((state[holder] as Config | undefined) ?? {}).map((key) => ({ holder: [holder], key })),
  );
  const direct = ['always', 'onDone'].filter((key) => key in state).map((key) => ({ holder: [], key }));
  const isList = Array.isArray(state.invoke);
  const effects = listOf(state.invoke).flatMap((invoke, i) =>
    ['onDone', 'onError']
      .filter((key) => key in (invoke as Config))
      .map((key) => ({ holder: isList ? ['invoke', String(i)] : ['invoke'], key })),
  );
  return [...keyed, ...direct, ...effects];
}

function transitionMistakes(
  path: readonly string[],
  key: string,
  list: readonly unknown[],
  state: string,
  siblings: readonly string[],
  own: string | undefined,
  random: () => number,
): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const change = (index: number, edit: (transition: Config) => void) => (copy: Config) => {
    const holder = at(copy, path);
    const copies = listOf(holder[key]).map((one) => (typeof one === 'string' ? { target: one } : one));
    edit(copies[index] as Config);
    holder[key] = copies;
  };
  for (const [i, given] of list.entries()) {
    const transition = (typeof given === 'string' ? { target: given } : given) as Config;
    const name = `${state} ${key}${list.length > 1 ? ` #${i + 1}` : ''}`;
    mistakes.push({ name: `${name} dropped`, make: (copy) => drop(at(copy, path), key, i) });
    if (transition.guard !== undefined && key !== 'always')
      mistakes.push({ name: `${name} unguarded`, make: change(i, (one) => void delete one.guard) });
    for (const action of listOf(transition.actions).keys())
      mistakes.push({
        name: `${name} without action ${action + 1}`,
        make: change(i, (one) => drop(one, 'actions', action)),
      });
    const target = typeof transition.target === 'string' ? transition.target : null;
    // Beside an event-less transition a wrong target can go round for ever.
    if (target !== null && key !== 'always') {
      const others = siblings.filter((other) => other !== target && other !== own);
      const other = others[Math.floor(random() * others.length)];
      if (other !== undefined && siblings.includes(target))
        mistakes.push({
          name: `${name} leads to ${other}`,
          make: change(i, (one) => void (one.target = other)),
        });
      mistakes.push({ name: `${name} leads nowhere`, make: change(i, (one) => void delete one.target) });
    }
    if (i + 1 < list.length)
      mistakes.push({
        name: `${name} after the next candidate`,
        make: (copy) => {
          const holder = at(copy, path);
          const copies = [...listOf(holder[key])];
          [copies[i], copies[i + 1]] = [copies[i + 1], copies[i]];
          holder[key] = copies;
        },
        watch: (copy, note) => {
          const guards = list.slice(i, i + 2).flatMap((one) => (one as Config).guard ?? []);
          const notes = () => {
            note();
            return false;
          };
          const holder = at(copy, path);
          holder[key] = listOf(holder[key]).toSpliced(i, 0, { guard: and([...guards, notes] as never) });
        },
      });
  }
  return mistakes;
}

/** Each delay a millisecond off to either side, doubled, and two swapped. */
function delayMutants(machine: AnyStateMachine): readonly Mutant[] {
  const delays = Object.entries(machine.implementations.delays).filter(
    (delay): delay is [string, number] => typeof delay[1] === 'number',
  );
  const withDelays = (changed: Record<string, number>) => machine.provide({ delays: changed } as never);
  return delays.flatMap(([name, ms], i) => [
    ...[ms - 1, ms + 1, ms * 2].map((wrong) => ({
      name: `${name} of ${wrong} ms`,
      machine: withDelays({ [name]: wrong }),
    })),
    ...delays.slice(i + 1).map(([other, otherMs]) => ({
      name: `${name} and ${other} swapped`,
      machine: withDelays({ [name]: otherMs, [other]: ms }),
    })),
  ]);
}

interface Enqueuing {
  (): void;
  collect: (args: { enqueue: Enqueue }, params: unknown) => void;
}
type Enqueue = ((action: unknown) => void) & Record<string, (...args: unknown[]) => void>;

/** Named actions that decide what to do: each once without telling, once without remembering. */
function factMutants(machine: AnyStateMachine): readonly Mutant[] {
  return Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
    if (typeof action !== 'function' || !('collect' in action)) return [];
    const original = action as unknown as Enqueuing;
    // An action that never does it would not miss it.
    const does = (['emit', 'assign'] as const).filter((way) => String(original.collect).includes(`.${way}(`));
    return does.map((silent) => {
      const changed = Object.assign(() => undefined, original, {
        collect: (args: { enqueue: Enqueue }, params: unknown) => {
          const enqueue = Object.assign((one: unknown) => args.enqueue(one), args.enqueue, {
            [silent]: () => undefined,
          }) as Enqueue;
          original.collect({ ...args, enqueue }, params);
        },
      });
      return {
        name: `${name} without ${silent}`,
        machine: machine.provide({ actions: { [name]: changed } } as never),
      };
    });
  });
}
