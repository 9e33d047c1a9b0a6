/** /pending-invite: the invite that the signed-in person has to answer, and their current merchant. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { pageNames } from '../../events/shared/page-names.ts';
import { inviteDays } from '../../events/invite/events.ts';
import type { Relation, WaitingInvite } from '../../events/invite/port.ts';
import type { InviteActor } from '../../machines/invite.machine.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { dayOf } from '../transactions/words.ts';
import { ShareIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import classes from './clients.module.css';
import { InviteQuestion, InviteTrouble } from './invite-dialogs.tsx';
import { useInviteActor } from './use-invite-actor.ts';
import { nameOf } from './words.ts';

export function PendingInvitePage() {
  const { invites, profile } = useApp();
  const { person } = useSession();
  const [about, setAbout] = useState('');
  const { state, answer, failure, retry } = useAnswer(async () => {
    const [invite, relation] = await Promise.all([invites.calls.pending(), invites.calls.myMerchant()]);
    return { invite, relation };
  }, person?.uid ?? '');
  const actor = useInviteActor(() => {
    retry();
    profile.send({ type: 'profile.reload' });
  });

  if (!answer && state === 'loading') return <PageSkeleton />;
  return (
    <Page title={pageNames['/pending-invite']} lead="Who has invited you, and whose client you are.">
      <InviteTrouble actor={actor} />
      {answer ? (
        <>
          <Waiting
            actor={actor}
            invite={answer.invite}
            merchant={answer.relation ? nameOf(answer.relation.merchant) : null}
            onAbout={setAbout}
          />
          <Merchant actor={actor} relation={answer.relation} onAbout={setAbout} />
        </>
      ) : (
        <ErrorState title="Your invite could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      )}
      <InviteQuestion actor={actor} name={about} />
    </Page>
  );
}

interface WaitingProps {
  readonly actor: InviteActor;
  readonly invite: WaitingInvite | null;
  /** The person's current merchant. */
  readonly merchant: string | null;
  readonly onAbout: (name: string) => void;
}

function Waiting({ actor, invite, merchant, onAbout }: WaitingProps) {
  const working = useSelector(actor, (snapshot) => snapshot.matches('working'));
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  if (!invite)
    return (
      <div className={classes.part}>
        <EmptyState icon={<ShareIcon size={26} />} title="No invites right now">
          When a merchant invites you as a client, you can answer here for {inviteDays} days.
        </EmptyState>
      </div>
    );
  const name = nameOf(invite.merchant);
  return (
    <section className={classes.part} aria-labelledby="invite">
      <Paper withBorder p="lg">
        <Stack>
          <h2 id="invite" style={{ margin: 0 }}>
            {name} invites you to become their client
          </h2>
          <Text c="dimmed" size="sm">
            Sent on {dayOf(invite.sentAt)}. You can answer until {dayOf(invite.expiresAt)}.
          </Text>
          <p>If you accept:</p>
          <ul className={classes.meaning}>
            <li>{name} sees your name, email address and phone number.</li>
            <li>{name} sees the photos that you share with your merchant, and can share photos with you.</li>
            <li>{name} can show you private products.</li>
            <li>You can end this at any time. From then on nothing is shared.</li>
          </ul>
          <p>If you decline, {name} learns nothing about you.</p>
          {merchant === null ? null : (
            <p>
              You are a client of {merchant} now, and can have one merchant at a time. End that first, then
              accept.
            </p>
          )}
          <Group>
            <Button
              loading={working}
              disabled={!ready && !working}
              onClick={() => actor.send({ type: 'invite.accept', id: invite.id })}
            >
              Accept
            </Button>
            <Button
              variant="default"
              disabled={!ready}
              onClick={() => {
                onAbout(name);
                actor.send({ type: 'invite.decline', id: invite.id });
              }}
            >
              Decline
            </Button>
          </Group>
        </Stack>
      </Paper>
    </section>
  );
}

interface MerchantProps {
  readonly actor: InviteActor;
  readonly relation: Relation | null;
  readonly onAbout: (name: string) => void;
}

function Merchant({ actor, relation, onAbout }: MerchantProps) {
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  return (
    <section className={classes.part} aria-labelledby="merchant">
      <h2 id="merchant">Your merchant</h2>
      {relation ? (
        <Paper withBorder p="lg">
          <Group justify="space-between">
            <div className={classes.person}>
              <span className={classes.name}>{nameOf(relation.merchant)}</span>
              <span className={classes.small}>You are their client since {dayOf(relation.since)}</span>
            </div>
            <Button
              variant="outline"
              color="red"
              disabled={!ready}
              onClick={() => {
                onAbout(nameOf(relation.merchant));
                actor.send({ type: 'relation.end', id: relation.inviteId });
              }}
            >
              Leave shop
            </Button>
          </Group>
        </Paper>
      ) : (
        <p>You’re not a client of any merchant now. Nothing of yours is shared.</p>
      )}
    </section>
  );
}
