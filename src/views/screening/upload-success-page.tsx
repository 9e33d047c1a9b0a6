/** upload-success: it was received; how to follow it, and how to take it back. */
import { Button, CopyButton, Paper, Stack, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import type { SentResume } from './port.ts';
import classes from './screening.module.css';

export function UploadSuccessPage() {
  const { state } = useLocation() as { state: SentResume | null };
  const { person } = useSession();
  return (
    <Page title="Résumé received" width="narrow">
      <EmptyState
        icon={<CheckIcon size={26} />}
        title={state ? `It is on its way for ${state.jobTitle}` : 'It is on its way'}
        action={
          person ? (
            <ButtonLink to="/resume-history">Follow it</ButtonLink>
          ) : (
            <ButtonLink to="/public/job-opening">See more jobs</ButtonLink>
          )
        }
      >
        It is read and scored within moments. A person decides, and gets in touch with you.
        {state && state.receipt === null ? ' You had sent the same file for this job before.' : null}
      </EmptyState>
      {state?.receipt ? <Receipt receipt={state.receipt} /> : null}
    </Page>
  );
}

function Receipt({ receipt }: { receipt: string }) {
  return (
    <Paper withBorder p="lg" mt="lg" component="section" aria-label="Your receipt">
      <Stack gap="sm">
        <h2 className={classes.head}>Your receipt</h2>
        <Text>
          With it you can have your résumé erased, without an account. It is shown only now: keep it, and give
          it to nobody.
        </Text>
        <code className={classes.receipt}>{receipt}</code>
        <CopyButton value={receipt}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} style={{ alignSelf: 'flex-start' }}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Paper>
  );
}
