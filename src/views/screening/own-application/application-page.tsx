/**
 * application: one's own application by receipt, and application/{id} for an applicant with an account. An invalid
 * receipt always gets the same answer, whatever became of its application.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { loginPath } from '../../guards.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DocumentIcon } from '../../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { ApplicationView } from './application-view.tsx';
import { isReceipt } from './receipt.ts';
import { useApplication } from './use-application.ts';

const title = 'Your application';

/** The receipt from the link, kept in the history state, so that it survives a reload. null: not moved there yet. */
function useReceipt(): string | null {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const given = hash.slice(1);
  useEffect(() => {
    if (given !== '') void navigate(pathname, { replace: true, state: { receipt: given } });
  }, [given, pathname, navigate]);
  if (given !== '') return null;
  return (state as { receipt?: string } | null)?.receipt ?? '';
}

export function ApplicationPage() {
  const { id } = useParams();
  return (
    <>
      {/* A personal page: search engines must not index it. */}
      <meta name="robots" content="noindex, nofollow, noarchive" />
      {id === undefined ? <ByReceipt /> : <OfAccount id={id} />}
    </>
  );
}

const toReceipt = <ButtonLink to="/resume-history">Enter a receipt</ButtonLink>;

function ByReceipt() {
  const receipt = useReceipt();
  if (receipt === null) return <PageSkeleton />;
  if (receipt !== '') return <Found key={receipt} application={receipt} mayExist={isReceipt(receipt)} />;
  return (
    <Page title={title} width="narrow">
      <EmptyState icon={<DocumentIcon size={26} />} title="Open it with your receipt" action={toReceipt}>
        You were shown it when you applied.
      </EmptyState>
    </Page>
  );
}

function OfAccount({ id }: { id: string }) {
  const { ready, person } = useSession();
  if (!ready) return <PageSkeleton />;
  if (person) return <Found key={`${person.uid} ${id}`} application={id} mayExist={!isReceipt(id)} />;
  const login = loginPath({ pathname: `/application/${id}`, search: '', hash: '' });
  return (
    <Page title={title} width="narrow">
      <EmptyState
        icon={<DocumentIcon size={26} />}
        title="Log in to see your application"
        action={<ButtonLink to={login}>Log in</ButtonLink>}
      >
        What you sent without an account, its receipt opens.
      </EmptyState>
    </Page>
  );
}

function Found({ application: key, mayExist }: { application: string; mayExist: boolean }) {
  const { isLoading, application, failure, retry, show } = useApplication(key, mayExist);
  const [isErased, setErased] = useState(false);
  if (isErased)
    return (
      <Page title={title} width="narrow">
        <EmptyState
          icon={<DocumentIcon size={26} />}
          title="Your résumé is erased"
          action={<ButtonLink to="/public/job-opening">See the open jobs</ButtonLink>}
        >
          File, text and score are gone for good, also for the employer.
        </EmptyState>
      </Page>
    );
  if (isLoading) return <PageSkeleton />;
  if (failure !== null)
    return (
      <Page title={title} width="narrow">
        <ErrorState title="It could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  if (!application)
    return (
      <Page title={title} width="narrow">
        <ErrorState title="This opens no application" action={toReceipt}>
          The receipt is mistyped, or what was sent with it has been erased.
        </ErrorState>
      </Page>
    );
  return (
    <ApplicationView
      applicationKey={key}
      application={application}
      onChanged={show}
      onErased={() => setErased(true)}
    />
  );
}
