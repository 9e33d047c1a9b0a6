/** Todos, in the second backend: the session's statechart runs from the start, the code that asks the backend is loaded when needed. */
import { type Actor, createActor } from 'xstate';
import { keepJournal } from '../adapters/journal.ts';
import { lazyPort, opening } from '../adapters/lazy-port.ts';
import { answer } from '../machines/slots.ts';
import { todoMachine } from '../machines/todo.machine.ts';
import type { TodoPort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';

/** The caller starts the actor. */
export function composeTodo(
  { journal }: DeviceLog,
  whenIdle: Promise<void>,
): TodoPort & { readonly actor: Actor<typeof todoMachine> } {
  const backend = opening(async () => {
    await whenIdle;
    const { todoBackend } = await import('../adapters/todo.adapter.ts');
    return todoBackend({
      baseUrl: '/api/py',
      storage: sessionStorage,
      now: () => Date.now(),
      onRefused: () => actor.send({ type: 'session.refused' }),
    });
  });
  const slots = lazyPort(async () => (await backend()).slots);
  const actor = createActor(
    todoMachine.provide({
      actors: {
        restore: answer(slots.restore),
        signIn: answer(slots.signIn),
        register: answer(slots.register),
      },
      actions: { forgetSession: () => void slots.forgetSession() },
    }),
  );
  keepJournal({ ...journal, source: actor, stream: () => 'todo' });
  return { actor, calls: lazyPort(async () => (await backend()).port) };
}
