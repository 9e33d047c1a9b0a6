/** The thread actor of one page. */
import { useCallback } from 'react';
import type { ThreadPlace } from '../../../events/thread/port.ts';
import { threadMachine } from '../../../machines/thread.machine.ts';
import { useApp } from '../../app.ts';
import { usePageActor } from '../../ui/use-page-actor.ts';

/** @param person uid of the reader; another reader gets another thread */
export function useThread({ postId, commentId }: ThreadPlace, person: string | null) {
  const { threads } = useApp();
  const open = useCallback(
    async () => ({ actor: await threads.open(threadMachine, { postId, commentId }) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what a thread shows depends on who reads it
    [threads, postId, commentId, person],
  );
  return usePageActor(open);
}
