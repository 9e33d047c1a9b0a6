/** The front page: to a visitor what the product is, to somebody who is signed in their day. */
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
    // Most likely it is wanted: it comes while it is still found out who is here. A failure shows where it is opened.
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
