/** A statechart's definition as plain data, for drawing it. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { shortType } from './model.ts';
import { transitionIds } from './observe.ts';

export interface ChartTransition {
  /** As in the reports. */
  readonly id: string;
  readonly event: string;
  /** Name of the guard; null without one. */
  readonly guard: string | null;
  /** The target state; null when the state does not change. */
  readonly target: string | null;
}

export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Whether it is entered first when its parent is. */
  readonly initial: boolean;
  /** Effects that run while it is active. */
  readonly effects: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly children: readonly ChartState[];
}

export function chartOf(machine: AnyStateMachine): ChartState {
  const ids = transitionIds(machine);
  const stateOf = (node: AnyStateNode): ChartState => ({
    id: node.id,
    key: node.key,
    kind: node.type,
    initial: node.parent?.type === 'compound' && (node.parent.initial.target?.includes(node) ?? false),
    effects: node.invoke.map(({ id }) => id),
    transitions: [...ids].filter(([{ source }]) => source === node).map(transitionOf),
    children: Object.values(node.states).map(stateOf),
  });
  return stateOf(machine.root);
}

function transitionOf([{ eventType, guard, target }, id]: readonly [
  AnyTransitionDefinition,
  string,
]): ChartTransition {
  return { id, event: shortType(eventType), guard: nameOf(guard), target: target?.[0]?.id ?? null };
}

function nameOf(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  const { type, name } = guard as { type?: unknown; name?: string };
  if (typeof type === 'string') return type;
  // An inline guard has no name of its own.
  return name === undefined || name === '' || name === 'guard' ? 'guarded' : name;
}

/** The state itself and all its descendants, outermost first. */
export function statesIn(chart: ChartState): readonly ChartState[] {
  return [chart, ...chart.children.flatMap(statesIn)];
}
