/** The statecharts that a statechart starts, seen from outside: who watches or journals it learns of them before they do anything. */
import { type AnyActor, StateMachine } from 'xstate';
import type { Fact } from '../events/log/event.ts';

/** Calls back with each statechart that runs in the actor's system, before it starts. Call before the actor starts. */
export function onStarted(actor: AnyActor, listener: (started: AnyActor) => void): void {
  actor.system.inspect(({ type, actorRef }) => {
    if (type === '@xstate.actor' && (actorRef as AnyActor).logic instanceof StateMachine)
      listener(actorRef as AnyActor);
  });
}

/** Its facts and those of the statecharts that it starts, in the order in which they happen. */
export const factsOfAll = (actor: AnyActor) => ({
  on(type: '*', listener: (fact: Fact) => void) {
    const subscriptions = [actor.on(type, listener as never)];
    onStarted(actor, (started) => subscriptions.push(started.on(type, listener as never)));
    return { unsubscribe: () => subscriptions.forEach((subscription) => subscription.unsubscribe()) };
  },
});
