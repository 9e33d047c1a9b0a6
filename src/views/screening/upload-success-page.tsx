/** upload-success: the application was received; how to follow it and how to withdraw it. */
import { Button, CopyButton, Group, Paper, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CheckIcon, DocumentIcon } from '../ui/icons.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import type { SentResume } from '../../events/screening/port.ts';
import { byReceipt, receiptLink } from './own-application/receipt.ts';
import classes from './screening.module.css';

export function UploadSuccessPage() {
  const { state } = useLocation() as { state: SentResume | null };
  return state ? <Sent sent={state} /> : <NothingSent />;
}

function Sent({ sent: { jobTitle, receipt } }: { sent: SentResume }) {
  const { person } = useSession();
  return (
    <Page title="Résumé received" width="narrow">
      <EmptyState
        icon={<CheckIcon size={26} />}
        title={`It is on its way for ${jobTitle}`}
        action={
          person ? (
            <ButtonLink to="/resume-history">Follow it</ButtonLink>
          ) : (
            <ButtonLink to="/public/job-opening">See more jobs</ButtonLink>
          )
        }
      >
        It is read and scored within moments. A person decides, and gets in touch with you.
        {receipt === null ? ' We already have this file, so nothing was added twice.' : null}
      </EmptyState>
      {receipt === null ? null : <Receipt receipt={receipt} />}
    </Page>
  );
}

/** The page was opened by its URL, without an application. */
function NothingSent() {
  return (
    <Page title="No résumé was sent" width="narrow">
      <EmptyState
        icon={<DocumentIcon size={26} />}
        title="Nothing was sent just now"
        action={<ButtonLink to="/public/job-opening">See the open jobs</ButtonLink>}
      >
        What you sent with an account before is under <Link to="/resume-history">My résumés</Link>.
      </EmptyState>
    </Page>
  );
}

function Receipt({ receipt }: { receipt: string }) {
  return (
    <Paper withBorder p="lg" mt="lg" component="section" aria-label="Your receipt">
      <Stack gap="sm">
        <h2 className={classes.head}>Your receipt</h2>
        <Text>
          With it you see where your application stands, withdraw it or have your résumé erased, without an
          account. It is shown only now: keep it, and give it to nobody.
        </Text>
        <code className={classes.receipt}>{receipt}</code>
        <Group gap="xs">
          <Button component={Link} {...byReceipt(receipt)}>
            See where it stands
          </Button>
          <CopyButton value={receipt}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <CopyButton value={receiptLink(receipt)}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Link copied' : 'Copy as a link'}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Paper>
  );
}
