/**
 * Computes one step of a statechart without running it: the next state, the transitions taken, the outcome of every guard
 * evaluated, the facts emitted and the effects requested. Uses the product's own definition.
 */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { evaluateGuard } from 'xstate/guards';
import type { Fact } from '../../events/log/event.ts';
import { shortType } from './model.ts';

/** A request of a machine: to start an effect, or to run a quick action. */
export type Asked =
  { readonly start: string; readonly id: string; readonly input: unknown } | { readonly do: string };

export interface Observed {
  readonly snapshot: AnyMachineSnapshot;
  /** Ids of the transitions taken, including eventless ones. */
  readonly transitions: readonly string[];
  readonly guards: readonly GuardOutcome[];
  readonly facts: readonly Fact[];
  readonly asked: readonly Asked[];
}

export interface GuardOutcome {
  /** The transition it guards. */
  readonly transition: string;
  readonly passed: boolean;
}

/** An executable action as XState passes it, not executed. */
interface Planned {
  readonly type: string;
  readonly params: unknown;
}

interface Scope {
  readonly self: unknown;
  readonly actionExecutor: (action: Planned) => void;
}

/** A stable id for every transition of the definition, such as `auth.notReady / auth.changed #2`. */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const ids = new Map<AnyTransitionDefinition, string>();
  for (const node of [machine.root, ...getStateNodes(machine)]) {
    const lists = [...node.transitions.values(), node.always ?? []];
    for (const list of lists) {
      for (const [i, transition] of list.entries()) {
        const name = `${node.id} / ${shortType(transition.eventType)}`;
        ids.set(transition, list.length > 1 ? `${name} #${i + 1}` : name);
      }
    }
  }
  return ids;
}

/** Names of the quick actions that are slots, to be filled by a composition root. */
export function actionSlotNames(machine: AnyStateMachine): readonly string[] {
  return Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    .map(([name]) => name);
}

export class Observer {
  readonly ids: ReadonlyMap<AnyTransitionDefinition, string>;
  readonly #machine: AnyStateMachine;
  readonly #slots: ReadonlySet<string>;

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
    this.ids = transitionIds(machine);
    this.#slots = new Set(actionSlotNames(machine));
  }

  /** The first step: starting with `input`. */
  enter(input: unknown): Observed {
    const machine = this.#machine;
    return this.#observe(input, { type: 'xstate.init', input }, (scope) =>
      machine.getInitialSnapshot(scope as never, input as never),
    );
  }

  /** Null when no active state handles the event. */
  take(before: AnyMachineSnapshot, event: AnyEventObject): Observed | null {
    const candidates = candidatesFor(before, event.type);
    if (candidates.length === 0) return null;
    const guards = this.#guardsOf(candidates, before, event);
    const observed = this.#observe(undefined, event, (scope) =>
      this.#machine.transition(before, event as never, scope as never),
    );
    return { ...observed, guards: [...guards, ...observed.guards] };
  }

  #observe(
    input: unknown,
    event: AnyEventObject,
    step: (scope: Scope) => AnyMachineSnapshot,
  ): Omit<Observed, never> {
    const planned: Planned[] = [];
    const taken: AnyTransitionDefinition[] = [];
    const guards: GuardOutcome[] = [];
    const self = createActor(this.#machine, {
      input: input as never,
      inspect: (inspection) => {
        if (inspection.type !== '@xstate.microstep') return;
        taken.push(...inspection._transitions);
        const between = inspection.snapshot as AnyMachineSnapshot;
        guards.push(...this.#guardsOf(alwaysOf(between), between, event));
      },
    });
    const scope = {
      self,
      system: self.system,
      id: self.id,
      sessionId: self.sessionId,
      logger: () => undefined,
      defer: () => undefined,
      stopChild: () => undefined,
      emit: () => undefined,
      actionExecutor: (action: Planned) => planned.push(action),
    };
    // Creating the scope has entered the machine already; record only what follows.
    taken.length = guards.length = 0;
    const snapshot = step(scope);
    if (snapshot.status === 'error') throw snapshot.error;
    return {
      snapshot,
      transitions: taken.map((transition) => this.ids.get(transition)).filter((id) => id !== undefined),
      guards,
      facts: planned.filter(({ type }) => type === 'xstate.emit').map(({ params }) => factIn(params)),
      asked: planned.flatMap((action) => this.#askedBy(action)),
    };
  }

  #askedBy({ type, params }: Planned): readonly Asked[] {
    if (this.#slots.has(type)) return [{ do: type }];
    if (type !== 'xstate.spawnChild') return [];
    const { actorRef, id, src, input } = params as {
      actorRef?: { options?: { input?: unknown } };
      id: string;
      src: unknown;
      input?: unknown;
    };
    return [{ start: String(src), id, input: input ?? actorRef?.options?.input }];
  }

  #guardsOf(
    candidates: readonly (readonly AnyTransitionDefinition[])[],
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
  ): GuardOutcome[] {
    const outcomes: GuardOutcome[] = [];
    for (const list of candidates) {
      for (const transition of list) {
        if (transition.guard === undefined) break;
        const passed = evaluateGuard(transition.guard as never, snapshot.context, event, snapshot);
        outcomes.push({ transition: this.ids.get(transition) ?? '', passed });
        if (passed) break;
      }
    }
    return outcomes;
  }
}

function factIn(params: unknown): Fact {
  const { type, v, data } = (params as { event: Fact }).event;
  return { type, v, data };
}

/** The transition lists of the active states for the event, innermost first, up to one that must be taken. */
function candidatesFor(snapshot: AnyMachineSnapshot, type: string): (readonly AnyTransitionDefinition[])[] {
  const lists: (readonly AnyTransitionDefinition[])[] = [];
  const seen = new Set<AnyStateNode>();
  for (const leaf of snapshot._nodes.filter((node) => node.type === 'atomic' || node.type === 'final')) {
    for (let node: AnyStateNode | undefined = leaf; node && !seen.has(node); node = node.parent) {
      seen.add(node);
      const list = node.transitions.get(type);
      if (!list || list.length === 0) continue;
      lists.push(list);
      if (list.some(({ guard }) => guard === undefined)) break;
    }
  }
  return lists;
}

const alwaysOf = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.flatMap(({ always }) => (always && always.length > 0 ? [always] : []));
