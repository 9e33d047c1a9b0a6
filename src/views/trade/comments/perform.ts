/** Makes one change to a thread and waits for its outcome. */
import { waitFor } from 'xstate';
import type { CommentChange } from '../../../events/thread/port.ts';
import type { ThreadActor } from '../../../machines/thread.machine.ts';

/** @throws Error with a message for people, if the change failed */
export async function perform(actor: ThreadActor, change: CommentChange): Promise<void> {
  // Any other change that failed keeps its text in its own form.
  actor.send({ type: 'change.drop' });
  actor.send({ type: 'change.send', change });
  if (actor.getSnapshot().context.change?.key !== change.key) {
    throw new Error('Another comment is still on its way. Try again in a moment.');
  }
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches({ open: { writing: 'sending' } }));
  if (context.made === change.key) return;
  const message = context.refusal?.message ?? context.failure?.message;
  actor.send({ type: 'change.drop' });
  throw new Error(message ?? 'It is no longer here.');
}
