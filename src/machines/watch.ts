/**
 * Observes running statecharts: which states are active, and the last events with the facts they emitted. It keeps only the
 * type of an event: a payload may hold a password, a fact never does.
 */
import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Fact } from '../events/log/event.ts';
import { shortType } from './paths/model.ts';
import { onStarted } from './started.ts';

export interface Seen {
  /** Counts from 1. */
  readonly number: number;
  readonly at: Date;
  readonly event: string;
  /** Ids of the states active afterward, without the machine itself. */
  readonly active: readonly string[];
  readonly facts: readonly Fact[];
}

export interface Watched {
  /** The machine's id. */
  readonly name: string;
  readonly active: readonly string[];
  /** The last events, newest first. */
  readonly seen: readonly Seen[];
}

/** Events kept per statechart. */
const maxSeen = 50;

const activeIn = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.filter(({ parent }) => parent).map(({ id }) => id);

export class Watch {
  readonly #watched = new Map<string, Watched>();
  readonly #listeners = new Set<() => void>();
  #all: readonly Watched[] = [];

  /** Call before the actor starts. The statecharts that it starts are watched, too. */
  add(actor: AnyActor): void {
    this.#watch(actor);
    onStarted(actor, (started) => this.#watch(started));
  }

  #watch(actor: AnyActor): void {
    const { id: name } = actor.logic as AnyStateMachine;
    const facts: Fact[] = [];
    let number = 0;
    actor.on('*', (emitted) => {
      const { type, v, data } = emitted as Fact;
      facts.push({ type, v, data });
    });
    actor.system.inspect((inspection) => {
      if (inspection.type !== '@xstate.snapshot' || inspection.actorRef !== actor) return;
      const active = activeIn(inspection.snapshot as AnyMachineSnapshot);
      number += 1;
      const event = inspection.event.type === 'xstate.init' ? 'starts' : shortType(inspection.event.type);
      const last = { number, at: new Date(), event, active, facts: facts.splice(0) };
      const before = this.#watched.get(name)?.seen ?? [];
      this.#watched.set(name, { name, active, seen: [last, ...before.slice(0, maxSeen - 1)] });
      this.#all = [...this.#watched.values()];
      for (const listener of this.#listeners) listener();
    });
  }

  /** Returns the same array until something happens. */
  readonly all = (): readonly Watched[] => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
