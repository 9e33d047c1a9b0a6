/**
 * An actor whose environment is controlled by a test: delays run on a simulated clock, never a millisecond early,
 * invoked effects end when told to, and its emitted facts and requests are recorded.
 */
import {
  type ActorLogic,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import type { Fact } from '../../events/log/event.ts';
import { isDelay, outcomeOf, type PathModel } from './model.ts';
import { actionSlotNames, type Asked } from './observe.ts';

export class TestActor {
  readonly #model: PathModel;
  readonly #actor: AnyActor;
  readonly #effects: Effects;
  readonly #clock = new SimulatedClock();
  readonly #asked: Asked[] = [];
  readonly #facts: Fact[] = [];
  #broken: unknown;

  /** @param machine may be a changed copy of the model's own */
  constructor(model: PathModel, machine: AnyStateMachine, input: unknown) {
    this.#model = model;
    this.#effects = new Effects(this.#asked);
    this.#actor = createActor(this.#effects.provide(machine), {
      clock: this.#clock,
      input: input as never,
    });
    this.#actor.on('*', (emitted) => {
      const { type, v, data } = emitted as unknown as Fact;
      this.#facts.push({ type, v, data });
    });
    this.#actor.subscribe({ error: (error) => (this.#broken = error) });
  }

  start(): void {
    this.#actor.start();
  }

  stop(): void {
    this.#actor.stop();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** Why it cannot continue, or null. */
  get problem(): string | null {
    return this.#broken === undefined ? this.#effects.leak() : `it broke: ${String(this.#broken)}`;
  }

  /** The facts since the last call. */
  takeFacts(): Fact[] {
    return this.#facts.splice(0);
  }

  /** Its requests since the last call. */
  takeAsked(): Asked[] {
    return this.#asked.splice(0);
  }

  /** @returns why the event cannot happen, or null */
  take(event: AnyEventObject): string | null {
    const outcome = outcomeOf(event);
    if (!outcome) {
      if (isDelay(event)) return this.#pass(event.type);
      this.#actor.send(event as never);
      return null;
    }
    const child = this.snapshot.children[outcome.id];
    if (!child || !this.#effects.isRunning(outcome.id)) return `nothing runs under the id ${outcome.id}`;
    child.send(
      outcome.kind === 'done'
        ? { type: 'answer', output: outcome.output }
        : { type: 'fail', error: outcome.error },
    );
    return null;
  }

  #pass(type: string): string | null {
    const name = type.split('.')[2] ?? '';
    const written = this.#model.machine.implementations.delays[name] ?? Number(name);
    const { context, value } = this.snapshot;
    const delay =
      typeof written === 'function' ? written({ context, event: { type } } as never, {}) : written;
    if (typeof delay !== 'number' || Number.isNaN(delay)) return `its delay ${name} is no number`;
    const before = [JSON.stringify(value), this.#facts.length] as const;
    this.#clock.increment(delay - 1);
    if (JSON.stringify(this.snapshot.value) !== before[0] || this.#facts.length > before[1])
      return `it did not wait ${delay} ms`;
    this.#clock.increment(1);
    return null;
  }
}

type Wait = Snapshot<unknown> & { readonly input: unknown };

/** Replaces every effect: none ends before it is told to. */
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

  /** An effect that was not stopped before the next one with its id began. */
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
