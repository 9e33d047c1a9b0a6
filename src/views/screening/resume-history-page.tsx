/**
 * resume-history: the signed-in person's applications with results; and, for everybody, opening and erasing one by its
 * receipt.
 */
import { failureWords, pointNames } from '../../events/screening/words.ts';
import { Anchor, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { OwnResume } from '../../events/screening/port.ts';
import { useApp } from '../app.ts';
import { loginPath } from '../guards.ts';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { receiptHint, notifyErased } from '../ui/erasure-receipt.ts';
import { DocumentIcon, DownloadIcon, TrashIcon } from '../ui/icons.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { downloadErasureReceipt, downloadResume } from './download.ts';
import { byReceipt } from './own-application/receipt.ts';
import classes from './screening.module.css';
import { StatusBadge } from './status-badge.tsx';
import { momentText } from './words.ts';

export function ResumeHistoryPage() {
  const { ready, person } = useSession();
  if (!ready) return <PageSkeleton />;
  return (
    <Page title="My résumés" lead="What you have sent, and what became of it.">
      {person ? (
        <Sent key={person.uid} />
      ) : (
        <EmptyState
          icon={<DocumentIcon size={26} />}
          title="Log in to see what you have sent"
          action={
            <ButtonLink to={loginPath({ pathname: '/resume-history', search: '', hash: '' })}>
              Log in
            </ButtonLink>
          }
        >
          What you sent without an account, its receipt opens.
        </EmptyState>
      )}
      <ByReceipt />
    </Page>
  );
}

function Sent() {
  const { screenings } = useApp();
  const [erasing, setErasing] = useState<OwnResume | null>(null);
  const list = useList({
    sorts: ['-receivedAt'],
    load: async ({ page, pageSize }) => {
      const { items, total } = await screenings.calls.mine({ page, pageSize });
      return { rows: items, total };
    },
  });
  const erase = async ({ id, job }: OwnResume) => {
    const receipt = await screenings.calls.erase(id);
    setErasing(null);
    list.asked.retry();
    notifyErased(`Your résumé for ${job.title} is erased`, receipt);
  };
  return (
    <>
      <ListFrame
        list={list}
        things={['résumé', 'résumés']}
        empty={
          <EmptyState
            icon={<DocumentIcon size={26} />}
            title="You have sent no résumé yet"
            action={<ButtonLink to="/public/job-opening">See the open jobs</ButtonLink>}
          >
            Find a job, and send your résumé for it.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((own) => (
              <li key={own.id}>
                <One own={own} onErase={() => setErasing(own)} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {erasing ? (
        <DeleteDialog
          title={`Erase your résumé for ${erasing.job.title}?`}
          verb={{ does: 'Erase', done: 'erased' }}
          onDelete={() => erase(erasing)}
          onClose={() => setErasing(null)}
        >
          The file, its text, your name and contact details, and the reasons for its score are deleted for
          good, for the employer too. Only the fact that you applied stays.
        </DeleteDialog>
      ) : null}
    </>
  );
}

function One({ own, onErase }: { own: OwnResume; onErase: () => void }) {
  const { screenings } = useApp();
  const { id, job, company, status, total, failure, points, receivedAt, hasFile } = own;
  return (
    <Paper withBorder p="md" component="article" aria-label={`For ${job.title}`}>
      <Group justify="space-between" align="flex-start">
        <div>
          <h2 className={classes.head}>
            <Anchor component={Link} to={`/application/${id}`} inherit>
              {job.title}
            </Anchor>
          </h2>
          <Text size="sm" c="dimmed">
            {company}, sent {momentText(receivedAt)}
          </Text>
        </div>
        <StatusBadge status={status} />
      </Group>
      {failure === null ? null : <Text mt="sm">{failureWords[failure]} Send another file.</Text>}
      {total === null || status === 'erased' ? null : (
        <details className={classes.reasons}>
          <summary>Score {total} of 100</summary>
          <ul>
            {points.map((point, index) => (
              <li key={index}>
                {pointNames[point.of]}: {point.label}, +{point.points}
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            Counted: years of experience, skills, certifications, projects and a degree, as the job’s rubric
            weighs them. A person decides.
          </Text>
        </details>
      )}
      {status === 'erased' ? (
        <Stack gap="xs" mt="sm" align="flex-start">
          <Text size="sm" c="dimmed">
            {receiptHint}
          </Text>
          <Button
            variant="default"
            leftSection={<DownloadIcon size={18} />}
            aria-label={`Download receipt for ${job.title}`}
            onClick={() => void downloadErasureReceipt(screenings.calls, id)}
          >
            Download receipt
          </Button>
        </Stack>
      ) : (
        <Group gap="xs" mt="sm">
          {hasFile ? (
            <Button
              variant="default"
              leftSection={<DownloadIcon size={18} />}
              aria-label={`Download the file for ${job.title}`}
              onClick={() => void downloadResume(screenings.calls, id)}
            >
              Download
            </Button>
          ) : null}
          <Button
            variant="subtle"
            color="red"
            leftSection={<TrashIcon size={18} />}
            aria-label={`Erase the résumé for ${job.title}`}
            onClick={onErase}
          >
            Erase
          </Button>
        </Group>
      )}
    </Paper>
  );
}

/** Withdrawing and erasing what is found are on its own page, where each is asked about. */
function ByReceipt() {
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const open = () => {
    const given = receipt.trim();
    if (given === '') {
      setFailure('Enter the receipt');
      return;
    }
    const { to, state } = byReceipt(given);
    void navigate(to, { state });
  };
  return (
    <Paper
      withBorder
      p="md"
      mt="lg"
      component="form"
      noValidate
      aria-label="By receipt"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Stack gap="sm" align="flex-start">
        <TextInput
          label="Sent without an account? Enter its receipt"
          description="See where your application stands, withdraw it, or erase it."
          value={receipt}
          error={failure}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          w="100%"
          onChange={(event) => setReceipt(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          See where it stands
        </Button>
      </Stack>
    </Paper>
  );
}
