/** Shown to visitors on a public page that is useful only with an account. */
import { useLocation } from 'react-router-dom';
import { loginPath } from './guards.ts';
import { ButtonLink } from './ui/button.tsx';
import { SignInIcon } from './ui/icons.tsx';
import { EmptyState, Page } from './ui/page.tsx';

/** @param title of the page */
export function SignInFirst({ title, children }: { title: string; children: string }) {
  const here = useLocation();
  return (
    <Page title={title}>
      <EmptyState
        icon={<SignInIcon size={26} />}
        title="Log in to continue"
        action={<ButtonLink to={loginPath(here)}>Log in</ButtonLink>}
      >
        {children}
      </EmptyState>
    </Page>
  );
}
