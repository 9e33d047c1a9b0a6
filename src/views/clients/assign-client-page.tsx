/** assign-client: a merchant invites people, and sees their clients and invites. */
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { MerchantOnly } from '../merchant-only.tsx';
import { Page } from '../ui/page.tsx';
import classes from './clients.module.css';
import { ClientsList } from './clients-list.tsx';
import { InviteQuestion, InviteTrouble } from './invite-dialogs.tsx';
import { SendInvite } from './send-invite.tsx';
import { SentInvitesList } from './sent-invites-list.tsx';
import { useInviteActor } from './use-invite-actor.ts';

const title = pageNames['/assign-client'];

export function AssignClientPage() {
  return (
    <MerchantOnly title={title}>
      <AssignClient />
    </MerchantOnly>
  );
}

function AssignClient() {
  const [params, setParams] = useSearchParams();
  const [about, setAbout] = useState('');
  /** Number of completed commands; a change reloads the lists. */
  const [settled, setSettled] = useState(0);
  const actor = useInviteActor(() => setSettled((count) => count + 1));
  const show = params.get('show') === 'invites' ? 'invites' : 'clients';
  const of = String(settled);
  return (
    <Page
      title={title}
      lead="Invite people to become your clients. Nothing of theirs is shared before they accept."
      width="wide"
    >
      <div className={classes.part}>
        <SendInvite actor={actor} />
      </div>
      <InviteTrouble actor={actor} />
      <Tabs
        value={show}
        keepMounted={false}
        onChange={(chosen) => setParams(chosen === 'invites' ? { show: chosen } : {})}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="clients">Clients</Tabs.Tab>
          <Tabs.Tab value="invites">Sent invites</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="clients">
          <ClientsList actor={actor} of={of} onAbout={setAbout} />
        </Tabs.Panel>
        <Tabs.Panel value="invites">
          <SentInvitesList actor={actor} of={of} onAbout={setAbout} />
        </Tabs.Panel>
      </Tabs>
      <InviteQuestion actor={actor} name={about} />
    </Page>
  );
}
