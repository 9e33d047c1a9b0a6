/** The statechart of invites as one page has it open. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type InviteActor, inviteMachine } from '../../machines/invite.machine.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { doneWords } from './words.ts';

/** @param onSettled called after every command that the server has answered, also with a no: what is shown may be old */
export function useInviteActor(onSettled: (done: boolean) => void): InviteActor {
  const { invites } = useApp();
  const [actor] = useState(() => invites.actor(inviteMachine));
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    const done = actor.on('InviteCommandDone', ({ data: { status } }) => {
      notify({ message: doneWords[status], tone: 'positive' });
      settled(true);
    });
    const refused = actor.on('InviteCommandRefused', () => settled(false));
    actor.start();
    return () => {
      done.unsubscribe();
      refused.unsubscribe();
      actor.stop();
    };
  }, [actor]);
  return actor;
}
