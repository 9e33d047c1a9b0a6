/** Makes one change of a thread and waits for what becomes of it. */
import { waitFor } from 'xstate';
import type { CommentChange } from '../../../events/thread/port.ts';
import type { ThreadActor } from '../../../machines/thread.machine.ts';

/** @throws Error in words for people, unless it was made */
export async function perform(actor: ThreadActor, change: CommentChange): Promise<void> {
  // Whatever else was not sent stays typed in its own place.
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
