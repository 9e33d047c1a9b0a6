/**
 * Runs a path against a running actor. After every step the machine must be where the path says, have emitted and asked
 * what the path says, keep what its model states as invariants, and the facts of its log, folded, must give what it shows.
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

/** What went wrong first, or null. `machine` may be a changed copy of the model's own. */
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
      problem = actor.take(edge.event) ?? settle(edge) ?? broken(model, edge, before, actor.snapshot);
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

/** The order in which one step asks is not the machine's to promise: XState starts effects after its actions. */
const sorted = (asked: readonly Asked[]) =>
  [...asked].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Which invariant the step has broken, or null. */
function broken(
  { invariants }: PathModel,
  { event, transitions }: Edge,
  before: AnyMachineSnapshot,
  now: AnyMachineSnapshot,
): string | null {
  // What every guard turns away is as if it had not happened, down to what the abstraction leaves out.
  if (transitions.length === 0 && !isSame(before.context, now.context))
    return 'it was turned away, and changed the context all the same';
  const found = invariants.find(({ holds }) => !holds({ now, before, event }));
  return found ? `this does not hold: ${found.name}` : null;
}
