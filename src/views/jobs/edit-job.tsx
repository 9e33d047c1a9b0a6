/** Editing a job. Two simultaneous edits do not overwrite each other: the later one gets a message. */
import { useNavigate } from 'react-router-dom';
import type { OwnJob } from '../../events/job/port.ts';
import { useApp } from '../app.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BriefcaseIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { type JobAction, JobForm } from './job-form.tsx';

/** The first is the most likely: an open job stays open, a draft is published. */
const actionsFor: Readonly<Record<OwnJob['status'], readonly JobAction[]>> = {
  draft: [
    { label: 'Save and publish', open: true },
    { label: 'Save the draft', open: false, keeps: true },
  ],
  open: [{ label: 'Save', open: true, keeps: true }],
  closed: [
    { label: 'Save', open: false, keeps: true },
    { label: 'Save and reopen', open: true },
  ],
};

export function EditJob({ id }: { id: string }) {
  const { jobs } = useApp();
  const navigate = useNavigate();
  const { state, answer: job, failure, retry, change } = useAnswer(() => jobs.loadOwn(id), id);
  const back = () => void navigate('/job-description');
  if (state === 'loading') return <PageSkeleton />;
  return (
    <Page title="Edit a job" lead={job?.title}>
      {state === 'failed' ? (
        <ErrorState title="The job could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : job ? (
        <JobForm
          start={job}
          actions={actionsFor[job.status]}
          onSave={async (fields, { keeps }) => {
            const saved = await jobs.save(id, job.version, fields);
            // If publishing fails, the next attempt starts from the saved version.
            change(() => saved);
            if (!keeps) await jobs[job.status === 'draft' ? 'open' : 'reopen'](id, saved.version);
            notify({
              message: keeps ? `Saved ${saved.title}` : `${saved.title} is on the board`,
              tone: 'positive',
            });
          }}
          onSaved={back}
          onCancel={back}
        />
      ) : (
        <EmptyState
          icon={<BriefcaseIcon size={26} />}
          title="This is not one of your jobs"
          action={<ButtonLink to="/job-description">My jobs</ButtonLink>}
        >
          It was deleted, or somebody else offers it.
        </EmptyState>
      )}
    </Page>
  );
}
