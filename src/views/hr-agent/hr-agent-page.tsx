/**
 * hr-agent and hr-chat: questions about one's own jobs, applicants and scores, with streamed answers, and analysis of
 * résumés. Without an account, hr-chat shows example questions and links to the login and back.
 */
import { useLocation } from 'react-router-dom';
import { useApp } from '../app.ts';
import { loginPath } from '../guards.ts';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Chat } from './chat.tsx';
import { Starters } from './starters.tsx';

export function HrAgentPage() {
  const { ready, person } = useSession();
  if (!ready) return <PageSkeleton />;
  return person ? <Chat key={person.uid} /> : <Visitor />;
}

function Visitor() {
  const { hrAgent } = useApp();
  const here = useLocation();
  const { state, answer, failure, retry } = useAnswer(() => hrAgent.describe(false), 'agent');
  if (state === 'failed') {
    return (
      <Page title="HR agent">
        <ErrorState title="What can be asked could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  }
  if (!answer) return <PageSkeleton />;
  return (
    <Page
      title="HR agent"
      lead="Answers questions like these about your own jobs, applicants and scores."
      width="wide"
      actions={<ButtonLink to={loginPath(here)}>Log in to ask</ButtonLink>}
    >
      <Starters kinds={answer.kinds} />
    </Page>
  );
}
