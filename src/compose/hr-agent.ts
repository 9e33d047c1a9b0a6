/** The HR agent of the app: its statechart runs from the first visit of its page until the tab is closed. */
import { type Actor, createActor } from 'xstate';
import type { HiringPorts } from '../adapters/hiring.ts';
import { forgetConversation } from '../adapters/hr-conversation.ts';
import { lazyListener, lazyPort } from '../adapters/lazy-port.ts';
import { notReached } from '../events/hr-agent/problem.ts';
import type { HrAgentSignal } from '../events/hr-agent/port.ts';
import type { authMachine } from '../machines/auth.machine.ts';
import type { hrAgentMachine } from '../machines/hr-agent.machine.ts';
import { answer, listener } from '../machines/slots.ts';
import type { App } from '../views/app.ts';

type Ports = HiringPorts['hrAgent'];

interface Surroundings {
  readonly ports: () => Promise<Ports>;
  readonly auth: Actor<typeof authMachine>;
  readonly storage: Storage;
  /** Called with the actor before it starts. */
  readonly starts: (actor: Actor<typeof hrAgentMachine>) => void;
}

export function composeHrAgent({ ports, auth, storage, starts }: Surroundings): App['hrAgent'] {
  const calls = lazyPort(async () => {
    const { describe, slots } = await ports();
    return { describe, restore: slots.restore, keep: slots.keep };
  });
  /** A listener whose code is loaded with its first use, and which sends `agent.failed` when that fails. */
  const received = <Input extends object>(
    listen: (slots: Ports['slots'], send: (received: HrAgentSignal) => void, input: Input) => () => void,
  ) =>
    listener<HrAgentSignal, Input>((send, input) =>
      lazyListener<Ports, HrAgentSignal>(
        () => null,
        ports,
        ({ slots }) =>
          (listener) =>
            listen(slots, listener, input),
        { type: 'agent.failed', failure: notReached },
      )(send),
    );

  let opened: Actor<typeof hrAgentMachine> | null = null;
  const open = (machine: typeof hrAgentMachine) => {
    const actor = createActor(
      machine.provide({
        actors: {
          restore: answer(calls.restore),
          answer: received((slots, send, input) => slots.answer(send, input)),
          analyse: received((slots, send, input) => slots.analyse(send, input)),
        },
        actions: { keep: ({ context: { uid, turns } }) => void calls.keep(uid, turns) },
      }),
    );
    starts(actor);
    actor.start();
    return actor;
  };

  /** Forgets the conversation on sign-out, whether its page was opened in this tab or not. */
  const notifyPerson = (uid: string | null) => {
    if (uid === null) forgetConversation(storage);
    opened?.send({ type: 'person.changed', uid });
  };
  const notifySignIn = () => {
    const { user, ready } = auth.getSnapshot().context;
    if (user !== null || ready) notifyPerson(user?.uid ?? null);
  };
  auth.subscribe(notifySignIn);
  auth.on('SignedOut', () => notifyPerson(null));

  return {
    describe: calls.describe,
    actor(machine) {
      opened ??= open(machine);
      notifySignIn();
      return opened;
    },
  };
}
