/** The front page: the product for visitors, their day for signed-in people. */
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../session.ts';
import { DaySkeleton } from './day/day-skeleton.tsx';
import classes from './home-page.module.css';
import { VisitorPage } from './visitor-page.tsx';

const loadDay = () => import('./day/day-page.tsx');
const DayPage = lazy(async () => ({ default: (await loadDay()).DayPage }));

export function HomePage() {
  const { ready, person } = useSession();
  useEffect(() => {
    // Preload the day page while the sign-in is still being checked, since it is probably needed. A failure is shown
    // when it opens.
    if (document.documentElement.hasAttribute('data-person')) loadDay().catch(() => undefined);
  }, []);
  if (person)
    return (
      <Suspense fallback={<DaySkeleton label="Loading your day" />}>
        <DayPage key={person.uid} uid={person.uid} />
      </Suspense>
    );
  return (
    <>
      <div className={classes.visitor}>
        <VisitorPage />
      </div>
      {ready ? null : (
        <div className={classes.expected}>
          <DaySkeleton />
        </div>
      )}
    </>
  );
}
