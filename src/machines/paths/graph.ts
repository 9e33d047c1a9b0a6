/**
 * Explores a statechart into an explicit graph: every context within the abstraction is a node, and every event that is
 * taken or rejected by a guard is an edge, so that generators need not handle guards.
 */
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Fact } from '../../events/log/event.ts';
import { isDelay, outcomeOf, type PathModel, shortType } from './model.ts';
import { type Asked, type GuardOutcome, Observer } from './observe.ts';

export interface GraphNode {
  readonly index: number;
  readonly key: string;
  readonly value: StateValue;
  /** The context as reduced by the abstraction. */
  readonly context: unknown;
  readonly snapshot: AnyMachineSnapshot;
  readonly out: Edge[];
}

export interface Step {
  /** Node it leads to. */
  readonly to: number;
  /** Name of the sample; for a start its name, prefixed with @. */
  readonly name: string;
  /** Transitions taken; empty when every guard rejects the event. */
  readonly transitions: readonly string[];
  readonly guards: readonly GuardOutcome[];
  readonly facts: readonly Fact[];
  readonly asked: readonly Asked[];
}

export interface Start extends Step {
  readonly input: unknown;
}

export interface Edge extends Step {
  readonly index: number;
  readonly from: number;
  readonly event: AnyEventObject;
  /** Equal for edges that the definition does not distinguish. */
  readonly label: string;
}

export interface Graph {
  readonly model: PathModel;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly Edge[];
  readonly starts: readonly Start[];
  readonly samples: Readonly<Record<string, AnyEventObject>>;
  readonly definition: Definition;
  readonly transitionIds: ReadonlyMap<AnyTransitionDefinition, string>;
}

/** Everything to cover, from the definition. */
export interface Definition {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  /** Ids of the transitions with a guard. */
  readonly guarded: readonly string[];
}

/** More nodes than any abstraction needs: if there are more, something is unbounded. */
const maxNodes = 20_000;

export function keyOf({ abstraction }: PathModel, snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, abstraction.of(snapshot)], (_, part: unknown) =>
    part === undefined ? null : part,
  );
}

/** Every event to try: the samples, and each delay of the definition under the name `after.<delay>`. */
export function allSamples({ machine, samples }: PathModel): Record<string, AnyEventObject> {
  const delays = machine.events.filter((type) => isDelay({ type }));
  const names = delays.map(shortType);
  const named = delays.map((type, i) => {
    const name = names[i]!;
    const alone = names.filter((other) => other === name).length === 1;
    return [alone ? name : type.replace(/^xstate\./, ''), { type }] as const;
  });
  return { ...samples, ...Object.fromEntries(named) };
}

/** Event types of the definition without a sample. */
export function missingSamples(model: PathModel): readonly string[] {
  const given = new Set(Object.values(allSamples(model)).map(({ type }) => type));
  return model.machine.events.filter((type) => !given.has(type) && !type.startsWith('xstate.done.state.'));
}

export function explore(model: PathModel): Graph {
  const observer = new Observer(model.machine);
  const samples = allSamples(model);
  const nodes: GraphNode[] = [];
  const edges: Edge[] = [];
  const known = new Map<string, GraphNode>();

  const nodeOf = (snapshot: AnyMachineSnapshot): GraphNode => {
    const key = keyOf(model, snapshot);
    const found = known.get(key);
    if (found) return found;
    if (nodes.length === maxNodes)
      throw new Error(`${model.machine.id}: more than ${maxNodes} contexts; the abstraction is unbounded`);
    const { value } = snapshot;
    const node = { index: nodes.length, key, value, context: JSON.parse(key)[1], snapshot, out: [] };
    nodes.push(node);
    known.set(key, node);
    return node;
  };

  const starts = Object.entries(model.starts).map(([name, input]): Start => {
    const { snapshot, ...step } = observer.enter(input);
    return { ...step, name: `@${name}`, input, to: nodeOf(snapshot).index };
  });
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]!;
    for (const [name, event] of Object.entries(samples)) {
      if (!canHappen(node.snapshot, event)) continue;
      const observed = observer.take(node.snapshot, event);
      if (!observed || model.abstraction.within?.(observed.snapshot) === false) continue;
      const { snapshot, ...step } = observed;
      const to = nodeOf(snapshot).index;
      const label = labelOf(shortType(event.type), step);
      const edge = { ...step, index: edges.length, from: node.index, to, name, event, label };
      edges.push(edge);
      node.out.push(edge);
    }
  }
  return {
    model,
    nodes,
    edges,
    starts,
    samples,
    definition: definitionOf(model, observer),
    transitionIds: observer.ids,
  };
}

function labelOf(type: string, { transitions, guards }: Pick<Step, 'transitions' | 'guards'>): string {
  if (transitions.length > 0) return transitions.join(' + ');
  return `${guards.at(-1)?.transition ?? type} turned away`;
}

/** Only a running effect can have an outcome. */
function canHappen(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const outcome = outcomeOf(event);
  if (!outcome) return true;
  return snapshot._nodes.some(({ invoke }) => invoke.some(({ id }) => id === outcome.id));
}

function definitionOf({ machine }: PathModel, observer: Observer): Definition {
  const states = getStateNodes(machine).map(({ id }) => id);
  const transitions = [...observer.ids.values()];
  const guarded = [...observer.ids].filter(([{ guard }]) => guard !== undefined).map(([, id]) => id);
  return { states, transitions, guarded };
}

/** Ids of a node's active states, without the machine itself. */
export const activeStates = ({ snapshot }: GraphNode): readonly string[] =>
  snapshot._nodes.filter((node: AnyStateNode) => node.parent).map(({ id }) => id);
