/** A page's invite statechart. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type InviteActor, inviteMachine } from '../../machines/invite.machine.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { doneWords } from './words.ts';

/** @param onSettled called after every answered or refused command: the page's data may be outdated */
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
