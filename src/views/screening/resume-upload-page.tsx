/**
 * resume-upload?jobId&employerId&employerPhone: applies for a job. The parameters are removed from the address bar;
 * the job's owner and phone number come from the server, whatever the URL says.
 */
import { Anchor } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { jobPath } from '../../events/job/posting.ts';
import { readablePhone } from '../../events/shared/phone.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BriefcaseIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { ApplicationForm } from './application-form.tsx';

const names = ['jobId', 'employerId', 'employerPhone'] as const;

/** The parameters from the URL, kept in the history state, so that they survive a reload. */
function useInputs(): { readonly jobId: string } | null {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { jobId?: string } | null };
  const navigate = useNavigate();
  const inAddress = names.some((name) => params.has(name));
  const jobId = inAddress ? (params.get('jobId') ?? '') : (state?.jobId ?? '');
  useEffect(() => {
    if (inAddress) void navigate('/resume-upload', { replace: true, state: { jobId } });
  }, [inAddress, jobId, navigate]);
  return inAddress ? null : { jobId };
}

const toBoard = <ButtonLink to="/public/job-opening">See the open jobs</ButtonLink>;

export function ResumeUploadPage() {
  const inputs = useInputs();
  const { ready } = useSession();
  if (!inputs || !ready) return <PageSkeleton />;
  if (inputs.jobId !== '') return <ForJob key={inputs.jobId} id={inputs.jobId} />;
  return (
    <Page title="Send your résumé">
      <EmptyState icon={<BriefcaseIcon size={26} />} title="Choose a job first" action={toBoard}>
        Every résumé is sent for one job, to the one who offers it.
      </EmptyState>
    </Page>
  );
}

function ForJob({ id }: { id: string }) {
  const { jobs } = useApp();
  const navigate = useNavigate();
  const { state, answer: job, failure, retry } = useAnswer(() => jobs.loadOpen(id), id);
  if (state === 'failed') {
    return (
      <Page title="Send your résumé">
        <ErrorState title="The job could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  }
  if (state === 'loading') return <PageSkeleton />;
  if (!job) {
    return (
      <Page title="Send your résumé">
        <EmptyState
          icon={<BriefcaseIcon size={26} />}
          title="This job takes no applications"
          action={toBoard}
        >
          It may have been filled, withdrawn or closed.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title="Send your résumé"
      lead={
        <>
          For <Link to={jobPath(job.id)}>{job.title}</Link> at {job.company}.
          {job.contactPhone === '' ? null : (
            <>
              {' '}
              Questions? Call{' '}
              <Anchor href={`tel:${job.contactPhone}`}>{readablePhone(job.contactPhone)}</Anchor>.
            </>
          )}
        </>
      }
      width="narrow"
    >
      <ApplicationForm
        jobId={job.id}
        company={job.company}
        country={job.country}
        keptMonths={job.erasedAfterMonths}
        onSent={(sent) => void navigate('/upload-success', { replace: true, state: sent })}
      />
    </Page>
  );
}
