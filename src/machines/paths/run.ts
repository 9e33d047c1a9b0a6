/**
 * Runs a path on a running actor. After every step the machine must be in the expected state, must have emitted the expected
 * facts and requested the expected effects, must keep the model's invariants, and its facts must fold to its view.
 */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Fact } from '../../events/log/event.ts';
import { folder } from './fold.ts';
import { type Edge, type GraphNode, keyOf, type Step } from './graph.ts';
import type { PathModel } from './model.ts';
import type { Asked } from './observe.ts';
import type { Path } from './path.ts';
import { isSame } from './same.ts';
import { TestActor } from './test-actor.ts';

export interface Failure {
  /** Counts from 1; 0 is the start. */
  readonly step: number;
  readonly name: string;
  readonly problem: string;
}

/** The first problem, or null. `machine` may be a changed copy of the model's own. */
export function runPath(
  model: PathModel,
  nodes: readonly GraphNode[],
  { start, edges }: Path,
  machine: AnyStateMachine = model.machine,
): Failure | null {
  let at = { step: 0, name: start.name };
  const actor = new TestActor(model, machine, start.input);
  const fold = folder(model);
  const settle = (expected: Step): string | null => {
    if (actor.problem !== null) return actor.problem;
    const { snapshot } = actor;
    const facts = actor.takeFacts();
    return (
      unequal(model, nodes[expected.to]!, expected, { snapshot, facts, asked: actor.takeAsked() }) ??
      fold(facts, snapshot)
    );
  };
  try {
    actor.start();
    let problem = settle(start);
    if (problem) return { ...at, problem };
    for (const [i, edge] of edges.entries()) {
      at = { step: i + 1, name: edge.name };
      const before = actor.snapshot;
      problem =
        actor.take(edge.event) ?? settle(edge) ?? brokenInvariant(model, edge, before, actor.snapshot);
      if (problem) return { ...at, problem };
    }
    return null;
  } catch (error) {
    return { ...at, problem: `it threw ${String(error)}` };
  } finally {
    actor.stop();
  }
}

interface Seen {
  readonly snapshot: AnyMachineSnapshot;
  readonly facts: readonly Fact[];
  readonly asked: readonly Asked[];
}

function unequal(
  model: PathModel,
  node: GraphNode,
  expected: Step,
  { snapshot, facts, asked }: Seen,
): string | null {
  const key = keyOf(model, snapshot);
  if (!isSame(snapshot.value, node.value))
    return `it is in ${JSON.stringify(snapshot.value)} instead of ${JSON.stringify(node.value)}`;
  if (key !== node.key) return `its context is ${key} instead of ${node.key}`;
  if (!isSame(facts, expected.facts))
    return `it told ${JSON.stringify(facts)} instead of ${JSON.stringify(expected.facts)}`;
  if (!isSame(sorted(asked), sorted(expected.asked)))
    return `it asked for ${JSON.stringify(asked)} instead of ${JSON.stringify(expected.asked)}`;
  return null;
}

/** The order of effects and actions within a step is not guaranteed: XState starts effects after its actions. */
const sorted = (asked: readonly Asked[]) =>
  [...asked].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The invariant that the step violates, or null. */
function brokenInvariant(
  { invariants }: PathModel,
  { event, transitions }: Edge,
  before: AnyMachineSnapshot,
  now: AnyMachineSnapshot,
): string | null {
  // An event rejected by every guard must change nothing, not even what the abstraction leaves out.
  if (transitions.length === 0 && !isSame(before.context, now.context))
    return 'it was turned away, and changed the context all the same';
  const found = invariants.find(({ holds }) => !holds({ now, before, event }));
  return found ? `this does not hold: ${found.name}` : null;
}
