/** Becoming a merchant: the form to apply, the pending request, and an admin's answer. */
import { Alert, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { OwnMerchantRequest } from '../../events/account/port.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { MerchantRequestForm } from './merchant-request-form.tsx';
import { WithdrawRequest } from './withdraw-request.tsx';

export function MerchantRequest() {
  const { merchantRequest, profile: actor } = useApp();
  const { person, merchant } = useSession();
  const { answer, failure, retry, change } = useAnswer(
    async () => ({ request: await merchantRequest.own() }),
    `${person?.uid}`,
  );
  const granted = answer?.request?.state === 'granted';
  useEffect(() => {
    // The profile in memory was loaded before the request was granted.
    if (granted && !merchant) actor.send({ type: 'profile.reload' });
  }, [granted, merchant, actor]);
  const changed = (request: OwnMerchantRequest | null) => change(() => ({ request }));

  if (!answer)
    return failure === null ? (
      <BlockSkeleton label="Loading your request" />
    ) : (
      <ErrorState title="Your request can’t be shown" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  const { request } = answer;
  if (request?.state === 'waiting') return <Waiting request={request} onWithdrawn={() => changed(null)} />;
  return (
    <Stack>
      {request?.state === 'declined' ? (
        <Alert title="Your last request was declined">{request.reason}</Alert>
      ) : null}
      <Text>
        Merchants sell in the marketplace, look after clients and send invoices. Tell us about your shop, and
        an admin will answer.
      </Text>
      <MerchantRequestForm before={request} onAsked={changed} />
    </Stack>
  );
}

interface WaitingProps {
  readonly request: OwnMerchantRequest;
  readonly onWithdrawn: () => void;
}

function Waiting({ request: { shopName, about, askedAt }, onWithdrawn }: WaitingProps) {
  return (
    <Stack>
      <Text>
        You asked on {new Date(askedAt).toLocaleDateString(undefined, { dateStyle: 'long' })} to become a
        merchant as <strong>{shopName}</strong>. You’ll get a notification once an admin has answered.
      </Text>
      <Text c="dimmed">{about}</Text>
      <Group>
        <WithdrawRequest onWithdrawn={onWithdrawn} />
      </Group>
    </Stack>
  );
}
