/** The signed-in person's jobs, in every status, with all actions on them. */
import { ActionIcon, Badge, Button, NativeSelect, Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { jobPath } from '../../events/job/posting.ts';
import { jobStatuses } from '../../events/job/projection.ts';
import type { OwnJob, OwnJobsQuery } from '../../events/job/port.ts';
import { useApp } from '../app.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { BriefcaseIcon, EditIcon, EyeIcon, LockIcon, PlusIcon, TrashIcon, UploadIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFiles } from '../ui/list/list-files.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { ApplicantsFigures } from './applicants-figures.tsx';
import classes from './jobs.module.css';
import { dateText, dayOf, placeText, stateOf, statusNames } from './words.ts';

const sorts: readonly [OwnJobsQuery['sort'], ...OwnJobsQuery['sort'][]] = [
  '-createdAt',
  'createdAt',
  'title',
  '-title',
  'validThrough',
  '-validThrough',
];

const editPath = (id: string) => `/job-description?edit=${encodeURIComponent(id)}`;
const writeLink = (
  <ButtonLink to="/job-description?new">
    <PlusIcon size={18} />
    Post a job
  </ButtonLink>
);

type Step = 'open' | 'close' | 'reopen';
const done: Readonly<Record<Step, (title: string) => string>> = {
  open: (title) => `${title} is on the board`,
  close: (title) => `${title} is closed`,
  reopen: (title) => `${title} is on the board again`,
};

export function MyJobs() {
  const { jobs } = useApp();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<OwnJob | null>(null);
  const list = useList({
    sorts,
    filters: ['status'],
    maxConcurrent: 100,
    load: async ({ filters: { status }, ...question }) => {
      const { items, total } = await jobs.mine({ ...question, status: statusOf(status) });
      return { rows: items, total };
    },
  });

  const take = async (step: Step, { id, version, title }: OwnJob) => {
    try {
      const changed = await jobs[step](id, version);
      list.asked.change(({ rows, total }) => ({
        rows: rows.map((row) => (row.id === id ? changed : row)),
        total,
      }));
      notify({
        message: done[step](title),
        tone: 'positive',
        ...(step === 'close' ? { action: { label: 'Undo', run: () => void take('reopen', changed) } } : {}),
      });
    } catch (error) {
      // The job may lack fields that an open job needs.
      const edit = { label: 'Edit it', run: () => void navigate(editPath(id)) };
      notify({ message: messageOf(error), tone: 'negative', ...(step === 'close' ? {} : { action: edit }) });
    }
  };
  const remove = async ({ id, version, title }: OwnJob) => {
    await jobs.remove(id, version);
    setDeleting(null);
    list.asked.retry();
    notify({ message: `${title} is deleted`, tone: 'positive' });
  };

  return (
    <Page
      title="My jobs"
      lead={
        <>
          The jobs you offer. Open ones are on the <Link to="/public/job-opening">board</Link>, for everybody.
        </>
      }
      width="wide"
      actions={writeLink}
    >
      <ListFrame
        list={list}
        search={{ label: 'Search' }}
        filters={
          <NativeSelect
            label="Status"
            value={list.question.filters.status}
            onChange={(event) => list.filter({ status: event.currentTarget.value })}
            data={[
              { value: '', label: 'All' },
              ...jobStatuses.map((value) => ({ value, label: statusNames[value] })),
            ]}
          />
        }
        figures={
          <ApplicantsFigures
            list={list.asked}
            question={{ search: list.question.search, status: statusOf(list.question.filters.status) }}
            of={list.asked.answer?.total}
          />
        }
        actions={<ListFiles title="My jobs" name="my-jobs" list={list} columns={fileColumns} />}
        things={['job', 'jobs']}
        empty={
          <EmptyState icon={<BriefcaseIcon size={26} />} title="You have no jobs yet" action={writeLink}>
            Describe who you’re looking for. Keep it as a draft until it’s ready, then publish it.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label="My jobs"
            list={list}
            rows={rows}
            columns={columns}
            rowKey={({ id }) => id}
            actions={(job) => (
              <JobActions
                job={job}
                onStep={(step) => void take(step, job)}
                onDelete={() => setDeleting(job)}
              />
            )}
          />
        )}
      </ListFrame>
      {deleting ? (
        <DeleteDialog
          title={`Delete ${deleting.title}?`}
          onDelete={() => remove(deleting)}
          onClose={() => setDeleting(null)}
          instead={
            deleting.status === 'open' ? (
              <Button
                variant="default"
                onClick={() => {
                  setDeleting(null);
                  void take('close', deleting);
                }}
              >
                Close it instead
              </Button>
            ) : null
          }
        >
          Nobody can find it any more, not even you. Its text and the résumés sent for it are erased 30 days
          later.
          {deleting.status === 'open' ? ' Closing takes it off the board and keeps it.' : null}
        </DeleteDialog>
      ) : null}
    </Page>
  );
}

/** The URL may hold anything. */
const statusOf = (text: string) => jobStatuses.find((one) => one === text) ?? null;

interface JobActionsProps {
  readonly job: OwnJob;
  readonly onStep: (step: Step) => void;
  readonly onDelete: () => void;
}

const steps: Readonly<Record<OwnJob['status'], readonly [Step, string, ReactNode]>> = {
  draft: ['open', 'Publish', <UploadIcon key="icon" />],
  open: ['close', 'Close', <LockIcon key="icon" />],
  closed: ['reopen', 'Reopen', <UploadIcon key="icon" />],
};

function JobActions({ job, onStep, onDelete }: JobActionsProps) {
  const [step, label, icon] = steps[job.status];
  return (
    <>
      {job.takesApplications ? (
        <Tooltip label="See it as others do">
          <ActionIcon
            component={Link}
            to={jobPath(job.id)}
            variant="subtle"
            size={40}
            aria-label={`See ${job.title} as others do`}
          >
            <EyeIcon />
          </ActionIcon>
        </Tooltip>
      ) : null}
      <Tooltip label="Edit">
        <ActionIcon
          component={Link}
          to={editPath(job.id)}
          variant="subtle"
          size={40}
          aria-label={`Edit ${job.title}`}
        >
          <EditIcon />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={label}>
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={`${label} ${job.title}`}
          onClick={() => onStep(step)}
        >
          {icon}
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon
          variant="subtle"
          color="red"
          size={40}
          aria-label={`Delete ${job.title}`}
          onClick={onDelete}
        >
          <TrashIcon />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

const jobColumn: Column<OwnJob> = {
  label: 'Job',
  sort: 'title',
  text: ({ title }) => title,
  cell: (job) => (
    <div className={classes.job}>
      <span className={classes.name}>{job.title}</span>
      <span className={classes.where}>{placeText(job)}</span>
    </div>
  ),
};
/** On the page it is below the title. */
const placeColumn: Column<OwnJob> = { label: 'Place', text: placeText, cell: placeText };

const otherColumns: readonly Column<OwnJob>[] = [
  {
    label: 'Status',
    text: (job) => stateOf(job).name,
    cell: (job) => {
      const { name, color } = stateOf(job);
      return (
        <Badge variant="light" color={color} tt="none">
          {name}
        </Badge>
      );
    },
  },
  {
    label: 'Last day',
    short: true,
    sort: 'validThrough',
    orders: ['soonest first', 'latest first'],
    text: ({ validThrough }) => validThrough,
    cell: ({ validThrough }) => (validThrough === '' ? 'not set' : dateText(validThrough)),
  },
  {
    label: 'Written',
    short: true,
    sort: 'createdAt',
    orders: ['oldest first', 'newest first'],
    day: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dayOf(createdAt),
  },
];

const columns = [jobColumn, ...otherColumns];
const fileColumns = [jobColumn, placeColumn, ...otherColumns];
