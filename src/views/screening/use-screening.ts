/** A page's screening: its statechart, kept up to date with live updates. */
import { useEffect, useState } from 'react';
import { type ScreeningActor, screeningMachine } from '../../machines/screening.machine.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';

const doneWords: Readonly<Record<string, string>> = {
  ShortlistResume: 'On the shortlist',
  RejectResume: 'Rejected',
  TakeDecisionBack: 'The decision is undone',
  RetryScreening: 'It is screened again',
  RescoreResume: 'It is scored again',
};

export function useScreening(id: string, blind: boolean): ScreeningActor {
  const { screenings } = useApp();
  const [actor] = useState(() => screenings.actor(screeningMachine));
  useEffect(() => {
    let asked: string | null = null;
    const requested = actor.on('ScreeningAsked', ({ data: { change } }) => (asked = change));
    const answered = actor.on('ScreeningAnswered', ({ data: { refused } }) => {
      if (asked !== null && refused === null) {
        notify({ message: doneWords[asked] ?? 'Done', tone: 'positive' });
      }
      asked = null;
    });
    actor.start();
    return () => {
      requested.unsubscribe();
      answered.unsubscribe();
      // The journal outlives the page: record that its part ends here.
      actor.send({ type: 'screening.close' });
      actor.stop();
    };
  }, [actor]);
  useEffect(() => actor.send({ type: 'screening.open', id, blind }), [actor, id, blind]);
  useEffect(
    () =>
      screenings.follow((moved) => {
        // After an interrupted stream, updates may have been missed.
        if (!moved) actor.send({ type: 'screening.reload' });
        else actor.send({ type: 'screening.moved', id: moved.id, version: moved.version });
      }),
    [screenings, actor],
  );
  return actor;
}
