/** The start page of a signed-in person, depending on what they do: what needs attention, their money, orders and applicants. */
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ActivityCard } from './activity-card.tsx';
import frame from './day-frame.module.css';
import { DaySkeleton } from './day-skeleton.tsx';
import classes from './day.module.css';
import { StepsCard } from './steps-card.tsx';
import { FirstAction } from './first-action.tsx';
import { HiringCard } from './hiring-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { OwedCard } from './owed-card.tsx';
import { greeting, longDay } from './words.ts';

export function DayPage({ uid }: { uid: string }) {
  const { profile: actor } = useApp();
  const { profile, merchant, admin, purpose } = useSession();
  const loaded = useSelector(actor, ({ context }) => context.userLoaded);
  const [now] = useState(() => new Date());
  // The purpose in the profile decides which cards there are.
  if (!profile && !loaded) return <DaySkeleton label="Loading your day" />;
  const role = admin ? 'admin' : merchant ? 'merchant' : 'person';
  const about = { uid, role } as const;
  return (
    <div className={frame.day}>
      <header className={frame.head}>
        <div>
          <h1 className={classes.title} tabIndex={-1}>
            {greeting(now, profile?.firstName || profile?.displayName || '')}
          </h1>
          <p className={classes.lead}>{longDay(now)}</p>
        </div>
        <div className={classes.actions}>
          <FirstAction merchant={merchant} purpose={purpose} />
          <ButtonLink to="/ledger" look="outline">
            Money bag
          </ButtonLink>
        </div>
      </header>
      <div className={frame.cards}>
        {profile ? <StepsCard profile={profile} purpose={purpose} merchant={merchant} /> : null}
        <NeedsCard {...about} />
        {/* For people who are hiring, applicants come first. */}
        {purpose === 'hiring' ? <HiringCard uid={uid} /> : null}
        <MoneyCard uid={uid} now={now} />
        <OrdersCard {...about} />
        {merchant ? <OwedCard uid={uid} now={now} /> : null}
        {purpose === 'hiring' ? null : <HiringCard uid={uid} />}
        <ActivityCard {...about} />
      </div>
    </div>
  );
}
