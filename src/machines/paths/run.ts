/**
 * Runs a path against a running actor: delays pass on a simulated clock and not a millisecond earlier, invoked effects
 * end when the path says so. After every step the machine must be where the path says, have told and asked what the
 * path says, and the facts of its log, folded, must give what it shows.
 */
import {
  type ActorLogic,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { validateFact, readFact } from '../../events/log/facts.ts';
import type { Fact } from '../../events/log/event.ts';
import { emptyHead, sealFacts } from '../../events/log/hash-chain.ts';
import { type GraphNode, keyOf, type Step } from './graph.ts';
import { isDelay, outcomeOf, type PathModel } from './model.ts';
import { actionSlotNames, type Asked } from './observe.ts';
import type { Path } from './path.ts';
import { isSame } from './same.ts';

export interface Failure {
  /** Counts from 1; 0 is the start. */
  readonly step: number;
  readonly name: string;
  readonly problem: string;
}

const stamp = { at: '2026-01-01T00:00:00.000Z', actor: 'u1', device: 'd1' };

/** What went wrong first, or null. `machine` may be a changed copy of the model's own. */
export function runPath(
  model: PathModel,
  nodes: readonly GraphNode[],
  { start, edges }: Path,
  machine: AnyStateMachine = model.machine,
): Failure | null {
  let at = { step: 0, name: start.name };
  const asked: Asked[] = [];
  const facts: Fact[] = [];
  const effects = new Effects(asked);
  const clock = new SimulatedClock();
  const actor = createActor(effects.provide(machine), { clock, input: start.input as never });
  let broken: unknown;
  actor.on('*', (fact: Fact) => facts.push({ type: fact.type, v: fact.v, data: fact.data }));
  actor.subscribe({ error: (error) => (broken = error) });
  const fold = folder(model);

  const settle = (expected: Step): string | null => {
    if (broken !== undefined) return `it broke: ${String(broken)}`;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const emitted = facts.splice(0);
    const done = asked.splice(0);
    const problem = unequal(snapshot, expected, emitted, done) ?? effects.leak() ?? fold(emitted, snapshot);
    return problem;
  };
  const unequal = (snapshot: AnyMachineSnapshot, expected: Step, emitted: Fact[], done: Asked[]) => {
    const node = nodes[expected.to]!;
    const key = keyOf(model, snapshot);
    if (!isSame(snapshot.value, node.value))
      return `it is in ${JSON.stringify(snapshot.value)} instead of ${JSON.stringify(node.value)}`;
    if (key !== node.key) return `its context is ${key} instead of ${node.key}`;
    if (!isSame(emitted, expected.facts))
      return `it told ${JSON.stringify(emitted)} instead of ${JSON.stringify(expected.facts)}`;
    if (!isSame(sorted(done), sorted(expected.asked)))
      return `it asked for ${JSON.stringify(done)} instead of ${JSON.stringify(expected.asked)}`;
    return null;
  };

  try {
    actor.start();
    let problem = settle(start);
    if (problem) return { ...at, problem };
    for (const [i, edge] of edges.entries()) {
      at = { step: i + 1, name: edge.name };
      problem = take(edge.event) ?? settle(edge);
      if (problem) return { ...at, problem };
    }
    return null;
  } catch (error) {
    return { ...at, problem: `it threw ${String(error)}` };
  } finally {
    actor.stop();
  }

  function take(event: AnyEventObject): string | null {
    const outcome = outcomeOf(event);
    if (outcome) {
      const child = (actor.getSnapshot() as AnyMachineSnapshot).children[outcome.id];
      if (!child || !effects.isRunning(outcome.id)) return `nothing runs under the id ${outcome.id}`;
      child.send(
        outcome.kind === 'done'
          ? { type: 'answer', output: outcome.output }
          : { type: 'fail', error: outcome.error },
      );
    } else if (isDelay(event)) return pass(event.type);
    else actor.send(event as never);
    return null;
  }

  function pass(type: string): string | null {
    const name = type.split('.')[2] ?? '';
    const written = model.machine.implementations.delays[name] ?? Number(name);
    const { context } = actor.getSnapshot() as AnyMachineSnapshot;
    const delay =
      typeof written === 'function' ? written({ context, event: { type } } as never, {}) : written;
    if (typeof delay !== 'number' || Number.isNaN(delay)) return `its delay ${name} is no number`;
    const before = JSON.stringify(actor.getSnapshot().value);
    clock.increment(delay - 1);
    if (JSON.stringify(actor.getSnapshot().value) !== before || facts.length > 0)
      return `it did not wait ${delay} ms`;
    clock.increment(1);
    return null;
  }
}

/** The order in which one step asks is not the machine's to promise: XState starts effects after its actions. */
const sorted = (asked: readonly Asked[]) =>
  [...asked].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

type Wait = Snapshot<unknown> & { readonly input: unknown };

/** Stands in for every effect: none ends before the path says so. */
class Effects {
  readonly #asked: Asked[];
  readonly #running: string[] = [];

  constructor(asked: Asked[]) {
    this.#asked = asked;
  }

  provide(machine: AnyStateMachine): AnyStateMachine {
    const actors = Object.keys(machine.implementations.actors).map(
      (slot) => [slot, this.#waiting(slot)] as const,
    );
    const actions = actionSlotNames(machine).map(
      (slot) => [slot, () => void this.#asked.push({ do: slot })] as const,
    );
    return machine.provide({
      actors: Object.fromEntries(actors),
      actions: Object.fromEntries(actions),
    } as never);
  }

  isRunning(id: string): boolean {
    return this.#running.includes(id);
  }

  /** One effect that was forgotten while the next of its kind began. */
  leak(): string | null {
    const twice = this.#running.find((id, i) => this.#running.indexOf(id) !== i);
    return twice === undefined ? null : `${twice} runs twice`;
  }

  #waiting(slot: string): AnyActorLogic {
    const ended = (id: string) => void this.#running.splice(this.#running.indexOf(id), 1);
    const logic: ActorLogic<Wait, AnyEventObject> = {
      getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
      getPersistedSnapshot: (wait) => wait,
      start: ({ input }, { self: { id } }) => {
        this.#running.push(id);
        this.#asked.push({ start: slot, id, input });
      },
      transition: (wait, event, { self: { id } }) => {
        if (event.type === 'answer') {
          ended(id);
          return { ...wait, status: 'done', output: event.output, error: undefined };
        }
        if (event.type === 'fail') {
          ended(id);
          return { ...wait, status: 'error', output: undefined, error: event.error };
        }
        if (event.type === 'xstate.stop') {
          ended(id);
          return { ...wait, status: 'stopped', output: undefined, error: undefined };
        }
        return wait;
      },
    };
    return logic;
  }
}

/** Writes facts into a chain as the log would, reads them back, folds them and compares with what is shown. */
function folder({ definitions, projection, view }: PathModel) {
  let head = emptyHead;
  let folded = projection.initial();
  return (facts: readonly Fact[], snapshot: AnyMachineSnapshot): string | null => {
    for (const record of sealFacts('paths', head, facts, stamp)) {
      const fault = validateFact(definitions, record);
      if (fault !== null) return fault;
      const fact = readFact(definitions, record);
      if (!fact) return `${record.type} is a fact that no noun declares`;
      folded = projection.evolve(folded, fact as never);
      head = { seq: record.seq, hash: record.hash };
    }
    const shown = view(snapshot);
    if (isSame(folded, shown)) return null;
    return `its log folds to ${JSON.stringify(folded)}, but it shows ${JSON.stringify(shown)}`;
  };
}
