/**
 * job-description: one's own jobs; `?new` writes one, `?edit={id}` edits one. Visitors may write a job, and log in to
 * save it.
 */
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../session.ts';
import { SignInFirst } from '../sign-in-first.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { BriefcaseIcon, PlusIcon } from '../ui/icons.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { EditJob } from './edit-job.tsx';
import { MyJobs } from './my-jobs.tsx';
import { NewJob } from './new-job.tsx';

export function JobDescriptionPage() {
  const [params] = useSearchParams();
  const { ready, person } = useSession();
  const edited = params.get('edit');
  if (!ready) return <PageSkeleton />;
  if (params.has('new')) return <NewJob key={person?.uid ?? ''} />;
  if (edited !== null) {
    return person ? (
      <EditJob key={edited} id={edited} />
    ) : (
      <SignInFirst title="Edit a job">Only its employer can change a job.</SignInFirst>
    );
  }
  return person ? <MyJobs key={person.uid} /> : <Invitation />;
}

function Invitation() {
  return (
    <Page title="My jobs" lead="Write down what you need, and let people apply.">
      <EmptyState
        icon={<BriefcaseIcon size={26} />}
        title="Offer a job"
        action={
          <>
            <ButtonLink to="/job-description?new">
              <PlusIcon size={18} />
              Post a job
            </ButtonLink>
            <ButtonLink to="/login?next=%2Fjob-description" look="outline">
              Log in to see yours
            </ButtonLink>
          </>
        }
      >
        You can write it now and log in to save it. Everybody who looks for work here sees what you publish.
      </EmptyState>
    </Page>
  );
}
