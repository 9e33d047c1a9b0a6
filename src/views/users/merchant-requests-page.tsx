/** merchant-requests: people who wait to become merchants. An admin grants a request, or declines it with a reason. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WaitingMerchantRequest } from '../../events/account/port.ts';
import { pageNames } from '../../events/shared/page-names.ts';
import { useApp } from '../app.ts';
import { StoreIcon } from '../ui/icons.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { ReasonDialog } from '../ui/reason-dialog.tsx';
import classes from './merchant-requests-page.module.css';

export function MerchantRequestsPage() {
  const { admin } = useApp();
  const list = useList({
    sorts: ['askedAt'],
    load: async ({ page, pageSize }) => {
      const { requests, total } = await admin.merchantRequests({ page, pageSize });
      return { rows: requests, total };
    },
  });
  const { retry } = list.asked;
  return (
    <Page
      title={pageNames['/merchant-requests']}
      lead="Granting one gives the role at once, and both answers tell the person."
    >
      <ListFrame
        list={list}
        things={['request', 'requests']}
        empty={
          <EmptyState icon={<StoreIcon size={26} />} title="No requests right now">
            When somebody asks to become a merchant, you’ll find it here.
          </EmptyState>
        }
      >
        {(rows: readonly WaitingMerchantRequest[]) => (
          <ul className={classes.list}>
            {rows.map((request) => (
              <li key={request.uid} className={classes.request}>
                <Request request={request} onAnswered={retry} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </Page>
  );
}

interface RequestProps {
  readonly request: WaitingMerchantRequest;
  readonly onAnswered: () => void;
}

function Request({ request, onAnswered }: RequestProps) {
  const { admin } = useApp();
  const [granting, setGranting] = useState(false);
  const [declining, setDeclining] = useState(false);
  const { uid, shopName, about, displayName, userName, email, emailVerified, askedAt } = request;
  const name = displayName || email;
  const grant = async () => {
    setGranting(true);
    try {
      await admin.answerMerchantRequest(uid, { granted: true, reason: '', askedAt });
      notify({ message: `${name} is a merchant now`, tone: 'positive' });
      onAnswered();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
    setGranting(false);
  };
  const decline = async (reason: string) => {
    await admin.answerMerchantRequest(uid, { granted: false, reason, askedAt });
    notify({ message: 'The request is declined', tone: 'positive' });
    setDeclining(false);
    onAnswered();
  };
  return (
    <>
      <h2>{shopName}</h2>
      <p>{about}</p>
      <p className={classes.about}>
        <Link to={`/user/${encodeURIComponent(userName)}`}>{name}</Link>, {email}
        {emailVerified ? '' : ' (not confirmed)'},{' '}
        {new Date(askedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
      </p>
      <Group gap="xs">
        <Button loading={granting} aria-label={`Grant ${shopName}`} onClick={() => void grant()}>
          Grant
        </Button>
        <Button variant="default" aria-label={`Decline ${shopName}`} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </Group>
      {declining ? (
        <ReasonDialog
          title={`Decline ${shopName}?`}
          label="Why"
          send="Decline"
          isSerious
          onSend={decline}
          onClose={() => setDeclining(false)}
        >
          {name} will read this, and can ask again.
        </ReasonDialog>
      ) : null}
    </>
  );
}
